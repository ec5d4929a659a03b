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
  rule: "Cut a cake into equal parts, as many as you like: Left cuts vertically, Right horizontally.",
  about:
    "Every cake is worth a whole number of moves, given by the prime factors of its sides: the player whose side has more of them is ahead.",
  notation: {
    position: "cakes `4x3,2x2`, width × height",
    move: "a cake and the first of its equal cuts",
  },
  examples: {
    surprising: "Two prime factors on each side: worth 0, whichever they are.",
    hard: "Three prime factors against one: 12 without its least prime factor is 6, worth 4 to Left. The second cake is worth 0.",
  },
  limits: {},
  formulas: {
    equal: {
      text: "Width {width}, height {height}: both have the same number of prime factors. Cross them out in pairs and none is left, so the cake is worth 0.",
    },
    left: {
      text: "Width {width}, height {height}. Cross out prime factors in pairs, the smallest first, until the height has none: {rest} is left of the width. The first of these counts 1; each further one multiplies the count and adds 1. That makes {value}.",
    },
    right: {
      text: "Width {width}, height {height}. Cross out prime factors in pairs, the smallest first, until the width has none: {rest} is left of the height. The first of these counts 1; each further one multiplies the count and adds 1. For Right, that makes {value}.",
    },
  },
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
    hard: "三个质因数对一个：12 去掉最小的质因数剩 6，值为 4；第二块值为 0。",
  },
  limits: {},
  formulas: {
    equal: {text: "宽 {width}，高 {height}，质因数个数相同，成对划去后一个不剩，这块蛋糕值 0。"},
    left: {
      text: "宽 {width}，高 {height}。把两边的质因数从小到大成对划去，划到高不剩为止，宽还剩 {rest}。其中第一个计 1，以后每个质因数把前面的结果乘以它再加 1，值为 {value}。",
    },
    right: {
      text: "宽 {width}，高 {height}。把两边的质因数从小到大成对划去，划到宽不剩为止，高还剩 {rest}。其中第一个计 1，以后每个质因数把前面的结果乘以它再加 1，算给右方，值为 {value}。",
    },
  },
  material: "纸张",
  theory: "数",
  variants: {},
};
