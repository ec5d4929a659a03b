import type {GameFacts, WordsOf} from "../game";

export const facts = {
  aliases: ["partizan subtraction", "不平等减法游戏"],
  problems: [],
  examples: {
    surprising: {position: "4"},
    hard: {position: "24,17,9"},
  },
  limits: {},
  sources: {
    fraenkel1987:
      "A. S. Fraenkel, A. Kotzig, Partizan octal games: partizan subtraction games, International Journal of Game Theory 16 (1987)",
  },
  theories: ["search"],
  variants: {},
} satisfies GameFacts;

export const en = {
  name: "Partizan subtraction",
  rule: "Take counters from one heap. Their number must be in your own set.",
  about:
    "Left and Right have a set each; the values of heaps add. Small numbers are not always better: if Left may take 1 and Right 2 or 3, Right wins with 12 counters, no matter who begins.",
  notation: {
    rules: "the numbers that Left may take, a semicolon, those that Right may take, `1,3;2,3`",
    position: "heaps `3,5,7`; `3^2,5` is two heaps of 3 and one of 5",
    move: "take counters from one heap; their number must be in your own set",
  },
  examples: {
    surprising: "Left wins no matter who begins: in the end one counter is left, and only she can take it.",
    hard: "Left wins with each of her six moves, Right with none of his.",
  },
  limits: {},
  formulas: {},
  material: "heaps",
  theory: "search",
  variants: {},
} satisfies WordsOf<typeof facts>;

export const zh: typeof en = {
  name: "非公平减法游戏",
  rule: "从一堆中取走若干枚石子，枚数须在自己的集合里。",
  about:
    "左右双方各有一个集合，各堆相加。能取更小的数未必占优：左方只能取 1 枚、右方取 2 或 3 枚时，面对 12 枚无论谁先走都是右方胜。",
  notation: {
    rules: "左方可取的数，分号，右方可取的数，`1,3;2,3`",
    position: "石子堆 `3,5,7`；`3^2,5` 是两堆 3 枚和一堆 5 枚",
    move: "从一堆中取走若干枚，枚数须在自己的集合里",
  },
  examples: {
    surprising: "无论谁先走都是左方胜：剩下一枚时只有她能取。",
    hard: "左方的 6 种走法都必胜，右方的都必败。",
  },
  limits: {},
  formulas: {},
  material: "石子堆",
  theory: "搜索",
  variants: {},
};
