import type {GameWords} from "../words";

export const words: GameWords = {
  name: {en: "Coins on a board", zh: "二维翻硬币"},
  aliases: ["coins-2d", "2d", "tartan", "nim product", "Nim 积", "棋盘翻硬币"],
  problems: [],
  rule: {
    en: "Turn the coins where chosen rows and columns cross, the rows allowed by one coin game, the columns by another; the one farthest from (0,0) must go from heads to tails.",
    zh: "行按一种一维规则选，列按另一种选，翻动各行各列交点上的硬币；离 (0,0) 最远的一枚必须由正面翻成反面。",
  },
  about: {
    en: "Two games on a row make one on a board, and values multiply as nimbers do: a head is worth the nim-product of its row and its column.",
    zh: "两个一维游戏相乘得到一个二维游戏，SG 值按 Nim 积相乘：一枚正面的 SG 值是行值与列值的 Nim 积（Tartan 定理）。",
  },
  notation: {
    rules: {
      en: "`lines`, `corners`, or two codes of coin games, `turtles*ruler`: rows by the first, columns by the second. `corners` is `twins*twins`",
      zh: "`lines`、`corners`，或两个一维翻硬币代码 `turtles*ruler`：前者管行，后者管列。`corners` 即 `twins*twins`",
    },
    position: {en: "rows `TTH/HTT`, row 0 on top", zh: "从上到下逐行写：`TTH/HTT`，最上面是第 0 行"},
    move: {
      en: "turn the coins where an allowed set of rows and an allowed set of columns cross, the farthest from (0,0) from heads to tails",
      zh: "选一组允许的行和一组允许的列，翻动各交点上的硬币，离 (0,0) 最远的一枚由正面翻成反面",
    },
  },
  limits: [],
  formulas: {},
  sources: {
    winningways: "E. Berlekamp, J. Conway, R. Guy, Winning Ways for your Mathematical Plays, chapter 14",
    hdu3404: "HDU 3404, Switch lights",
  },
  material: {en: "board of coins", zh: "棋盘上的硬币"},
  theory: {en: "nim-products", zh: "Nim 积"},
  theories: ["nim-product"],
  variants: {
    lines: {
      name: {en: "Two in a line", zh: "同行或同列翻两枚"},
      aliases: ["lines", "nim-sum", "Nim 和"],
      rule: {
        en: "Turn two coins of one row or column; the one farther from (0,0) must go from heads to tails.",
        zh: "翻同一行或同一列的两枚硬币；离 (0,0) 较远的一枚必须由正面翻成反面。",
      },
      about: {
        en: "Moving a head along its row or its column: a head in (x, y) is two Nim heaps, x and y.",
        zh: "相当于让一枚正面沿行或列后退：(x, y) 处的正面就是 x 与 y 两堆石子，值为 x ⊕ y。",
      },
      notation: {
        rules: {
          en: "`lines`, `corners`, or two codes of coin games, `turtles*ruler`: rows by the first, columns by the second. `corners` is `twins*twins`",
          zh: "`lines`、`corners`，或两个一维翻硬币代码 `turtles*ruler`：前者管行，后者管列。`corners` 即 `twins*twins`",
        },
        position: {en: "rows `TTH/HTT`, row 0 on top", zh: "从上到下逐行写：`TTH/HTT`，最上面是第 0 行"},
        move: {
          en: "turn two coins of one row or column, the farther from (0,0) from heads to tails",
          zh: "翻同一行或同一列的两枚硬币，离 (0,0) 较远的一枚由正面翻成反面",
        },
      },
      theories: ["nim-sum"],
    },
    corners: {
      name: {en: "Turning Corners", zh: "翻四角"},
      aliases: ["corners", "twins*twins", "Turning Corners", "矩形四角"],
      rule: {
        en: "Turn the four corners of a rectangle; the corner farthest from (0,0) must go from heads to tails.",
        zh: "翻一个矩形的四个角；离 (0,0) 最远的一角必须由正面翻成反面。",
      },
      about: {
        en: "The game that defines nim multiplication: a head in (x, y) is worth x ⊗ y.",
        zh: "Nim 积正是由它定义的：(x, y) 处的正面值为 x ⊗ y。",
      },
    },
    "turtles*turtles": {
      name: {en: "Corners, flat ones too", zh: "翻四角（可退化）"},
      aliases: ["Switch lights", "开关灯"],
      problems: ["HDU 3404"],
      rule: {
        en: "Turn the corners of a rectangle, which may shrink to a line or a single coin; the one farthest from (0,0) must go from heads to tails.",
        zh: "翻一个矩形的四角，矩形可退化为线段或单独一枚；离 (0,0) 最远的一枚必须由正面翻成反面。",
      },
      about: {
        en: "Turning Corners with places counted from 1: a head in (x, y) is worth (x + 1) ⊗ (y + 1).",
        zh: "坐标从 1 数起的翻四角：(x, y) 处的正面值为 (x + 1) ⊗ (y + 1)。",
      },
    },
    "turtles*ruler": {
      name: {en: "Turtles by Ruler", zh: "翻乌龟 × 标尺"},
      aliases: ["product"],
      rule: {
        en: "Turn the same run of neighbouring coins in one row or in two; the farthest one must go from heads to tails.",
        zh: "在一行或两行中翻同样的连续一段；最远的一枚必须由正面翻成反面。",
      },
      about: {
        en: "Rows follow Turning Turtles, columns the Ruler game: the values of both, multiplied as nimbers.",
        zh: "行按翻乌龟取值，列按标尺取值，再作 Nim 积。",
      },
    },
    "mock-turtles*mock-turtles": {
      name: {en: "Mock Turtles squared", zh: "假乌龟 × 假乌龟"},
      aliases: ["product"],
      rule: {
        en: "Turn the coins where up to three rows and up to three columns cross; the farthest one must go from heads to tails.",
        zh: "选至多三行与至多三列，翻动所有交点；最远的一枚必须由正面翻成反面。",
      },
      about: {
        en: "The nim-product of two odious numbers, which need not be odious.",
        zh: "两个“可憎数”的 Nim 积，积未必仍是可憎数。",
      },
    },
  },
};
