import type {GameFacts, WordsOf} from "../game";

export const facts = {
  aliases: ["coins-3d", "3d", "tartan", "nim product", "Nim 积"],
  problems: [],
  examples: {
    surprising: {position: "TTT/TTT/TTT|TTT/TTT/TTT|TTT/TTT/TTH"},
    hard: {position: "TTT/TTT/TTT|TTT/THT/TTH|TTT/TTT/TTH"},
  },
  limits: {},
  sources: {
    winningways: "E. Berlekamp, J. Conway, R. Guy, Winning Ways for your Mathematical Plays, chapter 14",
    poj3533: "POJ 3533, Light Switching Game",
  },
  theories: ["nim-product"],
  variants: {
    boxes: {
      aliases: ["boxes", "twins*twins*twins"],
      examples: {
        surprising: {position: "TTT/TTT/TTT|TTT/THT/TTT|TTT/TTT/TTH"},
        hard: {position: "THHT/TTHT/THTH/TTTT|TTTH/TTTT/TTTT/TTTT|TTTH/TTHT/TTTT/TTTT"},
      },
    },
    "turtles*turtles*turtles": {
      aliases: ["Light Switching Game", "开关灯"],
      problems: ["POJ 3533"],
      examples: {
        surprising: {position: "HT/TT|TT/TH"},
        hard: {position: "THHT/TTHT/THTH/TTTT|TTTH/TTTT/TTTT/TTTT|TTTH/TTHT/TTTT/TTTT"},
      },
    },
  },
} satisfies GameFacts;

export const en = {
  name: "Coins in a box",
  rule: "Choose layers, rows and columns, each by its own coin game, and turn every coin where they cross. The one farthest from (0,0,0) must go from heads to tails.",
  about:
    "Three coin games on a row make one in a box: a head is worth the nim-product of the values of its layer, its row and its column.",
  notation: {
    rules: "`boxes`, or three codes of coin games: layers, rows, columns. `boxes` is `twins*twins*twins`",
    position: "layers `TT/TH|HT/TT`, the rows of each from the top",
    move: "turn the coins where allowed sets of layers, rows and columns cross, the farthest from (0,0,0) from heads to tails",
  },
  examples: {
    surprising:
      "The head at (2, 2, 2) is worth 1 under both rules: 2 ⊗ 2 ⊗ 2 = 1 counting from 0, and 3 ⊗ 3 ⊗ 3 = 1 counting from 1.",
    hard: "Three heads, worth 3 under both rules.",
  },
  limits: {},
  formulas: {},
  material: "layers of coins",
  theory: "nim-products",
  variants: {
    boxes: {
      name: "Corners of boxes",
      rule: "Turn the eight corners of a box. The corner farthest from (0,0,0) must go from heads to tails.",
      about: "Turning Corners in three dimensions: a head at (x, y, z) is worth x ⊗ y ⊗ z.",
      examples: {
        surprising: "Two heads of the same value: 1 ⊗ 1 ⊗ 1 = 1 and 2 ⊗ 2 ⊗ 2 = 1. All nine moves lose.",
        hard: "Eight heads but only four moves, since a head with a coordinate 0 cannot be the far corner. One of them wins; the value is 3.",
      },
    },
    "turtles*turtles*turtles": {
      name: "Boxes, flat ones too",
      rule: "Turn the corners of a box, which may be just a rectangle, a line or a single coin. The one farthest from (0,0,0) must go from heads to tails.",
      about: "Places are counted from 1: a head at (x, y, z) is worth (x + 1) ⊗ (y + 1) ⊗ (z + 1).",
      examples: {
        surprising: "The near head and the far one are worth the same, 1 and 2 ⊗ 2 ⊗ 2 = 1: all nine moves lose.",
        hard: "Eight heads, worth 10. Of 67 moves three win.",
      },
    },
  },
} satisfies WordsOf<typeof facts>;

export const zh: typeof en = {
  name: "三维翻硬币",
  rule: "层、行、列各按一种一维规则选，翻动所有交点上的硬币；离 (0,0,0) 最远的一枚必须由正面翻成反面。",
  about: "三个一维游戏相乘：一枚正面的值是层值、行值与列值的 Nim 积。",
  notation: {
    rules: "`boxes`，或三个一维翻硬币代码，依次管层、行、列。`boxes` 即 `twins*twins*twins`",
    position: "逐层写，层与层用竖线隔开：`TT/TH|HT/TT`，每层从上到下逐行写",
    move: "选一组允许的层、行、列，翻动各交点上的硬币，离 (0,0,0) 最远的一枚由正面翻成反面",
  },
  examples: {
    surprising: "(2, 2, 2) 处的正面在两种规则下值都是 1：从 0 数起 2 ⊗ 2 ⊗ 2 = 1，从 1 数起 3 ⊗ 3 ⊗ 3 = 1。",
    hard: "三枚正面，两种规则下 SG 值都是 3。",
  },
  limits: {},
  formulas: {},
  material: "多层硬币",
  theory: "Nim 积",
  variants: {
    boxes: {
      name: "翻长方体八角",
      rule: "翻一个长方体的八个角；离 (0,0,0) 最远的一角必须由正面翻成反面。",
      about: "翻四角再加一维：(x, y, z) 处的正面值为 x ⊗ y ⊗ z。",
      examples: {
        surprising: "两枚正面的值相同：1 ⊗ 1 ⊗ 1 = 1，2 ⊗ 2 ⊗ 2 = 1，9 种走法全都必败。",
        hard: "八枚正面却只有 4 种走法，因为有一个坐标为 0 的正面不能充当最远的角。其中一种必胜，SG 值为 3。",
      },
    },
    "turtles*turtles*turtles": {
      name: "翻八角（可退化）",
      rule: "翻一个长方体的八角，长方体可退化为矩形、线段或单独一枚；最远的一枚必须由正面翻成反面。",
      about: "坐标从 1 数起：(x, y, z) 处的正面值为 (x + 1) ⊗ (y + 1) ⊗ (z + 1)。",
      examples: {
        surprising: "最近的一枚值为 1，最远的一枚值为 2 ⊗ 2 ⊗ 2 = 1，相互抵消：9 种走法全都必败。",
        hard: "八枚正面，SG 值为 10。67 种走法中有 3 种必胜。",
      },
    },
  },
};
