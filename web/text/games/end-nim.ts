import type {GameWords} from "../words";

export const words: GameWords = {
  name: {en: "End-Nim", zh: "两端取石子"},
  aliases: ["end nim", "end-nim", "P2599", "ZJOI2009", "取石子游戏", "最左或最右一堆", "Albert", "Nowakowski"],
  rule: {
    en: "Heaps in a row: take any number of counters from the first heap or from the last.",
    zh: "石子堆排成一行，每步只能从最左或最右的一堆中取走任意枚。",
  },
  about: {
    en: "To given heaps exactly one size of a further heap on the left makes a lost position, and one on the right; they follow by adding heap after heap.",
    zh: "给定一段石子，左边恰有一种大小的堆能使局面必败，右边亦然；两者可以按区间递推。",
  },
  formulas: {
    ends: {
      en: "With all other heaps as they are, the first must be {left} and the last {right} to be lost; they are {first} and {last}. An end that is larger can be lowered to it.",
      zh: "其余各堆不变时，最左堆为 {left}、最右堆为 {right} 才必败，现在是 {first} 与 {last}；哪一端偏大，便可取到该数获胜。",
    },
    "ends-lost": {
      en: "With all other heaps as they are, the first must be {left} and the last {right} to be lost, and so they are: {first} and {last}.",
      zh: "其余各堆不变时，最左堆为 {left}、最右堆为 {right} 即必败，现在正是 {first} 与 {last}。",
    },
  },
  sources: {
    albert2001:
      "M. H. Albert, R. J. Nowakowski, The game of End-Nim, Electronic Journal of Combinatorics 8 (2), 2001, R1",
  },
  material: {en: "heaps in a row", zh: "一行石子堆"},
  theory: {en: "interval recurrence", zh: "区间递推"},
  variants: {},
};
