import type {GameFacts, WordsOf} from "../game";

export const facts = {
  aliases: ["multiplication game", "Stan and Ollie", "乘 2 到 9"],
  problems: ["POJ 2505", "HDU 1517", "UVa 847"],
  examples: {
    surprising: {position: "162"},
    hard: {position: "18446744073709551615,1000000007,998244353"},
  },
  limits: {},
  sources: {
    poj2505: "POJ 2505, A multiplication game",
  },
  theories: ["table", "nim-sum"],
  variants: {},
} satisfies GameFacts;

export const en = {
  name: "Multiplication game",
  rule: "Choose a number k from 2 to 9 and divide a heap above 1 by k, rounding up.",
  about:
    "In the contest p starts at 1, and players multiply it by 2 to 9 until it reaches n. The heap is the factor that is still missing: n / p, rounded up.",
  notation: {
    position: "heaps `3,5,7`; `3^2,5` is two heaps of 3 and one of 5",
    move: "divide a heap above 1 by a k from 2 to 9, rounding up",
  },
  examples: {
    surprising:
      "The last of a long run of won heaps, 19 to 162; the only winning move divides by 9 and leaves 18. From 163 to 324 every heap is lost.",
    hard: "Worth 2, 1 and 1: the smaller two cancel. Eleven of the 24 moves win.",
  },
  limits: {},
  formulas: {
    interval: {
      brief: "{heap} lies between {from} and {to}, where every heap is worth {value}",
      text: "The values come in intervals. From one to the next, the end grows by the factors 2, 2, 2, 9/8 and 2 in turn, 18 times in all, and then the values 0, 1, 2, 3, 4 start again. All heaps from {from} to {to} are worth {value}.",
    },
  },
  material: "heaps",
  theory: "intervals",
  variants: {},
} satisfies WordsOf<typeof facts>;

export const zh: typeof en = {
  name: "乘法游戏",
  rule: "选 2 到 9 中的一个数 k，把大于 1 的一堆变成原来的 k 分之一（向上取整）。",
  about: "原题从 p = 1 开始轮流乘以 2 到 9，先使 p ≥ n 者胜。还需要乘的倍数 ⌈n/p⌉ 就是这里的一堆。",
  notation: {
    position: "各堆石子数 `3,5,7`；`3^2,5` 表示两堆 3 枚、一堆 5 枚",
    move: "选 2 到 9 中的一个 k，把大于 1 的一堆变成原来的 k 分之一（向上取整）",
  },
  examples: {
    surprising:
      "从 19 到 162 都是必胜态，162 是其中最后一个，只有除以 9 得到 18 才是必胜走法；而从 163 到 324 全是必败态。",
    hard: "SG 值依次为 2、1、1，后两堆互相抵消；24 种走法中有 11 种必胜。",
  },
  limits: {},
  formulas: {
    interval: {
      brief: "{heap} 落在 {from} 到 {to} 之间，这里的 SG 值都是 {value}",
      text: "区间右端依次乘 2、2、2、9/8、2，合起来恰为 18 倍，SG 值 0、1、2、3、4 循环出现。从 {from} 到 {to} 的 SG 值都是 {value}。",
    },
  },
  material: "石子堆",
  theory: "区间规律",
  variants: {},
};
