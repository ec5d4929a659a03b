import type {GameFacts, WordsOf} from "../game";

export const facts = {
  aliases: ["chess", "跳棋子", "状态压缩"],
  problems: ["HDU 5724", "Luogu P2575"],
  examples: {
    surprising: {position: "ooo.ooo.ooo."},
    hard: {position: "ooooo..o..oooo..oo/ooo..oooooo.o....o/ooo.o.o.o.o.ooo..o"},
  },
  limits: {},
  sources: {
    hdu5724: "HDU 5724, Chess; Luogu P2575, 高手过招",
  },
  theories: ["staircase", "nim-sum"],
  variants: {},
} satisfies GameFacts;

export const en = {
  name: "Jumping pieces",
  rule: "Move one piece to the next cell on its right. If that cell is taken, jump over the whole line of pieces to the first empty cell behind it.",
  about:
    "Usually solved with a table of all 2^20 rows. But each row is a staircase: counted from the right, the line of pieces before each empty cell is a step.",
  notation: {
    position: "rows `o.oo..o./.oo.o...`, `o` a piece",
    move: "move one piece to the right, to the next cell or over an unbroken line of pieces",
  },
  examples: {
    surprising:
      "All nine moves lose. Of the three lines of three, counted from the right, only the first and the third count, and they cancel.",
    hard: "Three rows of 18 cells. Of 30 moves only one wins: in the second row, the piece on cell 6 jumps to cell 12.",
  },
  limits: {},
  formulas: {},
  material: "rows of cells",
  theory: "nim-sum of the odd lines",
  variants: {},
} satisfies WordsOf<typeof facts>;

export const zh: typeof en = {
  name: "高手过招",
  rule: "把一枚棋子向右移一格；若右邻已有棋子，则跳过这一段连续的棋子，落到其后的第一个空格。",
  about:
    "通常用状态压缩打表（2^20 种行）。其实每一行都是一个阶梯博弈：从右往左，每个空格左边紧邻的一段棋子就是一级台阶。",
  notation: {
    position: "逐行写 `o.oo..o./.oo.o...`，`o` 为棋子",
    move: "把一枚棋子右移一格，或跳过紧邻的一段连续棋子",
  },
  examples: {
    surprising: "9 种走法全都必败。从右数起的三段棋子里只有第 1、第 3 段起作用，3 ⊕ 3 = 0。",
    hard: "三行，每行 18 格。30 种走法中只有一种必胜：第二行第 6 格的棋子跳到第 12 格。",
  },
  limits: {},
  formulas: {},
  material: "若干行格子",
  theory: "奇数段异或和",
  variants: {},
};
