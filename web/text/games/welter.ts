import type {GameFacts, WordsOf} from "../game";

export const facts = {
  aliases: ["welter", "Sato", "佐藤", "coins that may jump"],
  problems: [],
  examples: {
    surprising: {position: "2,5,7"},
    hard: {position: "5,11,12,13,18,22,30,43,46"},
  },
  limits: {},
  sources: {
    welter1954:
      "C. P. Welter, The theory of a class of games on a sequence of squares, Indagationes Mathematicae 16 (1954)",
  },
  theories: ["nim-sum"],
  variants: {},
} satisfies GameFacts;

export const en = {
  name: "Welter's game",
  rule: "Move one piece to any free cell on its left. It may pass other pieces.",
  about:
    "Nim in which no two heaps may be equal. Its value is the nim-sum, corrected by the last binary digits that each pair of pieces has in common.",
  notation: {
    position: "the cells of the pieces, counted from 1, `2,3,5,8`",
    move: "move one piece to a free cell on its left; it may pass others",
  },
  examples: {
    surprising:
      "In Nim, heaps of 1, 4 and 6 (the cells, counted from 0) would be won. But no two pieces may share a cell, and here all eight moves lose.",
    hard: "Nine pieces, worth 63. Of 155 moves only one wins: from 46 to 7.",
  },
  limits: {},
  formulas: {
    mating: {
      brief: {won: "Welter's function is [{list}] = {value}, not 0", lost: "Welter's function is [{list}] = {value}"},
      text: "Welter's function gives the value. With cells counted from 0, [{list}] = {cells} ⊕ {pairs} = {value}: the nim-sum of the cells, and the nim-sum over all pairs of 2ⁿ⁺¹ − 1, where 2ⁿ is the largest power of two that divides the difference of the pair.",
    },
  },
  material: "strip of cells",
  theory: "mating function",
  variants: {},
} satisfies WordsOf<typeof facts>;

export const zh: typeof en = {
  name: "韦尔特游戏",
  rule: "把一枚棋子移到左边任意一个空格，可以越过其他棋子。",
  about: "相当于各堆大小始终互不相同的 Nim。它的 SG 值等于格号的异或和，再用每两枚棋子格号末尾相同的二进制位加以修正。",
  notation: {
    position: "各枚棋子的格号（从 1 数起）`2,3,5,8`",
    move: "把一枚棋子移到左边的一个空格，可以越过其他棋子",
  },
  examples: {
    surprising:
      "从 0 数起的格号为 1、4、6，若当作 Nim 的三堆，轮到走的一方必胜；但两枚棋子不能同格，这里 8 种走法全都必败。",
    hard: "九枚棋子，SG 值为 63。155 种走法中只有一种必胜：从 46 移到 7。",
  },
  limits: {},
  formulas: {
    mating: {
      brief: {won: "Welter 函数 [{list}] = {value}，不为 0", lost: "Welter 函数 [{list}] = {value}"},
      text: "SG 值由 Welter 函数给出。格号从 0 数起，[{list}] = {cells} ⊕ {pairs} = {value}：前者是各格号的异或和，后者是所有棋子对的 2ⁿ⁺¹ − 1 的异或和，其中 2ⁿ 是整除两格号之差的最大的 2 的幂。",
    },
  },
  material: "一条格子",
  theory: "Welter 函数",
  variants: {},
};
