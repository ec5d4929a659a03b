import type {GameWords} from "../words";

export const words: GameWords = {
  name: {en: "Greedy Nim", zh: "贪心 Nim（只取最大堆）"},
  aliases: ["greedy nim", "largest heap", "最大堆", "Albert", "Nowakowski"],
  rule: {
    en: "Take any number of counters from a largest heap.",
    zh: "每步只能从最大的一堆中取走任意枚。",
  },
  about: {
    en: "Only the largest size decides: lost exactly when evenly many heaps have it.",
    zh: "胜负只看最大堆的个数：为偶数时先手必败。",
  },
  formulas: {
    "largest-odd": {
      en: "{heaps} heap(s) have the largest size, {largest}: an odd number. The mover can leave an even number of largest heaps.",
      zh: "最大的堆为 {largest} 枚，共 {heaps} 堆，是奇数：先手总能使最大堆变成偶数个。",
    },
    "largest-even": {
      en: "{heaps} heaps have the largest size, {largest}: an even number. Every move makes it odd, and the opponent makes it even again.",
      zh: "最大的堆为 {largest} 枚，共 {heaps} 堆，是偶数：无论怎么走都变成奇数，对手总能再变回偶数。",
    },
  },
  sources: {albert2004: "M. H. Albert, R. J. Nowakowski, Nim restrictions, Integers 4, 2004, G1"},
  material: {en: "heaps", zh: "石子堆"},
  theory: {en: "counting the largest", zh: "最大堆个数的奇偶"},
  variants: {},
};
