import type {GameWords} from "../words";

export const words: GameWords = {
  name: {en: "Nim", zh: "尼姆游戏"},
  aliases: ["nim", "取石子", "尼姆博弈", "拈", "Bouton", "P2197", "Anti-Nim", "反尼姆"],
  rule: {
    en: "Take any number of counters, at least one, from one heap.",
    zh: "每步从一堆中取走至少一枚石子，多少不限。",
  },
  about: {
    en: "The game every other impartial game turns out to be: under normal play each of their positions is worth one Nim heap.",
    zh: "一切公平组合游戏的原型：按正常规则，任何局面都等价于一堆 Nim 石子。",
  },
  formulas: {},
  sources: {
    bouton1901: "C. L. Bouton, Nim, a game with a complete mathematical theory, Annals of Mathematics 3 (1901)",
  },
  material: {en: "heaps", zh: "石子堆"},
  theory: {en: "nim-sum", zh: "异或和"},
  variants: {},
};
