import type {GameWords} from "../words";

export const words: GameWords = {
  name: {en: "E&D", zh: "E&D（弃一分一）"},
  aliases: ["E&D", "P2148", "SDOI2009", "pairs of heaps", "成对的石子堆", "discard one, split the other"],
  rule: {
    en: "The heaps stand in pairs. Throw one heap of a pair away and split the other one into two.",
    zh: "石子堆两两成组。每步取走一组中的一堆，再把同组的另一堆分成非空的两堆。",
  },
  about: {
    en: "The value of a pair is read off the binary digits of both heaps less one: how many ones stand at the end of their bitwise or.",
    zh: "一组的 SG 值是 (a − 1) | (b − 1) 的二进制末尾连续 1 的个数。",
  },
  formulas: {
    "trailing-ones": {
      en: "Less one each, {a} and {b} are {x} and {y}; bitwise or gives {or}, which ends in {value} one(s) in binary. So many is the pair worth.",
      zh: "{a} 与 {b} 各减一得 {x} 与 {y}，按位或为 {or}，其二进制末尾有 {value} 个连续的 1，这就是该组的 SG 值。",
    },
  },
  sources: {p2148: "Luogu P2148, SDOI 2009, E&D"},
  material: {en: "heaps", zh: "石子堆"},
  theory: {en: "binary digits", zh: "二进制位"},
  variants: {},
};
