import type {GameFacts, WordsOf} from "../game";

export const facts = {
  aliases: ["greedy nim", "largest heap", "最大堆", "Albert", "Nowakowski"],
  problems: [],
  examples: {
    surprising: {position: "7,7,6"},
    hard: {position: "1000000007,998244353,998244353,998244353,123456789,987654321"},
  },
  limits: {},
  sources: {
    albert2004: "M. H. Albert, R. J. Nowakowski, Nim restrictions, Integers 4, 2004, G1",
  },
  theories: ["parity", "winner-only"],
  variants: {},
} satisfies GameFacts;

export const en = {
  name: "Greedy Nim",
  rule: "Take any number of counters from the largest heap. If several are equally large, choose one.",
  about: "Only the largest heaps count: the player to move loses exactly when their number is even.",
  notation: {
    position: "heaps `3,5,7`; `3^2,5` is two heaps of 3 and one of 5",
    move: "take any number from a largest heap",
  },
  examples: {
    surprising:
      "In Nim you would take the whole 6 and win. Here only the two largest heaps count, and every move loses.",
    hard: "Of 1000000007 moves only one wins: lower the largest heap to 998244353, so that four heaps are largest.",
  },
  limits: {},
  formulas: {
    "largest-odd": {
      brief: "the number of largest heaps, those of {largest}, is odd: {heaps}",
      text: "The number of heaps of the largest size, {largest}, is odd: {heaps}. You can leave an even number of largest heaps.",
      plain: {
        won: "The move {move} makes the number of largest heaps even. Your opponent has to make it odd, and you can make it even again every time.",
      },
    },
    "largest-even": {
      brief: "the number of largest heaps, those of {largest}, is even: {heaps}",
      text: "The number of heaps of the largest size, {largest}, is even: {heaps}. Every move makes it odd, and the opponent makes it even again.",
      plain: {
        lost: "The number of largest heaps is even. Each of your moves makes it odd, and your opponent can make it even again.",
      },
    },
    misere: {
      text: "In misère play with a heap above 1, the winner is the same as in normal play: the player to move loses exactly when the number of largest heaps is even. With no heap above 1 it is the other way round.",
    },
  },
  material: "heaps",
  theory: "counting the largest",
  variants: {},
} satisfies WordsOf<typeof facts>;

export const zh: typeof en = {
  name: "贪心 Nim（只取最大堆）",
  rule: "每步只能从最大的一堆中取走任意枚。",
  about: "胜负只看最大堆的个数：为偶数时轮到走的一方必败。",
  notation: {
    position: "各堆石子数 `3,5,7`；`3^2,5` 表示两堆 3 枚、一堆 5 枚",
    move: "从最大的一堆中取走任意多枚",
  },
  examples: {
    surprising: "在 Nim 中取完 6 枚即胜；这里只看最大的两堆，是偶数个：必败。",
    hard: "1000000007 种走法中只有一种必胜：把最大堆取到 998244353，凑成四个最大堆。",
  },
  limits: {},
  formulas: {
    "largest-odd": {
      brief: "最大的堆（{largest} 枚）有 {heaps} 个，是奇数",
      text: "最大的堆为 {largest} 枚，共 {heaps} 堆，是奇数：轮到走的一方总能使最大堆变成偶数个。",
      plain: {won: "走{move}，最大的堆便有偶数个。此后对方只能把它变成奇数个，而你每次都能再变回偶数个。"},
    },
    "largest-even": {
      brief: "最大的堆（{largest} 枚）有 {heaps} 个，是偶数",
      text: "最大的堆为 {largest} 枚，共 {heaps} 堆，是偶数：无论怎么走都变成奇数，对方总能再变回偶数。",
      plain: {lost: "最大的堆有偶数个。你每走一步，最大的堆就变成奇数个，而对方总能再变回偶数个。"},
    },
    misere: {
      text: "反常规则下，只要有大于 1 的堆，胜负就与正常规则相同：最大的堆有偶数个时轮到走的一方必败；若没有大于 1 的堆，则胜负相反。",
    },
  },
  material: "石子堆",
  theory: "最大堆个数的奇偶",
  variants: {},
};
