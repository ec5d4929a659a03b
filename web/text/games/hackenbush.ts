import type {GameWords} from "../words";

export const words: GameWords = {
  name: {en: "Green Hackenbush", zh: "绿色砍树游戏"},
  aliases: [
    "hackenbush",
    "删边游戏",
    "树的删边游戏",
    "无向图删边",
    "Christmas game",
    "圣诞树",
    "POJ 3710",
    "克朗原理",
    "费森原理",
    "colon principle",
    "fusion principle",
    "bamboo stalks",
    "竹子",
  ],
  rule: {
    en: "Cut one edge; whatever no longer hangs on the ground disappears.",
    zh: "每步砍断一条边，与地面不再相连的部分随之消失。",
  },
  about: {
    en: "A stalk of n edges is a Nim heap of n. Branches add by the colon principle, and every cycle may be drawn together into one vertex by the fusion principle.",
    zh: "n 条边的竹竿就是 n 枚石子的一堆。树枝按克朗（冒号）原理合并，环按费森（融合）原理缩成一点。",
  },
  formulas: {},
  sources: {
    winningways: "E. Berlekamp, J. Conway, R. Guy, Winning Ways for your Mathematical Plays, chapter 7",
  },
  material: {en: "graph", zh: "图与树"},
  theory: {en: "colon and fusion principles", zh: "克朗原理与费森原理"},
  variants: {},
};
