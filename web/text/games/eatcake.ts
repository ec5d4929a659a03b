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
  rule: "Left eats a strip of squares out of a cake from top to bottom, Right from side to side; what is left on either side of it stays.",
  about: "Nobody is ever a whole move ahead: every cake is worth something smaller than any positive number.",
  notation: {
    position: "cakes `4x3,2x2`, width × height",
    move: "a cake and a strip of one’s own direction",
  },
  examples: {
    surprising: "Left wins, whoever begins, and still is ahead by less than any number.",
    hard: "Left wins, whoever begins; if it is she, by three of her eight moves.",
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
