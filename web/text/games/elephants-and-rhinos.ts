import type {GameFacts, WordsOf} from "../game";

export const facts = {
  aliases: ["elephants and rhinos", "大象与犀牛"],
  problems: [],
  examples: {
    surprising: {position: "t.f.t.f"},
    hard: {position: "t.t..f.f"},
  },
  limits: {},
  sources: {
    winningways: "E. Berlekamp, J. Conway, R. Guy, Winning Ways for your Mathematical Plays, chapter 1",
  },
  theories: ["search"],
  variants: {},
} satisfies GameFacts;

export const en = {
  name: "Elephants and Rhinos",
  rule: "Left moves an elephant one cell right, Right moves a rhino one cell left. The cell must be free; nobody jumps.",
  about:
    "Toads and Frogs without jumps. Where an elephant faces a rhino, they compete for the cells between them; the other moves are simply counted.",
  notation: {
    position: "rows `t..f`, `t` an elephant, `f` a rhino, `.` free",
    move: "a piece and the cell it goes to",
  },
  examples: {
    surprising:
      "Two pairs face each other, with one free cell between them: a move in one pair is answered in the other.",
    hard: "The row is its own mirror image with the players exchanged: the first player loses.",
  },
  limits: {},
  formulas: {},
  material: "strip",
  theory: "search",
  variants: {},
} satisfies WordsOf<typeof facts>;

export const zh: typeof en = {
  name: "大象与犀牛",
  rule: "大象向右、犀牛向左，每步一格，走到空格；不能跳。",
  about: "规则同“蛤蟆与青蛙”，但不能跳。大象与犀牛相对时，中间的空格由双方争夺，其余的数步数即可。",
  notation: {
    position: "逐行写 `t..f`，`t` 大象，`f` 犀牛，`.` 空格",
    move: "一个棋子及其去处",
  },
  examples: {
    surprising: "两对棋子各自相对，中间各空一格：一方走这边，另一方就走那边。",
    hard: "左右翻转、双方互换后仍是同一行：谁先走谁输。",
  },
  limits: {},
  formulas: {},
  material: "格子",
  theory: "搜索",
  variants: {},
};
