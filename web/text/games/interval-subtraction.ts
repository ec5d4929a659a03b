import type {GameWords} from "../words";

export const words: GameWords = {
  name: {en: "Interval subtraction", zh: "区间取石子"},
  aliases: ["interval subtraction", "HDU 2897", "邂逅明下", "p 到 q", "take p to q"],
  rule: {
    en: "Take at least p and at most q counters from one heap; a heap of fewer than p must be taken whole.",
    zh: "每步从一堆中取 p 到 q 枚；不足 p 枚的堆必须一次取完。",
  },
  about: {
    en: "In the contest whoever takes the last counter loses: misère play. One heap is then lost with 1 to p left over of whole rounds of p + q.",
    zh: "原题规定取到最后一枚者负（反常规则）：单堆对 p + q 的余数在 1 到 p 之间时先手必败。",
  },
  formulas: {
    blocks: {
      en: "Give the heap {before} more that cannot be taken, then it never has to be taken whole. Modulo {period} that leaves {rest}, and every {least} of it count one: {heap} is worth {value}.",
      zh: "给这一堆添上 {before} 枚取不走的石子，“一次取完”的规定便不再需要。对 {period} 取余得 {rest}，每 {least} 枚计 1：{heap} 的 SG 值为 {value}。",
    },
  },
  sources: {
    hdu2897: "HDU 2897, 邂逅明下",
  },
  material: {en: "heaps", zh: "石子堆"},
  theory: {en: "remainders, nim-sum", zh: "取余与异或和"},
  variants: {},
};
