import type {GameWords} from "../words";

export const words: GameWords = {
  name: {en: "Multiplication game", zh: "乘法游戏"},
  aliases: ["multiplication game", "POJ 2505", "UVa 847", "Stan and Ollie", "乘 2 到 9"],
  rule: {
    en: "Replace a heap above 1 by a k-th of it, rounded up, for a k from 2 to 9.",
    zh: "选一堆大于 1 的石子，选 2 到 9 中的一个数 k，把它变成自身的 k 分之一（向上取整）。",
  },
  about: {
    en: "In the contest p starts at 1 and is multiplied by 2 to 9 until it reaches n. What is left to multiply by is n / p, rounded up: the heap.",
    zh: "原题从 p = 1 开始轮流乘以 2 到 9，先使 p ≥ n 者胜。还需要乘的倍数 ⌈n/p⌉ 就是这里的一堆。",
  },
  formulas: {
    interval: {
      en: "The bounds grow by turns: ×2, ×2, ×2, ×9/8, ×2 come to ×18 in all, and the values 0, 1, 2, 3, 4 return. All heaps from {from} to {to} are worth {value}.",
      zh: "区间右端依次乘 2、2、2、9/8、2，合起来恰为 18 倍，SG 值 0、1、2、3、4 循环出现。从 {from} 到 {to} 的 SG 值都是 {value}。",
    },
  },
  sources: {poj2505: "POJ 2505, A multiplication game"},
  material: {en: "heaps", zh: "石子堆"},
  theory: {en: "intervals", zh: "区间规律"},
  variants: {},
};
