import type {GameFacts, WordsOf} from "../game";

export const facts = {
  aliases: ["clobber", "棋子吃子", "capture the neighbour", "吃子"],
  problems: [],
  examples: {
    surprising: {position: "xo/ox"},
    hard: {position: "xoxo/oxox/xoxo"},
  },
  limits: {},
  sources: {
    clobber2005:
      "M. Albert, J. P. Grossman, R. J. Nowakowski, D. Wolfe, An introduction to Clobber, Integers 5(2) (2005)",
  },
  theories: ["search"],
  variants: {},
} satisfies GameFacts;

export const en = {
  name: "Clobber",
  rule: "Move one of your stones onto an enemy stone next to it and capture it.",
  about:
    "As long as one player can move, the other can too, so every value is infinitesimal: nobody is ever a whole move ahead. The values of separate groups add.",
  notation: {
    position: "rows `xo/o.`, `x` Left’s, `o` Right’s, `.` empty; `4x3` is empty",
    move: "a stone and the enemy stone beside it that it captures",
  },
  examples: {
    surprising: "The first player wins with any capture.",
    hard: "A chequered board of three rows by four: the first player loses with each of the 17 captures.",
  },
  limits: {},
  formulas: {},
  material: "squared board",
  theory: "search",
  variants: {},
} satisfies WordsOf<typeof facts>;

export const zh: typeof en = {
  name: "Clobber 吃子",
  rule: "用一枚棋子吃掉相邻的对方棋子并占据那一格。",
  about: "只要一方能走，另一方也能走，因此每个局面的值都是无穷小：谁也领先不了整整一步。互不相连的各组相加。",
  notation: {
    position: "逐行写 `xo/o.`，`x` 左方，`o` 右方，`.` 空；`4x3` 为空棋盘",
    move: "一枚棋子，以及它吃掉的相邻对方棋子",
  },
  examples: {
    surprising: "谁先走谁胜，吃哪一枚都行。",
    hard: "三行四列的交错棋盘：17 种走法全都必败。",
  },
  limits: {},
  formulas: {},
  material: "方格棋盘",
  theory: "搜索",
  variants: {},
};
