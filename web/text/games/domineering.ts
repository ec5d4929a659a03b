import type {GameFacts, WordsOf} from "../game";

export const facts = {
  aliases: [
    "domineering",
    "crosscram",
    "stop-gate",
    "多米诺",
    "dominoes",
    "left and right dominoes",
    "多米诺骨牌",
    "横竖骨牌",
  ],
  problems: [],
  examples: {
    surprising: {position: "2x2"},
    hard: {position: "5x5"},
  },
  limits: {},
  sources: {
    conway1976: "J. H. Conway, On Numbers and Games, chapter 10",
    winningways: "E. Berlekamp, J. Conway, R. Guy, Winning Ways for your Mathematical Plays, chapter 5",
  },
  theories: ["search"],
  variants: {},
} satisfies GameFacts;

export const en = {
  name: "Domineering",
  rule: "Left places a domino upright on two free squares, Right places one flat.",
  about:
    "In an open area a domino costs you three places for your dominoes, its own included, and your opponent four. So you fight for early moves and count late ones. The values of separate free regions add.",
  notation: {
    position: "`4x3`, 4 wide and 3 high, all free; or rows `..#/...`, `#` taken",
    move: "Left takes two free squares one above the other, Right two side by side",
  },
  examples: {
    surprising:
      "The first player wins with a move to spare: after Left’s domino only Left has room for one more, and after Right’s only Right.",
    hard: "The empty 5 × 5 board is worth 0: the first player loses, wherever the first domino goes.",
  },
  limits: {},
  formulas: {},
  material: "squared board",
  theory: "search",
  variants: {},
} satisfies WordsOf<typeof facts>;

export const zh: typeof en = {
  name: "纵横骨牌",
  rule: "左方竖放一块骨牌，占两个空格；右方横放。",
  about:
    "在空旷处放一块骨牌，自己少了 3 个可放的位置（含这一处），对方却少了 4 个：开局要争夺，残局则是数步数。互不相连的空格区域相加。",
  notation: {
    position: "`4x3`，宽 4 高 3，全空；或逐行写 `..#/...`，`#` 为已占的格",
    move: "左方占上下相邻的两个空格，右方占左右相邻的两个空格",
  },
  examples: {
    surprising: "谁先走谁胜，还多赚一步：左方竖放后只剩她能再放一块，右方横放则正相反。",
    hard: "5 × 5 的空棋盘，值为 0：无论第一块骨牌放在哪里，先手都输。",
  },
  limits: {},
  formulas: {},
  material: "方格棋盘",
  theory: "搜索",
  variants: {},
};
