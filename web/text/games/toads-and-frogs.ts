import type {GameFacts, WordsOf} from "../game";

export const facts = {
  aliases: ["toads and frogs", "蛤蟆与青蛙", "frogs", "toads", "jumping frogs", "青蛙", "蛤蟆", "跳青蛙", "青蛙过河"],
  problems: [],
  examples: {
    surprising: {position: "tt.ff"},
    hard: {position: "ttt..fff"},
  },
  limits: {},
  sources: {
    erickson1996: "J. Erickson, New Toads and Frogs results, Games of No Chance (1996)",
    winningways: "E. Berlekamp, J. Conway, R. Guy, Winning Ways for your Mathematical Plays, chapter 1",
  },
  theories: ["search"],
  variants: {},
} satisfies GameFacts;

export const en = {
  name: "Toads and Frogs",
  rule: "Left moves a toad right, Right moves a frog left: one step to a free cell, or a jump over one enemy to the free cell behind it.",
  about:
    "Left has the toads, Right the frogs, and nothing is ever captured. Blocking the enemy costs you moves too; the values of rows add.",
  notation: {
    position: "rows `tt..ff`, `t` a toad, `f` a frog, `.` free",
    move: "a piece and the cell it goes to",
  },
  examples: {
    surprising: "Worth a star: each player has one move, and after it only jumps are left.",
    hard: "Three against three with two free cells: the first player wins, with the only move there is.",
  },
  limits: {},
  formulas: {},
  material: "strip",
  theory: "search",
  variants: {},
} satisfies WordsOf<typeof facts>;

export const zh: typeof en = {
  name: "蛤蟆与青蛙",
  rule: "蛤蟆向右、青蛙向左：走到相邻的空格，或跳过紧挨着的一个对手，落到它后面的空格。",
  about: "左方走蛤蟆，右方走青蛙，不吃子。挡住对方也要耗掉自己的步数；各行相加。",
  notation: {
    position: "逐行写 `tt..ff`，`t` 蛤蟆，`f` 青蛙，`.` 空格",
    move: "一个棋子及其去处",
  },
  examples: {
    surprising: "值为 *：双方都只有一种走法，走完便全由跳跃决定。",
    hard: "三对三，中间空两格：谁先走谁胜，走法也只有一种。",
  },
  limits: {},
  formulas: {},
  material: "格子",
  theory: "搜索",
  variants: {},
};
