import type {GameFacts, WordsOf} from "../game";

export const facts = {
  aliases: ["eatcake", "eat cake", "吃蛋糕"],
  problems: [],
  examples: {
    surprising: {position: "3x2"},
    hard: {position: "5x4,3x2"},
  },
  limits: {},
  sources: {
    winningways: "E. Berlekamp, J. Conway, R. Guy, Winning Ways for your Mathematical Plays, chapter 8",
  },
  theories: ["search"],
  variants: {},
} satisfies GameFacts;

export const en = {
  name: "Eatcake",
  rule: "Left eats a whole column of squares from a cake, Right a whole row. The pieces left on both sides become separate cakes.",
  about: "Nobody is ever a whole move ahead: every cake is worth something smaller than any positive number.",
  notation: {
    position: "cakes `4x3,2x2`, width × height",
    move: "a cake and a strip in your own direction",
  },
  examples: {
    surprising: "Left wins no matter who begins, yet she is ahead by less than any positive number.",
    hard: "Left wins no matter who begins; if she begins, three of her eight moves win.",
  },
  limits: {},
  formulas: {},
  material: "sheets",
  theory: "search",
  variants: {},
} satisfies WordsOf<typeof facts>;

export const zh: typeof en = {
  name: "吃蛋糕（Eatcake）",
  rule: "左方从一块蛋糕上竖着吃掉一列，右方横着吃掉一行，两边剩下的各成一块。",
  about: "谁也不会领先整整一步：每块蛋糕的值都小于任何正数。",
  notation: {
    position: "蛋糕 `4x3,2x2`，宽 × 高",
    move: "一块蛋糕，以及自己方向的一条",
  },
  examples: {
    surprising: "无论谁先走，左方都赢，可她领先的量小于任何正数。",
    hard: "无论谁先走，左方都赢；她先走时，八种走法中有三种获胜。",
  },
  limits: {},
  formulas: {},
  material: "纸张",
  theory: "搜索",
  variants: {},
};
