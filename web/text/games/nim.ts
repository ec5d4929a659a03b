import type {GameFacts, WordsOf} from "../game";

export const facts = {
  aliases: [
    "nim",
    "取石子",
    "取石子游戏",
    "尼姆游戏",
    "尼姆博弈",
    "拈",
    "Bouton",
    "Anti-Nim",
    "反 Nim",
    "反尼姆",
    "小约翰",
    "小约翰的游戏",
    "piles of stones",
    "heaps",
    "matches",
    "matchsticks",
    "sticks",
    "Pearls Before Swine",
    "last stone wins",
    "take the last one",
    "Marienbad",
    "misère nim",
    "火柴",
    "火柴棒",
    "火柴棍",
    "石子堆",
    "取最后一颗石子",
    "取最后一枚",
    "反常 Nim",
  ],
  problems: [
    "Luogu P2197",
    "Luogu P1247",
    "Luogu P4279",
    "HDU 1849",
    "HDU 1850",
    "HDU 1907",
    "HDU 2176",
    "POJ 2234",
    "POJ 2975",
    "POJ 3480",
  ],
  examples: {
    surprising: {position: "1,1,1,9", play: "misere"},
    hard: {position: "9876543210987654321,1234567890123456789,5555555555555555555,8888888888888888888"},
  },
  limits: {},
  sources: {
    bouton1901: "C. L. Bouton, Nim, a game with a complete mathematical theory, Annals of Mathematics 3 (1901)",
  },
  theories: ["nim-sum"],
  variants: {},
} satisfies GameFacts;

export const en = {
  name: "Nim",
  rule: "Choose a heap and take as many counters from it as you like, at least one.",
  about: "Every impartial game turns out to be Nim: in normal play each position is worth one Nim heap.",
  notation: {
    position: "heaps `3,5,7`; `3^2,5` is two heaps of 3 and one of 5; leave it empty for no heaps",
    move: "take any number from one heap",
  },
  examples: {
    surprising:
      "In misère play the only winning move takes all nine and leaves three heaps of 1. In normal play it takes eight.",
    hard: "Four heaps near the 64-bit limit, worth 12569676586278402943. Of 25555555545555555553 moves only one wins.",
  },
  limits: {},
  formulas: {},
  material: "heaps",
  theory: "nim-sum",
  variants: {},
} satisfies WordsOf<typeof facts>;

export const zh: typeof en = {
  name: "Nim 游戏",
  rule: "每步从一堆中取走至少一枚石子，多少不限。",
  about: "一切公平组合游戏的原型：在正常规则下，任何局面都等价于 Nim 中的一堆石子。",
  notation: {
    position: "各堆石子数 `3,5,7`；`3^2,5` 表示两堆 3 枚、一堆 5 枚；留空表示没有石子堆",
    move: "从一堆中取走任意多枚",
  },
  examples: {
    surprising: "反常规则下，唯一的必胜走法是把 9 枚全部取走，留下三个 1；正常规则下则是取走 8 枚。",
    hard: "四堆石子接近 64 位上限，SG 值为 12569676586278402943；25555555545555555553 种走法中只有一种必胜。",
  },
  limits: {},
  formulas: {},
  material: "石子堆",
  theory: "异或和",
  variants: {},
};
