import type {GameFacts, WordsOf} from "../game";

export const facts = {
  aliases: [
    "red-blue hackenbush",
    "red blue green",
    "hackenbush restrained",
    "partizan hackenbush",
    "surreal numbers",
    "dyadic",
    "超现实数",
    "不平等博弈",
    "红蓝砍树",
    "砍竹子",
    "coloured drawing",
    "红蓝树",
  ],
  problems: [],
  examples: {
    surprising: {position: "0-1b 1-2r 2-3r 3-4r 4-5r 5-6r"},
    hard: {position: "0-1b 1-2b 1-3r 3-4b 3-5r 0-6r 6-7b 6-8r 8-9b 0-10r 10-11b 11-12b 12-13r"},
  },
  limits: {
    edges: {
      command: `node -p '"red-blue-hackenbush:" + "0-1b ".repeat([[2000|2001]])' | sg analyze - --moves none`,
      answer: "at most 2000 edges",
    },
  },
  sources: {
    winningways: "E. Berlekamp, J. Conway, R. Guy, Winning Ways for your Mathematical Plays, chapters 3 and 7",
    conway1976: "J. H. Conway, On Numbers and Games, chapter 8",
  },
  formulas: {
    stalk: {figure: "sign-expansion"},
  },
  theories: ["numbers", "search"],
  variants: {},
} satisfies GameFacts;

export const en = {
  name: "Red-blue Hackenbush",
  rule: "Left cuts a blue or green edge, Right a red or green one. Everything no longer connected to the ground falls.",
  about:
    "The players have different moves, so positions have no nimber. Without green edges each is worth a number, a dyadic fraction: how many moves Left is ahead. If it is positive, Left wins; if negative, Right wins; at 0 the player to move loses.",
  notation: {
    position:
      "edges with a colour, `0-1b 1-2r 1-3g`, blue, red or green; `ground=0,5` first for several grounds, else vertex 0",
    move: "Left cuts a blue or green edge, Right a red or green one; everything no longer connected to the ground falls",
  },
  examples: {
    surprising:
      "One blue edge under five red ones still favours Left, if only by 1/32 of a move: if she cuts it, all the red falls.",
    hard: "Three trees, worth −1/8 together: Right wins by an eighth of a move, no matter who begins.",
  },
  limits: {
    edges: "coloured edges",
  },
  formulas: {
    nothing: {text: "Nothing stands on the ground: the value is 0, and the player to move loses."},
    stalk: {
      text: "A stalk, from the ground up “{signs}” (+ for blue, − for red): each edge counts 1 until the colour first changes, and from there on half as much as the one below it, which makes {equation}.",
    },
    tree: {
      text: "A tree of {edges} edges, from the top down: a blue edge under branches worth x is worth (x + n) / 2ⁿ⁻¹ with the least n ≥ 1 that makes x + n > 1, a red one the same with the signs changed. The tree is worth {value}.",
    },
    graph: {
      text: "A part of {edges} edges with cycles: the simplest number above every value Left can move to and below every value Right can move to is {value}.",
    },
    sum: {text: "Parts that meet only at the ground add: {equation}."},
  },
  material: "coloured graph",
  theory: "numbers and simplicity",
  variants: {},
} satisfies WordsOf<typeof facts>;

export const zh: typeof en = {
  name: "红蓝删边游戏（红蓝 Hackenbush）",
  rule: "左方删蓝边或绿边，右方删红边或绿边，不再与地面相连的部分随之消失。",
  about:
    "双方可走的边不同，没有 SG 值。没有绿边时每个局面都是一个数（二进分数），表示左方领先多少步：为正左方必胜，为负右方必胜，为 0 则轮到走的一方必败。",
  notation: {
    position: "带颜色的边 `0-1b 1-2r 1-3g`，b 蓝、r 红、g 绿；地面不止一处时先写 `ground=0,5`，否则顶点 0 为地面",
    move: "左方删一条蓝边或绿边，右方删一条红边或绿边，不再与地面相连的部分随之消失",
  },
  examples: {
    surprising: "一条蓝边上压着五条红边，仍是左方占优，尽管只领先 1/32 步：删掉蓝边，红边便全部消失。",
    hard: "三棵树之和为 −1/8：无论谁先走都是右方胜，领先八分之一步。",
  },
  limits: {
    edges: "带颜色的边数",
  },
  formulas: {
    nothing: {text: "地面上什么也没有：值为 0，轮到走的一方输。"},
    stalk: {
      text: "竹竿自下而上为“{signs}”（+ 为蓝，− 为红）：颜色第一次改变之前每条边计 1，此后每条边的权是它下面那条的一半，合起来是 {equation}。",
    },
    tree: {
      text: "{edges} 条边的树，自上而下：上方各枝之和为 x 的蓝边，取使 x + n > 1 的最小正整数 n，值为 (x + n) / 2ⁿ⁻¹；红边正负号相反。整棵树值为 {value}。",
    },
    graph: {text: "{edges} 条边的带环部分：大于左方所有后继、小于右方所有后继的最简数是 {value}。"},
    sum: {text: "只在地面相连的各部分相加：{equation}。"},
  },
  material: "带颜色的图",
  theory: "数与最简数",
  variants: {},
};
