import type {GameWords} from "../words";

export const words: GameWords = {
  name: {en: "Jumping pieces", zh: "高手过招"},
  aliases: ["chess", "跳棋子", "状态压缩"],
  problems: ["HDU 5724", "Luogu P2575"],
  rule: {
    en: "Move one piece to the right: to the next cell, or over an unbroken line of pieces to the first empty cell behind it.",
    zh: "把一枚棋子向右移一格；若右邻已有棋子，则跳过这一段连续的棋子，落到其后的第一个空格。",
  },
  about: {
    en: "Usually solved by a table over all 2^20 rows. But each row is a staircase: the lines of pieces before its empty cells, counted from the right, are the steps.",
    zh: "通常用状态压缩打表（2^20 种行）。其实每一行都是一个阶梯博弈：从右往左，每个空格左边紧邻的一段棋子就是一级台阶。",
  },
  notation: {
    position: {en: "rows `o.oo..o./.oo.o...`, `o` a piece", zh: "逐行写 `o.oo..o./.oo.o...`，`o` 为棋子"},
    move: {
      en: "move one piece to the right, to the next cell or over an unbroken line of pieces",
      zh: "把一枚棋子右移一格，或跳过紧邻的一段连续棋子",
    },
  },
  limits: [],
  formulas: {},
  sources: {hdu5724: "HDU 5724, Chess; Luogu P2575, 高手过招"},
  material: {en: "rows of cells", zh: "若干行格子"},
  theory: {en: "nim-sum of the odd lines", zh: "奇数段异或和"},
  theories: ["staircase", "nim-sum"],
  variants: {},
};
