import type {GameFacts, WordsOf} from "../game";

export const facts = {
  aliases: [
    "partizan game by code",
    "own program for two players",
    "left and right by code",
    "自编程序，双方走法不同",
    "双方走法不同的自编程序",
    "状态图",
  ],
  problems: [],
  examples: {
    surprising: {position: "1"},
    hard: {position: "0,1,4"},
  },
  limits: {},
  sources: {
    conway1976: "J. H. Conway, On Numbers and Games, chapter 7",
  },
  theories: ["search"],
  variants: {},
} satisfies GameFacts;

export const en = {
  name: "Partizan game by code",
  rule: "Replace a state by one of your own options, as the program says. An option may be a sum of several states.",
  about:
    "A program says where Left and where Right can move from each state. Each state has the value of a short game, made from the values of its options. The example is Domineering on two rows: a colon is a column of two squares, a dot a square of the lower row.",
  notation: {
    rules: "the name you gave the states, `dominoes`",
    position: "the number of a state `0`, or of several in a sum `0,4`",
    move: "replace a state by one of your own options",
  },
  examples: {
    surprising: "Two columns: the first player keeps another move for later. The value is ±1.",
    hard: "Three columns, two columns, and two squares beside a column: Left wins no matter who begins, but if she begins, only one of her four moves wins.",
  },
  limits: {},
  formulas: {},
  material: "states",
  theory: "search",
  variants: {},
} satisfies WordsOf<typeof facts>;

export const zh: typeof en = {
  name: "自编非公平游戏",
  rule: "每步按程序给出的规则，从一个局面走到自己的一个后继；后继也可以是几个局面之和。",
  about:
    "程序分别说明每个局面左方、右方各能走成什么。把所有局面找全之后，每个局面都有一个短游戏的值，由各后继的值得出。示例是两行的纵横骨牌：冒号是上下两格的一列，点是下面一行的一格。",
  notation: {
    rules: "录入这些局面时所用的名字，如 `dominoes`",
    position: "局面的编号 `0`；几个局面相加写成 `0,4`",
    move: "把一个局面换成自己的一个后继",
  },
  examples: {
    surprising: "两列：谁先走，谁就为自己多留一步。值为 ±1。",
    hard: "三列、两列，以及下面一行的两格连着一列：无论谁先走都是左方胜；但若由她先走，四种走法中只有一种必胜。",
  },
  limits: {},
  formulas: {},
  material: "局面图",
  theory: "搜索",
  variants: {},
};
