import type {GameFacts, WordsOf} from "../game";

export const facts = {
  aliases: ["fission", "分裂"],
  problems: [],
  examples: {
    surprising: {position: ".../.x./..."},
    hard: {position: "....../.x..../....../....x./......"},
  },
  limits: {},
  sources: {
    siegel2013: "A. N. Siegel, Combinatorial Game Theory (2013)",
  },
  theories: ["search"],
  variants: {},
} satisfies GameFacts;

export const en = {
  name: "Fission",
  rule: "Replace a stone by two: Left puts them on the squares above and below it, Right on the squares to its left and right. Both squares must be free.",
  about:
    "You can split a stone only if both squares next to it in your direction are free, and the new stones get in each other’s way. Nothing is captured.",
  notation: {
    position: "rows `..x/...`, `x` a stone, `.` free, `#` gone",
    move: "the stone to split",
  },
  examples: {
    surprising: "The first player loses: only the opponent can split the two new stones.",
    hard: "Two stones with room between them: the first player loses.",
  },
  limits: {},
  formulas: {},
  material: "squared board",
  theory: "search",
  variants: {},
} satisfies WordsOf<typeof facts>;

export const zh: typeof en = {
  name: "分裂（Fission）",
  rule: "把一枚棋子分裂成两枚：左方分到上下两个空格，右方分到左右两个空格。",
  about: "同一方向上两侧都空的棋子才能分裂，分出的棋子又会互相妨碍。没有吃子。",
  notation: {
    position: "逐行写 `..x/...`，`x` 棋子，`.` 空，`#` 不可用",
    move: "要分裂的棋子",
  },
  examples: {
    surprising: "谁先走谁输：分出的两枚棋子，都只有对方能再分裂。",
    hard: "两枚棋子，中间还有余地：谁先走谁输。",
  },
  limits: {},
  formulas: {},
  material: "方格棋盘",
  theory: "搜索",
  variants: {},
};
