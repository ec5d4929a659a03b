import type {GameFacts, WordsOf} from "../game";

export const facts = {
  aliases: [
    "hackenbush",
    "树的删边游戏",
    "树上删边",
    "无向图删边",
    "Christmas game",
    "圣诞树",
    "砍树游戏",
    "克朗原理",
    "费森原理",
    "colon principle",
    "fusion principle",
    "bamboo stalks",
    "竹子",
    "tree",
    "trees",
    "drawing",
    "line drawing",
    "cut branches",
    "stick figure",
    "树",
    "砍树",
    "剪画",
  ],
  problems: ["POJ 3710", "AtCoder AGC017D"],
  examples: {
    surprising: {position: "0-1 1-2 2-3 3-0 2-4 4-5"},
    hard: {
      position:
        "0-1 0-2 2-3 1-4 0-5 1-6 4-7 5-8 8-9 7-10 7-11 9-12 10-13 12-14 10-15 15-16 14-17 15-18 15-19 17-20 19-21 15-18 3-4 0-1 9-11 0-0 12-14 8-8 9-11 8-8 5-6 12-13 9-12 17-17 6-8",
    },
  },
  limits: {},
  sources: {
    winningways: "E. Berlekamp, J. Conway, R. Guy, Winning Ways for your Mathematical Plays, chapter 7",
  },
  theories: ["colon-fusion", "nim-sum"],
  variants: {},
} satisfies GameFacts;

export const en = {
  name: "Green Hackenbush",
  rule: "Cut one edge. Everything no longer connected to the ground falls.",
  about:
    "A stalk of n edges is a Nim heap of n. Branches add by the colon principle, and by the fusion principle you may shrink every cycle to a single vertex.",
  notation: {
    position:
      "edges `0-1 1-2 1-1`, vertex 0 the ground; `ground=0,5` first for several; also pairs without dashes, with or without an `n m` header; or a tree on the ground as brackets `(()(()))`",
    move: "cut an edge; everything no longer connected to the ground falls",
  },
  examples: {
    surprising:
      "An even cycle is worth 0 and shrinks to the ground, which leaves a stalk of two, worth 2. Of six cuts one wins, at the foot of the stalk.",
    hard: "35 edges, with cycles, loops and parallel edges, worth 5. Only one cut wins: 19-21.",
  },
  limits: {},
  formulas: {},
  material: "graph",
  theory: "colon and fusion principles",
  variants: {},
} satisfies WordsOf<typeof facts>;

export const zh: typeof en = {
  name: "删边游戏（绿色 Hackenbush）",
  rule: "每步删去一条边，不再与地面相连的部分随之消失。",
  about:
    "n 条边的竹竿就是 n 枚石子的一堆。各分枝按克朗原理（Colon Principle）合并，环按费森原理（Fusion Principle）缩成一点。",
  notation: {
    position:
      "各条边 `0-1 1-2 1-1`，顶点 0 是地面；地面有多个顶点时在开头写 `ground=0,5`；边也可以不写短横，成对列出，前面带不带 `n m` 一行都行；长在地面上的一棵树还可写成括号 `(()(()))`",
    move: "删去一条边，不再与地面相连的部分随之消失",
  },
  examples: {
    surprising: "偶环的值为 0，缩进地面之后，上面只剩两条边的竹竿，SG 值为 2。六条边中只有删去竹竿根部的 2-4 必胜。",
    hard: "35 条边，含环、自环与重边，SG 值为 5。只有删去 19-21 必胜。",
  },
  limits: {},
  formulas: {},
  material: "图与树",
  theory: "克朗原理与费森原理",
  variants: {},
};
