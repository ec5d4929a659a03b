import type {GameFacts, WordsOf} from "../game";

export const facts = {
  aliases: [
    "own program",
    "game by code",
    "explored game",
    "custom game",
    "state graph",
    "自编程序",
    "自己写的游戏",
    "自定义游戏",
    "状态图",
    "打表",
    "JavaScript",
  ],
  problems: [],
  examples: {
    surprising: {position: "0,3"},
    hard: {position: "0,1,2"},
  },
  limits: {},
  sources: {
    sprague1935: "R. Sprague, Über mathematische Kampfspiele, Tôhoku Mathematical Journal 41 (1935)",
    winningways: "Berlekamp, Conway, Guy, Winning Ways for your Mathematical Plays, ch. 4",
  },
  theories: ["table", "nim-sum"],
  variants: {},
} satisfies GameFacts;

export const en = {
  name: "Game by code",
  rule: "Replace a state by one of its options, as the program says. An option may be a sum of several states.",
  about:
    "A program says which states there are and where each one leads. Each state is worth the mex of its options, and a state that splits into parts is worth the xor of theirs. The example is Kayles with up to four pins.",
  notation: {
    rules: "the name you gave the states, `example`",
    position: "the number of a state `0`, or of several in a sum `1,3`",
    move: "replace a state by one of its options",
  },
  examples: {
    surprising: "A row of four pins beside a single one: equal values, and the player to move loses.",
    hard: "Rows of four, three and two pins are worth 0; every move loses.",
  },
  limits: {},
  formulas: {},
  material: "states",
  theory: "mex, Sprague–Grundy",
  variants: {},
} satisfies WordsOf<typeof facts>;

export const zh: typeof en = {
  name: "自编程序",
  rule: "每步按程序给出的规则，从一个局面走到它的一个后继；后继也可以是几个局面之和。",
  about:
    "程序说明有哪些局面、每个局面能走到哪里。把所有局面找全之后，每个局面的 SG 值就是其后继 SG 值的 mex；能拆成几部分的局面，SG 值是各部分的异或和。示例是至多四个球瓶的凯尔斯。",
  notation: {
    rules: "录入这些局面时所用的名字，如 `example`",
    position: "局面的编号 `0`；几个局面相加写成 `1,3`",
    move: "把一个局面换成它的一个后继",
  },
  examples: {
    surprising: "一排四个球瓶旁边再放一个：两边 SG 值相等，轮到走的一方必败。",
    hard: "四个、三个、两个球瓶各一排，SG 值为 0，怎么走都必败。",
  },
  limits: {},
  formulas: {},
  material: "局面图",
  theory: "mex 与 SG 定理",
  variants: {},
};
