import type {GameFacts, WordsOf} from "../game";

export const facts = {
  aliases: ["pass nim", "nim with a pass", "跳过一步", "pass", "Morrison", "Friedman", "Landsberg"],
  problems: [],
  examples: {
    surprising: {position: "3,4/pass"},
    hard: {position: "10,14,19/pass"},
  },
  limits: {},
  sources: {
    morrison2012:
      "R. E. Morrison, E. J. Friedman, A. S. Landsberg, Combinatorial games with a pass: a dynamical systems approach, Chaos 22, 2012",
  },
  formulas: {
    "no-pass": {strategy: "balance"},
  },
  theories: ["search"],
  variants: {},
} satisfies GameFacts;

export const en = {
  name: "Nim with a pass",
  rule: "Take any number of counters from one heap, or pass. There is only one pass in the whole game, for the first player who uses it, and you can’t pass once all heaps are gone.",
  about: "A single pass breaks the rule of Nim: no rule is known for three or more heaps.",
  notation: {
    position: "heaps, `3,5/pass` while the pass is left",
    move: "take any number from one heap, or pass once in the game while a heap is left",
  },
  examples: {
    surprising:
      "In Nim you would take one counter from the 4 and win. With the pass you win equal heaps by passing, so 3,4 is lost.",
    hard: "Three heaps need a search: worth 9, and of 44 moves two win, 10 to 7 and 19 to 5.",
  },
  limits: {},
  formulas: {
    "no-pass": {
      brief: {
        won: "the pass is gone, and the nim-sum is {equation}, not 0",
        lost: "the pass is gone, and the nim-sum is {equation}",
      },
      text: "The pass is gone, this is Nim: {equation}.",
    },
    "one-heap": {
      brief: "one heap of {heap} is left, and you can take it whole",
      text: "With the pass, one heap is worth 1 more than its size if that is odd, and 1 less if it is even: {heap} is worth {value}. Take it all to win.",
    },
    "two-heaps": {
      brief: {
        won: "with the pass, {a} is lost beside {partner}, not beside {b}",
        lost: "with the pass, {a} is lost beside {b}: an odd number and the next one",
      },
      text: "With the pass, two heaps are lost exactly when they are an odd number and the next one: 1 and 2, 3 and 4, and so on. So beside {a} it would have to be {partner}; here it is {b}.",
    },
  },
  material: "heaps and a pass",
  theory: "search",
  variants: {},
} satisfies WordsOf<typeof facts>;

export const zh: typeof en = {
  name: "可跳过一次的 Nim（pass）",
  rule: "每步从一堆中取走任意枚；全局只有一次跳过的机会，谁用掉便没有了，且石子取完后不能再跳过。",
  about: "只多了一次跳过的机会，Nim 的规律便不复存在：三堆以上至今没有已知的公式。",
  notation: {
    position: "各堆石子数；还能跳过时写成 `3,5/pass`",
    move: "从一堆中取走任意多枚，或跳过一次；全局只能跳过一次，且须还有石子",
  },
  examples: {
    surprising: "在 Nim 中从 4 枚里取走一枚即胜；有了跳过的机会，面对两堆相等时只要跳过就赢，因此 3,4 反而必败。",
    hard: "三堆只能靠搜索：SG 值为 9，44 种走法中只有两种必胜，即 10 取到 7，或 19 取到 5。",
  },
  limits: {},
  formulas: {
    "no-pass": {
      brief: {won: "跳过的机会已用掉，异或和为 {equation}，不为 0", lost: "跳过的机会已用掉，异或和为 {equation}"},
      text: "跳过的机会已用掉，就是普通的 Nim：{equation}。",
    },
    "one-heap": {
      brief: "只剩一堆 {heap} 枚，可以一次取完",
      text: "还能跳过时，单独一堆的 SG 值在枚数为奇数时比它大 1，为偶数时小 1：{heap} 枚的 SG 值为 {value}。一次取完即胜。",
    },
    "two-heaps": {
      brief: {
        won: "还能跳过时，与 {a} 相配而必败的是 {partner}，不是 {b}",
        lost: "还能跳过时，{a} 与 {b} 必败：一个奇数与紧接着的偶数",
      },
      text: "还能跳过时，两堆必败，当且仅当一堆为奇数、另一堆恰好是紧接着的偶数：1 与 2、3 与 4，依此类推。因此与 {a} 相配而必败的是 {partner}，而这里另一堆是 {b}。",
    },
  },
  material: "石子堆与一次跳过",
  theory: "搜索",
  variants: {},
};
