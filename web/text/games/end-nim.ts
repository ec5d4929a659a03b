import type {GameFacts, WordsOf} from "../game";

export const facts = {
  aliases: ["end nim", "end-nim", "ZJOI2009", "取石子游戏", "最左或最右一堆", "Albert", "Nowakowski"],
  problems: ["Luogu P2599"],
  examples: {
    surprising: {position: "3,1000,3"},
    hard: {position: "3,1,4,1,5,9,2,6,5,3,5,8,9,7,9,3,2,3,8,4"},
  },
  limits: {
    heaps: {command: 'sg analyze "end-nim:1^[[2000|2001]]"', answer: "at most 2000 heaps"},
  },
  sources: {
    albert2001:
      "M. H. Albert, R. J. Nowakowski, The game of End-Nim, Electronic Journal of Combinatorics 8 (2), 2001, R1",
    cairnsho2011:
      "G. Cairns, N. B. Ho, Some remarks on End-Nim, International Journal of Combinatorics 2011, article 824742",
  },
  formulas: {
    "unequal-ends": {caseOf: "ends", when: ({front, behind}) => front === "0" && behind === "0"},
    "equal-ends": {caseOf: "ends-lost", when: ({front, behind}) => front === "0" && behind === "0"},
  },
  theories: ["table", "winner-only"],
  variants: {},
} satisfies GameFacts;

export const en = {
  name: "End-Nim",
  rule: "The heaps stand in a row. Take any number of counters from the first heap or from the last.",
  about:
    "If a row is won, exactly one size of a new heap on its left makes it lost, and exactly one on its right; these sizes are found heap by heap. Misère play has the same winner as normal play, unless every heap is 1.",
  notation: {
    position: "heaps in a row `3,1,9,4`",
    move: "take any number from the first heap or the last that is not empty",
  },
  examples: {
    surprising:
      "Lost, in spite of the counters in the middle. Any other number there up to 1000 would lose too, except 3.",
    hard: "The first twenty digits of π make a lost row. Change only the first heap, or only the last, and it is no longer lost.",
  },
  limits: {
    heaps: "heaps of End-Nim",
  },
  formulas: {
    ends: {
      brief: "it would be lost with a first heap of {left} or a last heap of {right}; they are {first} and {last}",
      text: "Look at the row between the end heaps. It would be lost with a heap of {front} in front of it, or with one of {behind} behind it. If both ends lie between these numbers, or equal them, they lose if they differ by one, the larger on the side of the smaller number; other ends lose if they are equal. So with a last heap of {last} the first would have to be {left}, and with a first heap of {first} the last would have to be {right}, where 0 means no heap. Lower an end that is larger than that.",
    },
    "unequal-ends": {
      brief: "only equal ends lose here, and these are {first} and {last}",
      text: "The row between the end heaps, if any, is lost as it stands. Around it, two ends lose exactly when they are equal, and {first} and {last} are not: lower the larger one to the size of the other.",
      plain: {
        won: "The move {move} makes the two ends equal. Whatever your opponent then does to one end, do the same to the other. The player who has to start between them loses.",
      },
    },
    "equal-ends": {
      brief: "the ends are equal, {first} each: whatever you do to one, your opponent does to the other",
      text: "The row between the end heaps, if any, is lost as it stands, and the ends are equal, {first} each. Whatever you do to one end, the opponent does to the other. When both are gone, you have to start on the row between them.",
      plain: {
        lost: "The two ends are equal. Whatever you do to one, your opponent does to the other, and the player who has to start between them loses.",
      },
    },
    "ends-lost": {
      brief: "with the heaps between them, the ends {first} and {last} lose",
      text: "Look at the row between the end heaps. It would be lost with a heap of {front} in front of it, or with one of {behind} behind it. If both ends lie between these numbers, or equal them, they lose if they differ by one, the larger on the side of the smaller number; other ends lose if they are equal. So {first} and {last} lose.",
    },
  },
  material: "heaps in a row",
  theory: "interval recurrence",
  variants: {},
} satisfies WordsOf<typeof facts>;

export const zh: typeof en = {
  name: "两端取石子",
  rule: "石子堆排成一行，每步只能从最左或最右的一堆中取走任意枚。",
  about:
    "在一段必胜的石子堆左端添一堆，恰有一种大小能使局面必败，右端也是如此；两者都可以按区间递推。反常规则下胜负与正常规则相同，除非每堆都是 1 枚。",
  notation: {
    position: "一行石子堆 `3,1,9,4`",
    move: "从最左或最右的非空堆中取走任意多枚",
  },
  examples: {
    surprising: "中间的堆虽大，仍是必败态。中间换成 0 到 1000 枚的任何一种，也只有 3,3,3 是必胜态。",
    hard: "圆周率的前二十位恰好排成必败态：其余各堆不变时，最右堆只有 4、最左堆只有 3 才会必败。",
  },
  limits: {
    heaps: "两端取石子的堆数",
  },
  formulas: {
    ends: {
      brief: "首堆为 {left} 或末堆为 {right} 才必败，现在是 {first} 与 {last}",
      text: "先把两端的堆放在一边：中间各堆在左边添上一堆 {front} 枚，或在右边添上一堆 {behind} 枚，便成必败态。两端都在这两个数之间（含这两个数）时，相差 1、且大的一端在较小的数那一侧，才必败；否则两端相等才必败。因此右端为 {last} 时，左端为 {left} 才必败；左端为 {first} 时，右端为 {right} 才必败（0 表示没有这一堆）。哪一端偏大，便可取到该数获胜。",
    },
    "unequal-ends": {
      brief: "这里两端相等才必败，现在是 {first} 与 {last}",
      text: "两端之间若有石子堆，它们本身就是必败态。这时两端相等才必败，而现在是 {first} 与 {last}：把较大的一端取到与另一端相等即可获胜。",
      plain: {won: "走{move}，两端便相等。此后对方在一端怎么取，你就在另一端照样取；而中间的部分，谁先走谁输。"},
    },
    "equal-ends": {
      brief: "两端相等，都是 {first}：对方总能在另一端照样取",
      text: "两端之间若有石子堆，它们本身就是必败态，而两端相等，都是 {first}。你在一端怎么取，对方就在另一端照样取；两端取完后，轮到你面对中间的必败态。",
      plain: {lost: "两端相等。你在一端怎么取，对方就在另一端照样取；而中间的部分，谁先走谁输。"},
    },
    "ends-lost": {
      brief: "中间各堆不变时，两端恰为 {first} 与 {last} 即必败",
      text: "先把两端的堆放在一边：中间各堆在左边添上一堆 {front} 枚，或在右边添上一堆 {behind} 枚，便成必败态。两端都在这两个数之间（含这两个数）时，相差 1、且大的一端在较小的数那一侧，才必败；否则两端相等才必败。现在的 {first} 与 {last} 正是如此。",
    },
  },
  material: "一行石子堆",
  theory: "区间递推",
  variants: {},
};
