import type {GameFacts, WordsOf} from "../game";

export const facts = {
  aliases: ["shove", "齐推"],
  problems: [],
  examples: {
    surprising: {position: "l.l.r"},
    hard: {position: "lrl..rr/rl"},
  },
  limits: {},
  sources: {
    lessons2007: "M. Albert, R. Nowakowski, D. Wolfe, Lessons in Play, A K Peters (2007)",
  },
  theories: ["numbers"],
  variants: {},
} satisfies GameFacts;

export const en = {
  name: "Shove",
  rule: "Move one of your pieces one cell to the left, together with all the pieces on its left, near or far. A piece on the first cell falls off the row.",
  about:
    "Every position is worth a number: each piece counts the number of its cell, halved for each piece behind it up to the last change of players.",
  notation: {
    position: "rows `l.rl`, `l` a piece of Left’s, `r` one of Right’s, `.` free",
    move: "a piece and the cell on its left, 0 where it leaves the row",
  },
  examples: {
    surprising: "Two pieces against one, yet the one is 13/4 moves ahead: it stands last and moves them all.",
    hard: "Worth −83/8: Right wins, no matter who begins.",
  },
  limits: {},
  formulas: {
    empty: {text: "There is no piece in the row: it is worth 0."},
    piece: {text: "Row “{row}”: its only piece counts the number of its cell, which makes {value}."},
    row: {
      text: "Row “{row}”: each piece counts the number of its cell, Right’s below 0. The pieces of one colour at the right end count in full; any other piece is halved once for every piece between it and them, and once more for them: {equation}.",
    },
  },
  material: "strip",
  theory: "numbers",
  variants: {},
} satisfies WordsOf<typeof facts>;

export const zh: typeof en = {
  name: "齐推（Shove）",
  rule: "把自己的一个棋子连同它左边的所有棋子（不论远近）一起向左移一格，到头的掉出该行。",
  about: "每个局面的值都是数：每个棋子按所在格数计分，从后往前数到最后一次换色为止，后面每多一个棋子减半一次。",
  notation: {
    position: "逐行写 `l.rl`，`l` 左方的棋子，`r` 右方的棋子，`.` 空格",
    move: "一个棋子及其左边的格；离开该行时写 0",
  },
  examples: {
    surprising: "一子对两子，反而领先 13/4 步：它在最后，一走就带动全部。",
    hard: "值为 −83/8：无论谁先走，都是右方胜。",
  },
  limits: {},
  formulas: {
    empty: {text: "这一行没有棋子，值为 0。"},
    piece: {text: "“{row}”：唯一的棋子按所在格数计分，值为 {value}。"},
    row: {
      text: "“{row}”：每个棋子按所在格数计分，右方的为负。右端同色的一段不减半；其余棋子与这一段之间每隔一个棋子减半一次，再为这一段减半一次：{equation}。",
    },
  },
  material: "格子",
  theory: "数",
  variants: {},
};
