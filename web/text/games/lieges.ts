import type {GameWords} from "../words";

export const words: GameWords = {
  name: {en: "Lieges of Legendre", zh: "勒让德的领主"},
  aliases: ["Lieges of Legendre", "CF 603C", "Codeforces 603C", "Kevin and Nicky", "取一或折半成 k 堆"],
  rule: {
    en: "Take one counter from a heap, or replace an even heap of 2x by k heaps of x.",
    zh: "每步从一堆中取走一枚，或把一堆 2x 枚（x > 0）换成 k 堆，每堆 x 枚。",
  },
  about: {
    en: "Equal heaps cancel in pairs, so only the parity of k counts; the values are settled from heap 5 on.",
    zh: "相同的堆两两抵消，因此只看 k 的奇偶；从 5 枚起 SG 值便有规律。",
  },
  formulas: {
    "odd-heap": {
      en: "{heap} is odd and above 4: the only move is to an even heap, and no even heap above 2 is worth 0. Hence {value}.",
      zh: "{heap} 是大于 4 的奇数，只能走到偶数堆，而大于 2 的偶数堆 SG 值都不为 0，因此 SG 值为 {value}。",
    },
    "even-parts": {
      en: "Evenly many equal heaps cancel to 0, and one counter fewer is an odd heap, worth 0 too: {heap} is worth {value}.",
      zh: "偶数个相同的堆抵消为 0，取走一枚得到奇数堆，也是 0：{heap} 的 SG 值为 {value}。",
    },
    "odd-parts": {
      en: "{heap} less one is an odd heap, worth 0; oddly many heaps of {half} count as one, worth {x}. The first value missing is {value}.",
      zh: "取走一枚得到奇数堆，SG 值为 0；奇数个 {half} 抵消后剩一个，SG 值为 {x}。因此 {heap} 的 SG 值为 {value}。",
    },
  },
  sources: {cf603c: "Codeforces 603C, Lieges of Legendre"},
  material: {en: "heaps", zh: "石子堆"},
  theory: {en: "parity, halving", zh: "奇偶与折半"},
  variants: {},
};
