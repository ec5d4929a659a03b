import type {GameFacts, WordsOf} from "../game";

export const facts = {
  aliases: ["mark", "halving", "n-1 or n/2", "vile", "dopey", "evil", "odious", "减一或折半", "除以 2", "Fraenkel"],
  problems: [],
  examples: {
    surprising: {position: "8"},
    hard: {position: "18446744073709551615,18446744073709551614,12297829382473034410,6148914691236517205"},
  },
  limits: {},
  sources: {
    fraenkel2011: "A. S. Fraenkel, Aperiodic subtraction games, Electronic Journal of Combinatorics 18 (2), 2011",
  },
  formulas: {
    "odd-zeros": {figure: "trailing-zeros"},
    "even-zeros": {figure: "trailing-zeros"},
  },
  theories: ["parity", "nim-sum"],
  variants: {},
} satisfies GameFacts;

export const en = {
  name: "Mark",
  rule: "Take one counter from a heap, or reduce it to half its size, rounded down.",
  about:
    "The winner depends on the zeros at the binary end of the heap, and the value on its ones: Fraenkel's vile and dopey, evil and odious numbers.",
  notation: {
    position: "heaps `3,5,7`; `3^2,5` is two heaps of 3 and one of 5",
    move: "take one counter from a heap, or leave half of it, rounded down",
  },
  examples: {
    surprising: "Lost, while 4 and 16 are won: in binary 8 ends in three zeros, an odd number.",
    hard: "64-bit numbers, settled by counting digits: the two odd heaps have 64 and 32 ones and are worth 2 each; the two even ones end in a single zero and are worth 0. Lost.",
  },
  limits: {},
  formulas: {
    "odd-zeros": {
      brief: "the number of zeros at the binary end of {heap} is odd: {zeros}",
      text: "The number of zeros at the binary end of {heap} is odd, {zeros} (it is a dopey number). Both moves make it even, so the heap is worth 0.",
    },
    "even-zeros": {
      brief: "the number of zeros at the binary end of {heap} is even: {zeros}",
      text: "The number of zeros at the binary end of {heap} is even, {zeros} (it is a vile number), so one of the two moves leaves a heap worth 0. The heap itself is worth 1 if it has an odd number of ones in binary (odious) and 2 if an even number (evil): {heap} has {ones}, so it is worth {value}.",
    },
    misere: {
      text: "In misère play a single heap is lost exactly when the number of zeros at its binary end is odd; but a power of 2 is lost if that number is even.",
    },
  },
  material: "heaps",
  theory: "binary digits",
  variants: {},
} satisfies WordsOf<typeof facts>;

export const zh: typeof en = {
  name: "Mark（减一或减半）",
  rule: "每步从一堆中取走一枚，或把这一堆变成它的一半（向下取整）。",
  about: "胜负只看二进制末尾 0 的个数的奇偶，SG 值再看 1 的个数的奇偶。",
  notation: {
    position: "各堆石子数 `3,5,7`；`3^2,5` 表示两堆 3 枚、一堆 5 枚",
    move: "从一堆中取走一枚，或只留下它的一半（向下取整）",
  },
  examples: {
    surprising: "8 是必败态，4 和 16 却是必胜态：8 的二进制末尾有三个 0，是奇数个。",
    hard: "64 位的大数，数一数二进制位即可：两个奇数分别有 64 个和 32 个 1，SG 值都是 2；两个偶数末尾都只有一个 0，SG 值为 0。轮到走的一方必败。",
  },
  limits: {},
  formulas: {
    "odd-zeros": {
      brief: "{heap} 的二进制末尾有 {zeros} 个 0，是奇数",
      text: "{heap} 的二进制末尾有 {zeros} 个 0，为奇数；两种走法得到的数都不是这样，因此 SG 值为 0。",
    },
    "even-zeros": {
      brief: "{heap} 的二进制末尾有 {zeros} 个 0，是偶数",
      text: "{heap} 的二进制末尾有 {zeros} 个 0，为偶数，因此能走到 SG 值为 0 的数。其中 1 的个数为 {ones}：奇数时 SG 值为 1，偶数时为 2，这里是 {value}。",
    },
    misere: {
      text: "反常规则下，单独一堆必败，当且仅当其二进制末尾 0 的个数为奇数；但 2 的幂恰好相反，末尾 0 的个数为偶数时必败。",
    },
  },
  material: "石子堆",
  theory: "二进制位",
  variants: {},
};
