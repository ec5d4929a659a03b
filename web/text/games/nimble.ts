import type {GameFacts, WordsOf} from "../game";

export const facts = {
  aliases: ["nimble", "coins that share cells", "可重叠的移动硬币", "sliding coins", "移动硬币"],
  problems: [],
  examples: {
    surprising: {position: "2,3,4"},
    hard: {position: "8,17,18,23,30,33,35,36,39,39,40"},
  },
  limits: {},
  sources: {
    ferguson: "T. S. Ferguson, Game Theory, part I: Impartial Combinatorial Games, lecture notes, UCLA",
  },
  theories: ["nim-sum"],
  variants: {},
} satisfies GameFacts;

export const en = {
  name: "Nimble",
  rule: "Move one coin to the left, as far as you like. Coins may pass each other and share a cell.",
  about: "Plain Nim: a coin on cell n can go to n − 1 cells, so it is a heap of n − 1.",
  notation: {
    position: "the cells of the coins, counted from 1, `3,5,5,8`; `5^3` is three coins on cell 5",
    move: "move one coin to the left; it may pass others and land on them",
  },
  examples: {
    surprising:
      "In Nim, heaps of 2, 3 and 4 would be won. But here a coin on cell n is a heap of n − 1, and 1 ⊕ 2 ⊕ 3 = 0: lost.",
    hard: "Eleven coins, worth 11. Of 307 moves only one wins: from 30 to 23.",
  },
  limits: {},
  formulas: {},
  material: "strip of cells",
  theory: "nim-sum",
  variants: {},
} satisfies WordsOf<typeof facts>;

export const zh: typeof en = {
  name: "灵巧硬币",
  rule: "把一枚硬币向左移动至少一格，可以越过其他硬币，也可以叠放在同一格。",
  about: "就是 Nim：第 n 格上的硬币有 n − 1 个去处，相当于 n − 1 枚石子的一堆。",
  notation: {
    position: "各枚硬币的格号（从 1 数起）`3,5,5,8`；`5^3` 表示第 5 格上有三枚",
    move: "把一枚硬币左移任意格，可以越过其他硬币，也可以与之同格",
  },
  examples: {
    surprising:
      "若当作 Nim 的三堆 2、3、4，轮到走的一方必胜；但第 n 格的硬币只相当于 n − 1 枚，1 ⊕ 2 ⊕ 3 = 0，其实必败。",
    hard: "11 枚硬币，SG 值为 11。307 种走法中只有一种必胜：从 30 移到 23。",
  },
  limits: {},
  formulas: {},
  material: "一条格子",
  theory: "异或和",
  variants: {},
};
