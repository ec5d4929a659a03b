import type {GameFacts, WordsOf} from "../game";

export const facts = {
  aliases: ["push", "推"],
  problems: [],
  examples: {
    surprising: {position: "rl"},
    hard: {position: "lrl..rr/rl"},
  },
  limits: {},
  sources: {
    lessons2007: "M. Albert, R. Nowakowski, D. Wolfe, Lessons in Play, A K Peters (2007)",
  },
  theories: ["search"],
  variants: {},
} satisfies GameFacts;

export const en = {
  name: "Push",
  rule: "Push one of your pieces one cell to the left, with any pieces in its way. At the end of the row, pieces fall off.",
  about: "Every position is worth a number, so no move is urgent: each one gives something away.",
  notation: {
    position: "rows `l.rl`, `l` a piece of Left’s, `r` one of Right’s, `.` free",
    move: "a piece and the cell on its left, 0 where it leaves the row",
  },
  examples: {
    surprising: "One piece each, and Left is a move and a half ahead: hers stands behind and pushes his off the row.",
    hard: "Worth −77/8: Right wins, no matter who begins.",
  },
  limits: {},
  formulas: {},
  material: "strip",
  theory: "search",
  variants: {},
} satisfies WordsOf<typeof facts>;

export const zh: typeof en = {
  name: "推（Push）",
  rule: "把自己的一个棋子向左推一格，挡在前面的棋子一起被推走，到头的掉出该行。",
  about: "每个局面的值都是数，因此谁也不急着走：每走一步都要付出代价。",
  notation: {
    position: "逐行写 `l.rl`，`l` 左方的棋子，`r` 右方的棋子，`.` 空格",
    move: "一个棋子及其左边的格；离开该行时写 0",
  },
  examples: {
    surprising: "双方各一子，左方却领先一步半：她的棋子在后，能把对方推出该行。",
    hard: "值为 −77/8：无论谁先走，都是右方胜。",
  },
  limits: {},
  formulas: {},
  material: "格子",
  theory: "搜索",
  variants: {},
};
