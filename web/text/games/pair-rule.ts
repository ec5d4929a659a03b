import type {GameFacts, WordsOf} from "../game";

export const facts = {
  aliases: [
    "custom",
    "user-defined",
    "rule",
    "(a,b) ->",
    "(a,b,c) ->",
    "two heaps",
    "tuple",
    "last move",
    "seat",
    "自定规则",
    "自编规则",
    "两堆",
    "多元组",
    "上一步",
  ],
  problems: [],
  examples: {
    surprising: {position: "8,13"},
    hard: {position: "300,200"},
  },
  limits: {
    numbers: {
      command: 'sg analyze "pair-rule((n,s) -> (n/2,1-s) where n>0):[[999999999999999999|1000000000000000000]],1"',
      answer: "numbers that are at most 1000000000000000000 together",
    },
  },
  sources: {
    wythoff1907: "W. A. Wythoff, A modification of the game of Nim, Nieuw Archief voor Wiskunde 7 (1907)",
    fraenkel1982:
      "A. S. Fraenkel, How to beat your Wythoff games' opponent on three fronts, American Mathematical Monthly 89 (1982)",
  },
  theories: ["table"],
  variants: {
    "(a,b) -> (a-k,b), (a,b-k) where k>=1; (a,b) -> (a-j,b-k) where j>=1 and k>=1 and j-k in {-1,0,1}": {
      aliases: ["wythoff", "t-wythoff", "扩展威佐夫博弈", "根号 2"],
      examples: {
        surprising: {position: "5,13"},
        hard: {position: "140,300"},
      },
    },
  },
} satisfies GameFacts;

export const en = {
  name: "A rule of your own for two heaps",
  rule: "Replace the two heaps as your rule allows: (a,b) -> … says what they may become.",
  ruled: {text: "Replace the heaps as the rule allows: {rules}."},
  about:
    "For games like Wythoff's, in which a move may change both heaps. Their order matters. Up to six numbers may stand in the brackets: some are heaps, others remember something, such as `last` in `(n,last) -> (n-k,k) where 1<=k<=2*last`.",
  notation: {
    rules:
      "options of two heaps, `(a,b) -> (a-k,b), (a,b-k) where k>=1`, or of a tuple of up to six numbers; rules joined by `;`",
    position: "two heaps `5,8`, or as many numbers as the rule has",
    move: "replace the heaps as the rule allows",
  },
  examples: {
    surprising:
      "Every second pair of neighbouring Fibonacci numbers is lost: 3 and 5, 8 and 13, but not 5 and 8. All 29 moves lose.",
    hard: "Worth 74. Of 700 moves only one wins: take 39 from both, which leaves 261 and 161.",
  },
  limits: {
    numbers: "the sum of the numbers of a tuple under a rule of your own",
  },
  formulas: {},
  material: "heaps",
  theory: "mex table",
  variants: {
    "(a,b) -> (a-k,b), (a,b-k) where k>=1; (a,b) -> (a-j,b-k) where j>=1 and k>=1 and j-k in {-1,0,1}": {
      name: "Generalized Wythoff",
      rule: "Take any number of counters from one heap, or from both heaps if the two numbers differ by at most one.",
      about: "The lost positions are (⌊n√2⌋, ⌊n√2⌋ + 2n); in Wythoff's own game they follow the golden ratio.",
      examples: {
        surprising: "⌊4√2⌋ = 5, and 5 + 8 = 13: all 32 moves lose.",
        hard: "Worth 408. Of 859 moves two win: one takes 27 from both, the other 16 from the smaller heap.",
      },
    },
  },
} satisfies WordsOf<typeof facts>;

export const zh: typeof en = {
  name: "自定义两堆规则",
  rule: "按规则替换两堆：(a,b) -> … 写明 a 枚与 b 枚的两堆可以变成什么。",
  ruled: {text: "按规则替换各堆：{rules}。"},
  about:
    "用于威佐夫博弈一类一步可以同时改变两堆的游戏。各堆有先后之分；括号里最多可写六个数，有的是石子堆，有的用来记事，如 `(n,last) -> (n-k,k) where 1<=k<=2*last` 中的 `last` 记着上一步取了几枚。",
  notation: {
    rules: "两堆可以变成什么，`(a,b) -> (a-k,b), (a,b-k) where k>=1`，也可以写至多六个数；几条规则用 `;` 连接",
    position: "两堆石子 `5,8`，或与规则一样多的几个数",
    move: "按规则替换各堆",
  },
  examples: {
    surprising: "相邻的斐波那契数隔一对才是必败态：3 与 5、8 与 13 是，5 与 8 不是。29 种走法全都必败。",
    hard: "SG 值为 74。700 种走法中只有一种必胜：两堆各取 39 枚，留下 261 与 161。",
  },
  limits: {
    numbers: "自定义元组规则下几个数之和",
  },
  formulas: {},
  material: "石子堆",
  theory: "mex 递推",
  variants: {
    "(a,b) -> (a-k,b), (a,b-k) where k>=1; (a,b) -> (a-j,b-k) where j>=1 and k>=1 and j-k in {-1,0,1}": {
      name: "广义威佐夫博弈",
      rule: "从一堆中取，或从两堆中各取至少一枚，所取枚数至多相差 1。",
      about: "必败态为 (⌊n√2⌋, ⌊n√2⌋ + 2n)，√2 取代了威佐夫博弈中的黄金分割。",
      examples: {
        surprising: "⌊4√2⌋ = 5，5 + 8 = 13：32 种走法全都必败。",
        hard: "SG 值为 408。859 种走法中有 2 种必胜：两堆各取 27 枚，或从较小的一堆取 16 枚。",
      },
    },
  },
};
