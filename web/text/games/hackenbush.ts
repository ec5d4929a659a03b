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
    "POJ 3710",
    "克朗原理",
    "费森原理",
    "colon principle",
    "fusion principle",
    "bamboo stalks",
    "竹子",
  ],
  rule: {
    en: "Cut one edge; what is no longer joined to the ground goes with it.",
    zh: "每步删去一条边，不再与地面相连的部分随之消失。",
  },
  about: {
    en: "A stalk of n edges is a Nim heap of n. Branches add by the colon principle, and every cycle may be drawn together into one vertex by the fusion principle.",
    zh: "n 条边的竹竿就是 n 枚石子的一堆。各分枝按克朗原理（Colon Principle）合并，环按费森原理（Fusion Principle）缩成一点。",
  },
  formulas: {},
  sources: {
    winningways: "E. Berlekamp, J. Conway, R. Guy, Winning Ways for your Mathematical Plays, chapter 7",
  },
  material: {en: "graph", zh: "图与树"},
  theory: {en: "colon and fusion principles", zh: "克朗原理与费森原理"},
  variants: {},
};
