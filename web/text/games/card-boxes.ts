import type {GameWords} from "../words";

export const words: GameWords = {
  name: {en: "Cards in boxes", zh: "盒中卡片"},
  aliases: ["HDU 3389", "Game", "card boxes", "阶梯博弈变形", "staircase"],
  rule: {
    en: "Move any number of cards from box a to a box b before it where a + b is odd and a multiple of 3.",
    zh: "每步从 a 号盒中取任意张卡片放入 b 号盒（b < a），要求 a + b 是奇数且被 3 整除。",
  },
  about: {
    en: "A staircase in disguise: the boxes 0, 2 and 5 modulo 6 are its odd steps.",
    zh: "变形的阶梯博弈：编号模 6 余 0、2、5 的盒子相当于奇数级。",
  },
  formulas: {
    "counting-boxes": {
      en: "Only the boxes 0, 2 and 5 modulo 6 count; cards that come into one can go on at once. Their nim-sum: {chain} = {value}.",
      zh: "只有编号模 6 余 0、2、5 的盒子起作用，放入其中的卡片可以立即再移走。异或和：{chain} = {value}。",
    },
  },
  sources: {hdu3389: "HDU 3389, Game"},
  material: {en: "boxes", zh: "盒子"},
  theory: {en: "odd steps, nim-sum", zh: "阶梯博弈"},
  variants: {},
};
