import type {GameWords} from "../words";

export const words: GameWords = {
  name: {en: "Nimble", zh: "灵巧硬币"},
  aliases: ["nimble", "coins that share cells", "可重叠的移动硬币"],
  problems: [],
  rule: {
    en: "Move one coin any number of cells to the left; coins may pass each other and share a cell.",
    zh: "把一枚硬币向左移动至少一格，可以越过其他硬币，也可以叠放在同一格。",
  },
  about: {
    en: "Plain Nim: a coin on cell n can go to n − 1 cells, so it is a heap of n − 1.",
    zh: "就是 Nim：第 n 格上的硬币有 n − 1 个去处，相当于 n − 1 枚石子的一堆。",
  },
  notation: {
    position: {
      en: "the cells of the coins, `3,5,5,8`; `5^3` is three coins on cell 5",
      zh: "各枚硬币的格号 `3,5,5,8`；`5^3` 表示第 5 格上有三枚",
    },
    move: {
      en: "move one coin to the left, past others and onto them",
      zh: "把一枚硬币左移任意格，可以越过其他硬币，也可以与之同格",
    },
  },
  examples: {
    surprising: {
      position: "2,3,4",
      says: {
        en: "As heaps of Nim 2, 3, 4 would be won. Here a coin on cell n is a heap of n − 1, and 1 ⊕ 2 ⊕ 3 = 0: lost.",
        zh: "若当作 Nim 的三堆 2、3、4，先手必胜；但第 n 格的硬币只相当于 n − 1 枚，1 ⊕ 2 ⊕ 3 = 0，先手必败。",
      },
    },
    hard: {
      position: "8,17,18,23,30,33,35,36,39,39,40",
      says: {
        en: "Eleven coins, worth 11. Of 307 moves only one wins: from 30 to 23.",
        zh: "11 枚硬币，SG 值为 11。307 种走法中只有一种必胜：从 30 移到 23。",
      },
    },
  },
  limits: [],
  formulas: {},
  sources: {ferguson: "T. S. Ferguson, Game Theory, part I: Impartial Combinatorial Games, lecture notes, UCLA"},
  material: {en: "strip of cells", zh: "一条格子"},
  theory: {en: "nim-sum", zh: "异或和"},
  theories: ["nim-sum"],
  variants: {},
};
