import type {GameFacts, WordsOf} from "../game";

export const facts = {
  aliases: ["cutting game", "切纸", "paper", "scissors", "paper cutting", "cut paper"],
  problems: ["POJ 2311", "AcWing 219", "Luogu P10501"],
  examples: {
    surprising: {position: "100x100,5x4"},
    hard: {position: "199x197,187x53,143x101,97x31"},
  },
  limits: {
    side: {command: 'sg analyze "cutting:[[200|201]]x5" --moves none', answer: '"kind":"memory"'},
  },
  sources: {
    poj2311: "POJ 2311, Cutting Game",
  },
  theories: ["table"],
  variants: {},
} satisfies GameFacts;

export const en = {
  name: "Cutting",
  rule: "Cut one sheet in two along a grid line. The first to cut off a single 1 × 1 square wins.",
  about:
    "The first single square ends the whole game. So avoid leaving a 1 × k strip: your opponent wins from it in one move.",
  notation: {
    position: "sheets `6x4,3x3`, width × height; `*` is read as `x`",
    move: "cut one sheet along a line; the first to make a 1x1 wins the whole game",
  },
  examples: {
    surprising:
      "Two sheets of very different sizes, both worth 1: they cancel, and all 205 moves lose. Every sheet with two even sides of at least 4 is worth 1, up to 40 × 40 and perhaps beyond.",
    hard: "Four sheets with odd sides only, worth 4 together. Of 1000 moves 68 win.",
  },
  limits: {
    side: "the side of a sheet that can be solved: 200",
  },
  formulas: {},
  material: "sheets",
  theory: "mex table",
  variants: {},
} satisfies WordsOf<typeof facts>;

export const zh: typeof en = {
  name: "剪纸游戏",
  rule: "沿格线把一张纸剪成两张；先剪出 1 × 1 小方格者胜。",
  about: "一旦剪出单个方格，整局立即结束；因此 1 × k 的纸条可以一步取胜，谁也不愿剪出它。",
  notation: {
    position: "各张纸 `6x4,3x3`，宽 × 高；`x` 也可写成 `*`",
    move: "沿一条格线把一张纸剪成两张；先剪出 1×1 者赢得整局",
  },
  examples: {
    surprising:
      "两张纸大小悬殊，SG 值却都是 1，相互抵消：205 种走法全都必败。40 × 40 以内，两边都是不小于 4 的偶数时，SG 值全是 1。",
    hard: "四张纸边长全为奇数，SG 值为 4。1000 种走法中有 68 种必胜。",
  },
  limits: {
    side: "能求解的纸，边长至多 200",
  },
  formulas: {},
  material: "方格纸",
  theory: "mex 递推",
  variants: {},
};
