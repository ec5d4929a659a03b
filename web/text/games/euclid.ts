import type {GameFacts, WordsOf} from "../game";

export const facts = {
  aliases: ["euclid", "辗转相除", "欧几里德", "greatest common divisor", "gcd", "最大公约数"],
  problems: ["Luogu P1290", "HDU 1525", "HDU 3595", "POJ 2348", "UVa 10368", "CodeChef MATCHS", "PE 325"],
  examples: {
    surprising: {position: "144,89"},
    hard: {position: "9876543210987654321,1234567890123456789"},
  },
  limits: {},
  sources: {
    coledavie1969:
      "A. J. Cole, A. J. T. Davie, A game based on the Euclidean algorithm and a winning strategy for it, Mathematical Gazette 53 (1969)",
    cairns2011:
      "G. Cairns, N. B. Ho, T. Lengyel, The Sprague–Grundy function of the real game Euclid, Discrete Mathematics 311 (2011)",
  },
  theories: ["golden-ratio", "remainders"],
  variants: {},
} satisfies GameFacts;

export const en = {
  name: "Euclid's game",
  rule: "Two heaps. From the larger heap, take the smaller number once or several times. Play ends when a heap is empty.",
  about:
    "If no heap is empty, the player to move wins exactly when the heaps are equal or the larger one is more than φ times the smaller.",
  notation: {
    position: "two heaps `25,7`",
    move: "take the smaller number from the larger heap, once or more",
  },
  examples: {
    surprising:
      "Two neighbouring Fibonacci numbers: there is only one move, and it loses. The pair before them, 89 and 55, is won.",
    hard: "The smaller heap goes eight times into the larger one. Taking it seven times is the only winning move; the value is 7.",
  },
  limits: {},
  formulas: {
    divides: {
      brief: "{larger} is {quotient} times {smaller}: take it all at once",
      text: "{smaller} goes into {larger} exactly {quotient} times: the position is a Nim heap of {value}.",
    },
    quotient: {
      brief: {
        won: "{larger} = {quotient} × {smaller} + {rest}, which is worth {value}, not 0",
        lost: "{larger} = {quotient} × {smaller} + {rest}: you can only take {smaller}, and ({rest}, {smaller}) is worth {x}",
      },
      text: "{larger} = {quotient} × {smaller} + {rest}, and ({rest}, {smaller}) is worth {x}. For quotients 1, 2, 3, … the values are 0, 1, 2, …, with {x} skipped because it is already used. For quotient {quotient} this gives {value}.",
    },
  },
  material: "two heaps",
  theory: "golden ratio, quotients",
  variants: {},
} satisfies WordsOf<typeof facts>;

export const zh: typeof en = {
  name: "欧几里得的游戏",
  rule: "两堆石子：每步从较大的一堆中取走较小一堆的若干倍（至少一倍）。有一堆取空，对局即结束。",
  about: "两堆均非空时，轮到走的一方必胜，当且仅当两堆相等，或大堆超过小堆的 φ 倍。",
  notation: {
    position: "两堆石子 `25,7`",
    move: "从较大的一堆中取走较小一堆的一倍或若干倍",
  },
  examples: {
    surprising: "相邻的两个斐波那契数，只有一种走法，必败；而前一对 89 与 55 却是必胜态。",
    hard: "大堆超过小堆的 8 倍。唯一的必胜走法是取 7 倍；SG 值为 7。",
  },
  limits: {},
  formulas: {
    divides: {
      brief: "{larger} 恰好是 {smaller} 的 {quotient} 倍，一步取完即胜",
      text: "{larger} 恰好是 {smaller} 的 {quotient} 倍：局面等价于 {value} 枚石子的一堆。",
    },
    quotient: {
      brief: {
        won: "{larger} = {quotient} × {smaller} + {rest}，SG 值为 {value}，不为 0",
        lost: "{larger} = {quotient} × {smaller} + {rest}：只能取走 {smaller}，而 ({rest}, {smaller}) 的 SG 值为 {x}",
      },
      text: "{larger} = {quotient} × {smaller} + {rest}，而 ({rest}, {smaller}) 的 SG 值为 {x}。商为 1、2、3……时 SG 值依次为 0、1、2……，其中跳过已被占用的 {x}；商为 {quotient} 时得 {value}。",
    },
  },
  material: "两堆石子",
  theory: "黄金分割与商",
  variants: {},
};
