import type {GameFacts, WordsOf} from "../game";

export const facts = {
  aliases: ["partizan rule", "own rules for two players", "left: n ->", "自定规则", "双方规则不同", "不平等堆规则"],
  problems: [],
  examples: {
    surprising: {position: "6"},
    hard: {position: "24,17,9"},
  },
  limits: {
    heap: {
      command:
        'sg analyze "partizan-heap-rule(left: n -> n/2; right: n -> n/3):[[1000000000000000000|1000000000000000001]]"',
      answer: "heaps up to 1000000000000000000",
    },
  },
  sources: {
    fraenkel1987:
      "A. S. Fraenkel, A. Kotzig, Partizan octal games: partizan subtraction games, International Journal of Game Theory 16 (1987)",
  },
  theories: ["search"],
  variants: {},
} satisfies GameFacts;

export const en = {
  name: "Partizan rules of your own",
  rule: "Replace one heap as your own rule allows: left: n -> … says what a heap of n may become for Left, right: n -> … for Right.",
  ruled: {text: "Replace one heap as your own rule allows: {rules}."},
  about:
    "Each player has a rule such as `n -> n-1, n/2`, in the language of rules for heaps. The values of heaps add; a heap gets its value from the options of both players.",
  notation: {
    rules:
      "for each player the options of a heap of n, `n -> n-1, n/2`, with a condition on other letters where one is needed, `n -> n-k where k in {2,3}`; in an address `left: n -> n-1; right: n -> n-k where k in {2,3}`",
    position: "heaps `3,5,7`; `3^2,5` is two heaps of 3 and one of 5",
    move: "replace one heap as your own rule allows",
  },
  examples: {
    surprising: "Worth ⇑: Left wins no matter who begins, yet any number below 0, however near, would outweigh it.",
    hard: "Worth 17 ups together. Left wins with each of her six moves, Right with none of his.",
  },
  limits: {
    heap: "a heap under rules of your own",
  },
  formulas: {},
  material: "heaps",
  theory: "search",
  variants: {},
} satisfies WordsOf<typeof facts>;

export const zh: typeof en = {
  name: "自定义非公平堆规则",
  rule: "按自己的规则替换一堆：left: n -> … 写明左方能把 n 枚的一堆变成什么，right: n -> … 写明右方。",
  ruled: {text: "按自己的规则替换一堆：{rules}。"},
  about: "双方各有一条规则，如 `n -> n-1, n/2`，用堆规则的语言写成。各堆相加；一堆的值由双方各自能走到的值得出。",
  notation: {
    rules:
      "双方各自能把 n 枚的一堆变成什么，如 `n -> n-1, n/2`；也可借其他字母附加条件，如 `n -> n-k where k in {2,3}`。在局面文本中写作 `left: n -> n-1; right: n -> n-k where k in {2,3}`",
    position: "石子堆 `3,5,7`；`3^2,5` 是两堆 3 枚和一堆 5 枚",
    move: "按自己的规则替换一堆",
  },
  examples: {
    surprising: "值为 ⇑：无论谁先走都是左方胜，但它比任何正数都小，敌不过任何负数。",
    hard: "三堆合为 17 个 ↑。左方的 6 种走法都必胜，右方的都必败。",
  },
  limits: {
    heap: "自定义规则下一堆的石子数",
  },
  formulas: {},
  material: "石子堆",
  theory: "搜索",
  variants: {},
};
