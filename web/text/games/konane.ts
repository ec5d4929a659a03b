import type {GameFacts, WordsOf} from "../game";

export const facts = {
  aliases: ["konane", "hawaiian checkers", "夏威夷跳棋", "Hawaiian draughts"],
  problems: [],
  examples: {
    surprising: {position: "xo.o."},
    hard: {position: "xoxoxo/ox.xox/xo.oxo"},
  },
  limits: {},
  sources: {
    ernst1995: "M. D. Ernst, Playing Konane mathematically, UMAP Journal 16 (1995)",
  },
  theories: ["search"],
  variants: {},
} satisfies GameFacts;

export const en = {
  name: "Konane",
  rule: "Jump over a neighbouring enemy stone to the free square beyond, and remove it. You may go on jumping in the same line.",
  about:
    "Hawaiian checkers. A stone that your opponent cannot reach is a store of moves, so keep jumps for later if you can.",
  notation: {
    position: "rows `xo.o`, `x` Left’s, `o` Right’s, `.` free",
    move: "a stone and the square where it stops",
  },
  examples: {
    surprising: "Left must jump twice: after a single jump the remaining enemy stone takes hers.",
    hard: "Two stones have been removed from the middle, as the game begins: the first player loses.",
  },
  limits: {},
  formulas: {},
  material: "squared board",
  theory: "search",
  variants: {},
} satisfies WordsOf<typeof facts>;

export const zh: typeof en = {
  name: "Konane 夏威夷跳棋",
  rule: "跳过相邻的对方棋子落到其后的空格，可沿同一直线连跳；被跳过的棋子拿走。",
  about: "夏威夷的传统跳棋。对方够不着的棋子等于存下的步数，能留着不跳的就先留着。",
  notation: {
    position: "逐行写 `xo.o`，`x` 左方，`o` 右方，`.` 空",
    move: "一枚棋子及其落点",
  },
  examples: {
    surprising: "左方必须连跳两次：只跳一次，剩下的那枚就会反过来吃掉她的棋子。",
    hard: "开局时从中央拿走两枚：谁先走谁输。",
  },
  limits: {},
  formulas: {},
  material: "方格棋盘",
  theory: "搜索",
  variants: {},
};
