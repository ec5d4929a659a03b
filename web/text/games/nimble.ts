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
  limits: [],
  formulas: {},
  sources: {ferguson: "T. S. Ferguson, Game Theory, part I: Impartial Combinatorial Games, lecture notes, UCLA"},
  material: {en: "strip of cells", zh: "一条格子"},
  theory: {en: "nim-sum", zh: "异或和"},
  theories: ["nim-sum"],
  variants: {},
};
