import type {GameFacts, WordsOf} from "../game";

export const facts = {
  aliases: [
    "loopy game by code",
    "own program with cycles",
    "game that can repeat",
    "自编可循环游戏",
    "自编程序，局面可重复",
    "状态可循环",
  ],
  problems: [],
  examples: {
    surprising: {position: "5"},
    hard: {position: "2,4"},
  },
  limits: {},
  sources: {
    fraenkelperl1975:
      "A. S. Fraenkel and Y. Perl, Constructions in combinatorial games with cycles, Colloquia Mathematica Societatis János Bolyai 10 (1975)",
  },
  theories: ["loopy", "table"],
  variants: {},
} satisfies GameFacts;

export const en = {
  name: "Loopy game by code",
  rule: "Replace a state by one of its options, as the program says. Play that never ends is a draw.",
  about:
    "A program says where one can move from each state, and some moves lead back. Working back from the ends, each state is won, lost or drawn, and has a value for sums. The example: take two or three counters, or put three back where that leaves at most six; with none left the game is over.",
  notation: {
    rules: "the name you gave the states, `refill`",
    position: "the number of a state `4`, or of several in a sum `2,4`",
    move: "replace a state by one of its options",
  },
  examples: {
    surprising: "Five counters: the first player loses, although counters can be put back.",
    hard: "Four counters alone are a draw. Beside two of them they are won, by making the two heaps equal.",
  },
  limits: {},
  formulas: {},
  material: "states",
  theory: "values of games with cycles, retrograde analysis",
  variants: {},
} satisfies WordsOf<typeof facts>;

export const zh: typeof en = {
  name: "自编可循环游戏",
  rule: "每步按程序给出的规则，从一个局面走到它的一个后继。永远走不完算和局。",
  about:
    "程序说明每个局面能走成什么，有些走法会回到先前的局面。从终局倒推，每个局面或必胜，或必败，或为和局，并有一个可以相加的值。示例：每步取走 2 枚或 3 枚，或放回 3 枚（放回后不超过 6 枚）；取完即结束。",
  notation: {
    rules: "录入这些局面时所用的名字，如 `refill`",
    position: "局面的编号 `4`；几个局面相加写成 `2,4`",
    move: "把一个局面换成它的一个后继",
  },
  examples: {
    surprising: "5 枚：虽然可以放回，先手还是必败。",
    hard: "单独 4 枚是和局；旁边再有 2 枚，先手必胜：让两堆相等。",
  },
  limits: {},
  formulas: {},
  material: "局面",
  theory: "有环游戏的值，倒推分析",
  variants: {},
};
