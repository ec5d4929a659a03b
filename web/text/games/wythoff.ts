import type {GameWords} from "../words";

export const words: GameWords = {
  name: {en: "Wythoff's game", zh: "威佐夫游戏"},
  aliases: [
    "wythoff",
    "威佐夫博弈",
    "chinese nim",
    "捡石子",
    "queen",
    "corner the queen",
    "黄金分割",
    "golden ratio",
    "P2252",
  ],
  rule: {
    en: "Take any number from one heap, or the same number from both.",
    zh: "从一堆中任意取，或从两堆中取走同样多的石子。",
  },
  about: {
    en: "The lost positions follow the golden ratio: the k-th of them is (⌊kφ⌋, ⌊kφ²⌋).",
    zh: "必败态由黄金分割给出：第 k 个是 (⌊kφ⌋, ⌊kφ²⌋)。",
  },
  formulas: {},
  sources: {wythoff1907: "W. A. Wythoff, A modification of the game of Nim, Nieuw Archief voor Wiskunde 7 (1907)"},
  material: {en: "heaps", zh: "石子堆"},
  theory: {en: "golden ratio", zh: "黄金分割"},
  variants: {},
};
