import type {GameFacts, WordsOf} from "../game";

export const facts = {
  aliases: ["maundy cake", "等分蛋糕"],
  problems: [],
  examples: {
    surprising: {position: "6x4"},
    hard: {position: "12x5,4x9"},
  },
  limits: {},
  sources: {
    winningways: "E. Berlekamp, J. Conway, R. Guy, Winning Ways for your Mathematical Plays, chapter 2",
  },
  theories: ["numbers"],
  variants: {},
} satisfies GameFacts;

export const en = {
  name: "Maundy Cake",
  rule: "Cut a cake into any number of equal parts: Left from top to bottom, Right from side to side.",
  about:
    "Every cake is worth a whole number of moves, told by the prime factors of its sides: whoever has more of them is ahead.",
  notation: {
    position: "cakes `4x3,2x2`, width × height",
    move: "a cake and the first of its equal cuts",
  },
  examples: {
    surprising: "Two primes on either side: worth 0, whatever they are.",
    hard: "Three primes against one: what is left of 12 without its least prime is 6, worth 4 to Left. The second cake is worth 0.",
  },
  limits: {},
  formulas: {},
  material: "sheets",
  theory: "numbers",
  variants: {},
} satisfies WordsOf<typeof facts>;

export const zh: typeof en = {
  name: "等分蛋糕（Maundy Cake）",
  rule: "把一块蛋糕切成若干等份，份数不限：左方竖切，右方横切。",
  about: "每块蛋糕的值都是整数，由两边长的质因数决定：质因数多的一方领先。",
  notation: {
    position: "蛋糕 `4x3,2x2`，宽 × 高",
    move: "一块蛋糕，以及第一刀的位置",
  },
  examples: {
    surprising: "两边各有两个质因数：不论是哪些质数，值都是 0。",
    hard: "三个质因数对一个：12 去掉最小的质因数剩 6，左方得 4；第二块值为 0。",
  },
  limits: {},
  formulas: {},
  material: "纸张",
  theory: "数",
  variants: {},
};
