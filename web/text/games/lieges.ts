import type {GameFacts, WordsOf} from "../game";
import type {Like} from "../language";

export const facts = {
  aliases: ["Lieges of Legendre", "Kevin and Nicky", "取一或折半成 k 堆"],
  problems: ["Codeforces 603C"],
  examples: {
    surprising: {position: "7,9,11"},
    hard: {position: "1000000007,1000000008,6,3"},
  },
  limits: {
    parts: {command: 'sg analyze "lieges([[100|101]]):4"', answer: "at most 100"},
  },
  sources: {
    cf603c: "Codeforces 603C, Lieges of Legendre",
  },
  theories: ["parity", "nim-sum"],
  variants: {
    "3": {
      aliases: [],
      examples: {
        surprising: {position: "2"},
        hard: {position: "1000000007,64,1099511627776"},
      },
    },
  },
} satisfies GameFacts;

export const en = {
  name: "Lieges of Legendre",
  rule: "Take one counter from a heap, or replace an even heap by k heaps of half its size.",
  ruled: {
    numbers: {
      one: "Take one counter from a heap, or replace an even heap by half of it.",
      other: "Take one counter from a heap, or replace an even heap by {last} heaps of half its size.",
    },
  },
  about:
    "Equal heaps cancel in pairs, so it only matters whether k is odd or even. From heap 5 on the values follow a pattern.",
  notation: {
    rules: "how many heaps replace an even one, `2`, `3`",
    position: "heaps `3,5,7`; `3^2,5` is two heaps of 3 and one of 5",
    move: "take one counter from a heap, or replace an even one by that many heaps of half its size",
  },
  examples: {
    surprising: "Every odd heap above 2 is worth 0 here, so three of them are lost, and so are three hundred.",
    hard: "1000000008 and 6 are worth 1 each and cancel, the odd heaps are worth 0: all six moves lose.",
  },
  limits: {
    parts: "heaps that replace an even one, in Lieges of Legendre",
  },
  formulas: {
    "odd-heap": {
      brief: "{heap} is odd and above 4: the only move leaves an even heap, which is won",
      text: "{heap} is odd and above 4: the only move leads to an even heap, and no even heap above 2 is worth 0. Hence {value}.",
    },
    "even-parts": {
      brief: "take one from {heap}: the odd heap that is left is lost",
      text: "An even number of equal heaps cancels to 0. Taking one counter leaves an odd heap above 1, worth 0 too, because its only move leads to an even heap, and those are not worth 0. So {heap} is worth {value}, the least value that no move leaves.",
    },
    "odd-parts": {
      brief: "take one from {heap}: the odd heap that is left is lost",
      text: "Taking one from {heap} leaves an odd heap, worth 0; of an odd number of heaps of {half} all but one cancel, which leaves {x}. The least value that neither move leaves is {value}.",
    },
  },
  material: "heaps",
  theory: "parity, halving",
  variants: {
    "3": {
      name: "Lieges of Legendre, by threes",
      rule: "Take one counter from a heap, or replace an even heap by three heaps of half its size.",
      about:
        "Of three equal heaps two cancel, so an even heap leads to its half. Above 4 odd heaps are worth 0, and even ones 2 if the half is worth 1, otherwise 1.",
      examples: {
        surprising:
          "Lost here, but won with two halves: taking one leaves one more move, and splitting leaves three, so the opponent moves last.",
        hard: "64 and 1099511627776 are powers of two with even exponents and are worth 2 each, the odd heap is worth 0: all five moves lose.",
      },
    },
  },
} satisfies WordsOf<typeof facts>;

export const zh: Like<typeof en> = {
  name: "勒让德的领主",
  rule: "每步从一堆中取走一枚，或把一堆 2x 枚（x > 0）换成 k 堆，每堆 x 枚。",
  ruled: {numbers: {other: "每步从一堆中取走一枚，或把枚数为偶数的一堆换成 {last} 堆，每堆为原来的一半。"}},
  about: "相同的堆两两抵消，因此只看 k 的奇偶；从 5 枚起 SG 值便有规律。",
  notation: {
    rules: "折半后换成几堆，如 `2`、`3`",
    position: "各堆石子数 `3,5,7`；`3^2,5` 表示两堆 3 枚、一堆 5 枚",
    move: "从一堆中取走一枚，或把一个偶数堆换成规定的堆数，每堆是它的一半",
  },
  examples: {
    surprising: "这里大于 2 的奇数堆 SG 值都为 0，因此三堆必败，三百堆也一样。",
    hard: "1000000008 与 6 的 SG 值都是 1，互相抵消；两个奇数堆为 0：六种走法全都必败。",
  },
  limits: {
    parts: "勒让德的领主中折半后的堆数",
  },
  formulas: {
    "odd-heap": {
      brief: "{heap} 是大于 4 的奇数：只能走到偶数堆，而那是对方的必胜态",
      text: "{heap} 是大于 4 的奇数，只能走到偶数堆，而大于 2 的偶数堆 SG 值都不为 0，因此 SG 值为 {value}。",
    },
    "even-parts": {
      brief: "从 {heap} 枚中取一枚，留下的奇数堆是必败态",
      text: "换成偶数个相同的堆，SG 值抵消为 0；取走一枚得到大于 1 的奇数堆，它只能走到 SG 值不为 0 的偶数堆，SG 值也是 0。因此 {heap} 的 SG 值为 {value}。",
    },
    "odd-parts": {
      brief: "从 {heap} 枚中取一枚，留下的奇数堆是必败态",
      text: "取走一枚得到奇数堆，SG 值为 0；换成的堆数为奇数，每堆 {half} 枚，两两抵消后剩一堆，SG 值为 {x}。不等于这两者的最小值是 {value}，这就是 {heap} 的 SG 值。",
    },
  },
  material: "石子堆",
  theory: "奇偶与折半",
  variants: {
    "3": {
      name: "勒让德的领主（换成三堆）",
      rule: "每步从一堆中取走一枚，或把一堆 2x 枚（x > 0）换成三堆，每堆 x 枚。",
      about:
        "三堆相同的石子抵消掉两堆，相当于直接折半。大于 4 的奇数堆 SG 值为 0；偶数堆的一半若 SG 值为 1，则为 2，否则为 1。",
      examples: {
        surprising: "必败；若是换成两堆则必胜。这里取走一枚后还剩一步，换成三堆后还剩三步，最后一步必归对方。",
        hard: "64 与 1099511627776 都是 2 的偶数次幂，SG 值均为 2，互相抵消；奇数堆为 0：五种走法全都必败。",
      },
    },
  },
};
