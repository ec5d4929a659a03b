import type {GameFacts, WordsOf} from "../game";

export const facts = {
  aliases: ["magic beads", "约数", "divisors", "freda", "rainbow"],
  problems: ["AcWing 235"],
  examples: {
    surprising: {position: "720720"},
    hard: {position: "101900,360556,405036,787814,282833"},
  },
  limits: {
    heap: {command: 'sg analyze "magic-beads:[[1000000|1000001]]"', answer: "heaps up to 1000000"},
  },
  sources: {
    acwing235: "AcWing 235, 魔法珠",
  },
  theories: ["table"],
  variants: {},
} satisfies GameFacts;

export const en = {
  name: "Magic beads",
  rule: "Replace a heap of n > 1 by one heap for each divisor of n below n, but leave one of them out.",
  about: "Only the exponents of the prime factors matter: 12, 18 and 20 play alike.",
  notation: {
    position: "heaps from 1 up, `3,6,8`",
    move: "replace a heap by one heap for each smaller divisor, but leave one out",
  },
  examples: {
    surprising: "The heap has 239 smaller divisors, and you lose whichever you leave out.",
    hard: "Five heaps, worth 1 together. Of 81 moves only one wins: the last heap, leaving out the divisor 1.",
  },
  limits: {
    heap: "a heap of magic beads",
  },
  formulas: {},
  material: "heaps",
  theory: "mex over divisors",
  variants: {},
} satisfies WordsOf<typeof facts>;

export const zh: typeof en = {
  name: "魔法珠",
  rule: "选一堆 n（n > 1），换成它所有小于 n 的约数各一堆，再去掉其中一堆。",
  about: "只与质因数的指数有关：12、18、20 是同一种堆。",
  notation: {
    position: "各堆石子数，每堆至少一枚：`3,6,8`",
    move: "把一堆换成它所有真约数（小于它的约数）各一堆，再去掉其中一堆",
  },
  examples: {
    surprising: "它有 239 个真约数，去掉哪一个都必败。",
    hard: "五堆的 SG 值异或得 1。81 种走法中只有一种必胜：拆最后一堆，去掉约数 1。",
  },
  limits: {
    heap: "每堆的枚数",
  },
  formulas: {},
  material: "石子堆",
  theory: "约数上的 mex",
  variants: {},
};
