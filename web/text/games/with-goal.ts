import type {GameFacts, WordsOf} from "../game";

export const facts = {
  aliases: [
    "achievement game",
    "avoidance game",
    "first to make a heap",
    "wins when",
    "loses when",
    "先做出者胜",
    "避免",
    "目标",
    "Harary",
  ],
  problems: [],
  examples: {
    surprising: {position: "3"},
    hard: {position: "8,6,5"},
  },
  limits: {},
  sources: {
    harary1982: "F. Harary, Achievement and avoidance games for graphs, Annals of Discrete Mathematics 13 (1982)",
  },
  theories: ["search"],
  variants: {},
} satisfies GameFacts;

export const en = {
  name: "A game on heaps with a goal",
  rule: "Move as in the game in brackets. Whoever first makes a heap of the size named there wins at once, or loses at once.",
  ruled: {text: "Move as in {rules}: whoever first makes such a heap has won at once, or lost at once."},
  about:
    "Behind the game stands `wins when` or `loses when`, and a condition on the size of a heap: `with-goal(nim; wins when n=0):3,5`. A heap counts as made when a move leaves it of another; an emptied heap is one of 0. Moves that lose at once are left out. If nobody makes such a heap, the last move wins as usual.",
  notation: {
    rules:
      "a game on heaps and a goal, `kayles; wins when n=1`, `nim; loses when n=0`, `subtraction(1,3); wins when n mod 4=1`",
    position: "heaps `5,3`; `5,1/over` once the goal has been reached",
    move: "move as in the game",
  },
  examples: {
    surprising: "Three pins in a row are lost. You can only take one at an end, and your opponent takes the other two.",
    hard: "Worth 3. Of 13 moves four win.",
  },
  limits: {},
  formulas: {
    goal: {
      brief: "{heap} can be made {left}, which reaches the goal",
      text: "From {heap} a move leaves {left}, which reaches the goal and wins the whole game at once.",
    },
  },
  material: "heaps",
  theory: "search",
  variants: {},
} satisfies WordsOf<typeof facts>;

export const zh: typeof en = {
  name: "带目标的取石子游戏",
  rule: "按括号里的游戏走。谁先做出一堆规定大小的石子，谁立即获胜（或立即告负）。",
  ruled: {text: "按 {rules} 走：谁先做出这样的一堆，谁立即获胜（或立即告负）。"},
  about:
    "游戏之后写 `wins when`（做出者胜）或 `loses when`（做出者负），再写对一堆大小的条件：`with-goal(nim; wins when n=0):3,5`。一步走完后新留下的堆才算做出；取空的一堆算 0 枚。立即告负的走法不列出。若始终无人做出，仍由走最后一步的人获胜。",
  notation: {
    rules:
      "一个取石子的游戏和一个目标，`kayles; wins when n=1`、`nim; loses when n=0`、`subtraction(1,3); wins when n mod 4=1`",
    position: "各堆石子数 `5,3`；目标达成后写成 `5,1/over`",
    move: "按该游戏走一步",
  },
  examples: {
    surprising: "一排三个球瓶必败：只能从一端取走一个，对方随即取走剩下的两个。",
    hard: "SG 值为 3。13 种走法中有四种必胜。",
  },
  limits: {},
  formulas: {
    goal: {
      brief: "{heap} 可一步变成 {left}，达成目标",
      text: "从 {heap} 走一步可得 {left}，目标达成，立即赢下整盘。",
    },
  },
  material: "石子堆",
  theory: "搜索",
  variants: {},
};
