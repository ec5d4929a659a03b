import type {GameWords} from "../words";

export const words: GameWords = {
  name: {en: "Welter's game", zh: "韦尔特游戏"},
  aliases: ["welter", "Sato", "佐藤", "coins that may jump"],
  problems: [],
  rule: {
    en: "Move one piece to any free cell on its left; it may pass others.",
    zh: "把一枚棋子移到左边任意一个空格，可以越过其他棋子。",
  },
  about: {
    en: "Nim with heaps of different sizes throughout. Its value corrects the nim-sum by what each pair of pieces has in common in its last binary digits.",
    zh: "相当于各堆大小始终互不相同的 Nim。它的 SG 值等于格号的异或和，再用每两枚棋子格号末尾相同的二进制位加以修正。",
  },
  notation: {
    position: {en: "the cells of the pieces, `2,3,5,8`", zh: "各枚棋子的格号 `2,3,5,8`"},
    move: {
      en: "move one piece to a free cell on its left; it may pass others",
      zh: "把一枚棋子移到左边的一个空格，可以越过其他棋子",
    },
  },
  examples: {
    surprising: {
      position: "2,5,7",
      says: {
        en: "As heaps of Nim the cells, counted from 0, would be 1, 4, 6 and won. But no two pieces may share a cell, and here all eight moves lose.",
        zh: "从 0 数起的格号为 1、4、6，若当作 Nim 的三堆，先手必胜；但两枚棋子不能同格，这里 8 种走法全都必败。",
      },
    },
    hard: {
      position: "5,11,12,13,18,22,30,43,46",
      says: {
        en: "Nine pieces, worth 63. Of 155 moves only one wins: from 46 to 7.",
        zh: "九枚棋子，SG 值为 63。155 种走法中只有一种必胜：从 46 移到 7。",
      },
    },
  },
  limits: [],
  formulas: {
    mating: {
      en: "With cells counted from 0, [{list}] = {cells} ⊕ {pairs} = {value}: the nim-sum of the cells, and the nim-sum over all pairs of 2ⁿ⁺¹ − 1, where 2ⁿ is the largest power of two that divides the difference of the pair.",
      zh: "格号从 0 数起，[{list}] = {cells} ⊕ {pairs} = {value}：前者是各格号的异或和，后者是所有棋子对的 2ⁿ⁺¹ − 1 的异或和，其中 2ⁿ 是整除两格号之差的最大的 2 的幂。",
    },
  },
  sources: {
    welter1954:
      "C. P. Welter, The theory of a class of games on a sequence of squares, Indagationes Mathematicae 16 (1954)",
  },
  material: {en: "strip of cells", zh: "一条格子"},
  theory: {en: "mating function", zh: "配对函数"},
  theories: ["nim-sum"],
  variants: {},
};
