import type {GameFacts, WordsOf} from "../game";

export const facts = {
  aliases: ["cutcake", "切蛋糕", "cut the cake", "蛋糕"],
  problems: [],
  examples: {
    surprising: {position: "5x4"},
    hard: {position: "12x4,2x7,1x4"},
  },
  limits: {sides: {command: 'sg analyze "cutcake:[[1000000000|1000000001]]x3"', answer: "at most 1000000000"}},
  sources: {
    winningways: "E. Berlekamp, J. Conway, R. Guy, Winning Ways for your Mathematical Plays, chapter 2",
  },
  theories: ["numbers"],
  variants: {},
} satisfies GameFacts;

export const en = {
  name: "Cutcake",
  rule: "Cut a cake in two along a line: Left cuts vertically, Right horizontally.",
  about:
    "Let 2ʲ be the largest power of 2 up to the height h. A cake w × h is worth ⌊w / 2ʲ⌋ − 1 moves to Left; if that is negative, swap width and height to get its worth to Right.",
  notation: {
    position: "cakes `4x3,2x2`, width × height",
    move: "a cake and a line in your own direction",
  },
  examples: {
    surprising:
      "One more column does not help: the largest power of 2 is the same for 4 and 5, so the cake is worth 0.",
    hard: "Worth 2, −2 and −3: Right is three moves ahead.",
  },
  limits: {sides: "sides of a cake in Cutcake"},
  formulas: {
    equal: {
      text: "{w} × {h}: the largest power of 2 up to the width and up to the height is {power} for both, so the cake is worth 0.",
    },
    left: {
      text: "{w} × {h}: the largest power of 2 up to the height is {power}. It goes {times} times into the width; one less is what the cake is worth to Left: {value}.",
    },
    right: {
      text: "{w} × {h}: the largest power of 2 up to the width is {power}. It goes {times} times into the height; one less is what the cake is worth to Right: {value}.",
    },
  },
  material: "sheets",
  theory: "numbers",
  variants: {},
} satisfies WordsOf<typeof facts>;

export const zh: typeof en = {
  name: "切蛋糕（Cutcake）",
  rule: "沿格线把一块蛋糕切成两块：左方竖切，右方横切。",
  about:
    "设 2ʲ 是不超过高 h 的最大的 2 的幂，则 w × h 的蛋糕让左方领先 ⌊w / 2ʲ⌋ − 1 步；若此数为负，把宽与高对换，算出的就是右方领先的步数。",
  notation: {
    position: "蛋糕 `4x3,2x2`，宽 × 高",
    move: "一块蛋糕，以及一条自己方向的格线",
  },
  examples: {
    surprising: "宽出一格也没用：4 和 5 对应同一个 2 的幂，值为 0。",
    hard: "三块分别值 2、−2、−3：右方领先三步。",
  },
  limits: {sides: "切蛋糕的边长"},
  formulas: {
    equal: {text: "{w} × {h}：不超过宽与不超过高的最大的 2 的幂同为 {power}，所以这块蛋糕值 0。"},
    left: {
      text: "{w} × {h}：不超过高的最大的 2 的幂是 {power}，宽里含 {times} 个 {power}，减 1 就是左方领先的步数，值为 {value}。",
    },
    right: {
      text: "{w} × {h}：不超过宽的最大的 2 的幂是 {power}，高里含 {times} 个 {power}，减 1 就是右方领先的步数，值为 {value}。",
    },
  },
  material: "纸张",
  theory: "数",
  variants: {},
};
