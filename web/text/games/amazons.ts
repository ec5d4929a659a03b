import type {GameFacts, WordsOf} from "../game";

export const facts = {
  aliases: ["amazons", "game of the amazons", "亚马逊棋", "queens and arrows", "皇后射箭"],
  problems: [],
  examples: {
    surprising: {position: "x..o"},
    hard: {position: "x.../..../...o"},
  },
  limits: {},
  sources: {
    snatzke2001: "R. G. Snatzke, Exhaustive search in the game Amazons, Games of No Chance 2 (2001)",
  },
  theories: ["search"],
  variants: {},
} satisfies GameFacts;

export const en = {
  name: "Amazons",
  rule: "Move one of your amazons like a chess queen, then shoot an arrow from her new square in the same way. The square where it lands burns and stays blocked.",
  about:
    "Squares burn until the amazons are walled off from each other. After that, your own region gives you at most one move per square, and fewer if its shape is awkward. The values of separate regions add.",
  notation: {
    position: "rows `x../..o`, `x` Left’s, `o` Right’s, `.` free, `#` burnt",
    move: "an amazon, the square she goes to, and the one her arrow burns",
  },
  examples: {
    surprising:
      "Two amazons in a corridor: the first player burns the square beside the enemy amazon and walls her in.",
    hard: "Of 50 moves only one wins, and it ends beside the enemy amazon.",
  },
  limits: {},
  formulas: {},
  material: "squared board",
  theory: "search",
  variants: {},
} satisfies WordsOf<typeof facts>;

export const zh: typeof en = {
  name: "亚马逊棋（Amazons）",
  rule: "像国际象棋的后那样走一枚棋子，再从落点以同样走法射出一箭，箭落之格就此烧毁。",
  about: "格子不断烧毁，直到双方被隔开。此后自己的地盘至多一格走一步，形状不好时还走不满。互不相连的区域相加。",
  notation: {
    position: "逐行写 `x../..o`，`x` 左方，`o` 右方，`.` 空，`#` 已烧毁",
    move: "一枚棋子、它的去处，以及箭烧毁的格子",
  },
  examples: {
    surprising: "两枚棋子在一条走廊里：先走的一方烧掉对手身边的格子，把她关住。",
    hard: "50 种走法中只有 1 种必胜，走到对手身边。",
  },
  limits: {},
  formulas: {},
  material: "方格棋盘",
  theory: "搜索",
  variants: {},
};
