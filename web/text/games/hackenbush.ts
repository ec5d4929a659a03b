import type {GameWords} from "../words";

export const words: GameWords = {
  name: {en: "Green Hackenbush", zh: "删边游戏（绿色 Hackenbush）"},
  aliases: [
    "hackenbush",
    "树的删边游戏",
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
  ],
  problems: ["POJ 3710"],
  rule: {
    en: "Cut one edge; what is no longer joined to the ground goes with it.",
    zh: "每步删去一条边，不再与地面相连的部分随之消失。",
  },
  about: {
    en: "A stalk of n edges is a Nim heap of n. Branches add by the colon principle, and every cycle may be drawn together into one vertex by the fusion principle.",
    zh: "n 条边的竹竿就是 n 枚石子的一堆。各分枝按克朗原理（Colon Principle）合并，环按费森原理（Fusion Principle）缩成一点。",
  },
  notation: {
    position: {
      en: "edges `0-1 1-2 1-1`, vertex 0 the ground; `ground=0,5` first for several; also pairs without dashes, with or without an `n m` header; or a tree on the ground as brackets `(()(()))`",
      zh: "各条边 `0-1 1-2 1-1`，顶点 0 是地面；地面有多个顶点时在开头写 `ground=0,5`；边也可以不写短横，成对列出，前面带不带 `n m` 一行都行；长在地面上的一棵树还可写成括号 `(()(()))`",
    },
    move: {
      en: "cut an edge; what is no longer joined to the ground goes with it",
      zh: "删去一条边，不再与地面相连的部分随之消失",
    },
  },
  limits: [],
  formulas: {},
  sources: {
    winningways: "E. Berlekamp, J. Conway, R. Guy, Winning Ways for your Mathematical Plays, chapter 7",
  },
  material: {en: "graph", zh: "图与树"},
  theory: {en: "colon and fusion principles", zh: "克朗原理与费森原理"},
  theories: ["colon-fusion", "nim-sum"],
  variants: {},
};
