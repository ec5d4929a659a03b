import type {GameFacts, WordsOf} from "../game";

export const facts = {
  aliases: ["coins-2d", "2d", "tartan", "nim product", "Nim 积", "棋盘翻硬币"],
  problems: [],
  examples: {
    surprising: {position: "TTTT/TTTT/TTTT/TTTH"},
    hard: {position: "TTTHTTTH/THTTTTTT/TTTTTHTT/TTHTTTTT/TTTTTTHT/HTTTTTTH/TTTTHTTT"},
  },
  limits: {},
  sources: {
    winningways: "E. Berlekamp, J. Conway, R. Guy, Winning Ways for your Mathematical Plays, chapter 14",
    hdu3404: "HDU 3404, Switch lights",
  },
  theories: ["nim-product"],
  variants: {
    lines: {
      aliases: ["lines", "nim-sum", "Nim 和"],
      examples: {
        surprising: {position: "TTTTT/THTTT/TTHTT/TTTHT/TTTTH"},
        hard: {position: "TTTTTTT/THTTTHT/HTTTTTT/TTTTHTT/HTTHTHT/HHTTTTT"},
      },
      theories: ["nim-sum"],
    },
    corners: {
      aliases: ["corners", "twins*twins", "Turning Corners", "矩形四角"],
      examples: {
        surprising: {position: "TTTT/THTT/TTHT/TTTH"},
        hard: {position: "HTHTTH/TTHTTT/THTTTT/TTTHTT/HTTTHT"},
      },
    },
    "turtles*turtles": {
      aliases: ["Switch lights", "开关灯"],
      problems: ["HDU 3404"],
      examples: {
        surprising: {position: "HTT/THT/TTH"},
        hard: {position: "HTHTTH/TTHTTT/THTTTT/TTTHTT/HTTTHT"},
      },
    },
    "turtles*ruler": {
      aliases: ["product"],
      examples: {
        surprising: {position: "HTTT/TTTT/TTTT/TTTH"},
        hard: {position: "TTHTT/THTTH/HTTTT/TTTHT"},
      },
    },
    "mock-turtles*mock-turtles": {
      aliases: ["product"],
      examples: {
        surprising: {position: "TT/TH"},
        hard: {position: "HTHTTH/TTHTTT/THTTTT/TTTHTT/HTTTHT"},
      },
    },
  },
} satisfies GameFacts;

export const en = {
  name: "Coins on a board",
  rule: "Choose rows by one coin game and columns by another, and turn every coin where they cross. The one farthest from (0,0) must go from heads to tails.",
  about:
    "Two coin games on a row make one on a board: a head is worth the nim-product of the values of its row and its column.",
  notation: {
    rules:
      "`lines`, `corners`, or two codes of coin games, `turtles*ruler`: rows by the first, columns by the second. `corners` is `twins*twins`",
    position: "rows `TTH/HTT`, row 0 on top",
    move: "turn the coins where an allowed set of rows and an allowed set of columns cross, the farthest from (0,0) from heads to tails",
  },
  examples: {
    surprising:
      "One head at (3, 3): worth 0 with lines, 2 with corners, 6 if corners may be flat, 4 with Mock Turtles both ways.",
    hard: "Nine heads: worth 5 with lines, 7 with corners, 15 if corners may be flat, 9 with Turtles and Ruler.",
  },
  limits: {},
  formulas: {},
  material: "board of coins",
  theory: "nim-products",
  variants: {
    lines: {
      name: "Two in a line",
      rule: "Turn two coins in the same row or column. The one farther from (0,0) must go from heads to tails.",
      about: "A move shifts a head along its row or its column, so a head at (x, y) is two Nim heaps, x and y.",
      notation: {
        rules:
          "`lines`, `corners`, or two codes of coin games, `turtles*ruler`: rows by the first, columns by the second. `corners` is `twins*twins`",
        position: "rows `TTH/HTT`, row 0 on top",
        move: "turn two coins of one row or column, the farther from (0,0) from heads to tails",
      },
      examples: {
        surprising: "Each head on the diagonal is worth x ⊕ x = 0: all 20 moves lose.",
        hard: "Nine heads, worth 2. Of 48 moves three win.",
      },
    },
    corners: {
      name: "Turning Corners",
      rule: "Turn the four corners of a rectangle. The corner farthest from (0,0) must go from heads to tails.",
      about: "The game that defines nim multiplication: a head at (x, y) is worth x ⊗ y.",
      examples: {
        surprising: "Squares of nimbers: 1 ⊗ 1 = 1, 2 ⊗ 2 = 3, 3 ⊗ 3 = 2, and together they make 0. All 14 moves lose.",
        hard: "Worth 4. Of 29 moves only one wins: the square from (3, 3) to (4, 4).",
      },
    },
    "turtles*turtles": {
      name: "Corners, flat ones too",
      rule: "Turn the corners of a rectangle, which may be just a line or a single coin. The one farthest from (0,0) must go from heads to tails.",
      about: "Turning Corners with places counted from 1: a head at (x, y) is worth (x + 1) ⊗ (y + 1).",
      examples: {
        surprising:
          "The diagonal is worth 1, 3 and 2, which make 0: all 14 moves lose, even those that turn a single head.",
        hard: "Eight heads in 30 places, and all 68 moves lose.",
      },
    },
    "turtles*ruler": {
      name: "Turtles by Ruler",
      rule: "Turn the same run of neighbouring coins in one row or in two. The one farthest from (0,0) must go from heads to tails.",
      about: "Rows follow Turning Turtles, columns the Ruler game; multiply the two values as nimbers.",
      examples: {
        surprising:
          "The near head is worth 1, the far one 4 ⊗ 4 = 6. Of 17 moves only one wins, and it leaves the near head alone: (0, 2), (0, 3), (3, 2), (3, 3).",
        hard: "Worth 5. Of 36 moves only one wins, and it turns eight coins: the first four of row 1 and of row 3.",
      },
    },
    "mock-turtles*mock-turtles": {
      name: "Mock Turtles squared",
      rule: "Choose up to three rows and up to three columns, and turn the coins where they cross. The one farthest from (0,0) must go from heads to tails.",
      about: "The nim-product of two odious numbers, which need not be odious.",
      examples: {
        surprising: "Both coordinates are worth 2, an odious number, yet 2 ⊗ 2 = 3 is not odious.",
        hard: "Eight heads, worth 15. Of 218 moves 14 win.",
      },
    },
  },
} satisfies WordsOf<typeof facts>;

export const zh: typeof en = {
  name: "二维翻硬币",
  rule: "行按一种一维规则选，列按另一种选，翻动各行各列交点上的硬币；离 (0,0) 最远的一枚必须由正面翻成反面。",
  about: "两个一维游戏相乘得到一个二维游戏，SG 值按 Nim 积相乘：一枚正面的 SG 值是行值与列值的 Nim 积（Tartan 定理）。",
  notation: {
    rules: "`lines`、`corners`，或两个一维翻硬币代码 `turtles*ruler`：前者管行，后者管列。`corners` 即 `twins*twins`",
    position: "从上到下逐行写：`TTH/HTT`，最上面是第 0 行",
    move: "选一组允许的行和一组允许的列，翻动各交点上的硬币，离 (0,0) 最远的一枚由正面翻成反面",
  },
  examples: {
    surprising: "(3, 3) 处只有一枚正面：同行同列规则下值为 0，翻四角下为 2，允许退化时为 6，假乌龟 × 假乌龟下为 4。",
    hard: "九枚正面：同行同列规则下 SG 值为 5，翻四角下为 7，允许退化时为 15，翻乌龟 × 标尺下为 9。",
  },
  limits: {},
  formulas: {},
  material: "棋盘上的硬币",
  theory: "Nim 积",
  variants: {
    lines: {
      name: "同行或同列翻两枚",
      rule: "翻同一行或同一列的两枚硬币；离 (0,0) 较远的一枚必须由正面翻成反面。",
      about: "相当于让一枚正面沿行或列后退：(x, y) 处的正面就是 x 与 y 两堆石子，值为 x ⊕ y。",
      notation: {
        rules:
          "`lines`、`corners`，或两个一维翻硬币代码 `turtles*ruler`：前者管行，后者管列。`corners` 即 `twins*twins`",
        position: "从上到下逐行写：`TTH/HTT`，最上面是第 0 行",
        move: "翻同一行或同一列的两枚硬币，离 (0,0) 较远的一枚由正面翻成反面",
      },
      examples: {
        surprising: "对角线上每枚正面的值都是 x ⊕ x = 0：20 种走法全都必败。",
        hard: "九枚正面，SG 值为 2。48 种走法中有 3 种必胜。",
      },
    },
    corners: {
      name: "翻四角",
      rule: "翻一个矩形的四个角；离 (0,0) 最远的一角必须由正面翻成反面。",
      about: "Nim 积正是由它定义的：(x, y) 处的正面值为 x ⊗ y。",
      examples: {
        surprising: "Nim 积的平方：1 ⊗ 1 = 1，2 ⊗ 2 = 3，3 ⊗ 3 = 2，三者异或和为 0，14 种走法全都必败。",
        hard: "SG 值为 4。29 种走法中只有一种必胜：(3, 3) 到 (4, 4) 的四角。",
      },
    },
    "turtles*turtles": {
      name: "翻四角（可退化）",
      rule: "翻一个矩形的四角，矩形可退化为线段或单独一枚；离 (0,0) 最远的一枚必须由正面翻成反面。",
      about: "坐标从 1 数起的翻四角：(x, y) 处的正面值为 (x + 1) ⊗ (y + 1)。",
      examples: {
        surprising: "对角线上三枚的值为 1、3、2，异或和为 0：14 种走法全都必败，单翻一枚也不行。",
        hard: "30 个位置上有八枚正面，68 种走法全都必败。",
      },
    },
    "turtles*ruler": {
      name: "翻乌龟 × 标尺",
      rule: "在一行或两行中翻同样的连续一段；最远的一枚必须由正面翻成反面。",
      about: "行按翻乌龟取值，列按标尺取值，再作 Nim 积。",
      examples: {
        surprising:
          "近处一枚值为 1，远处一枚值为 4 ⊗ 4 = 6。17 种走法中只有一种必胜，而且不动近处那枚：翻 (0, 2)、(0, 3)、(3, 2)、(3, 3)。",
        hard: "SG 值为 5。36 种走法中只有一种必胜，一次翻八枚：第 1 行和第 3 行的前四枚。",
      },
    },
    "mock-turtles*mock-turtles": {
      name: "假乌龟 × 假乌龟",
      rule: "选至多三行与至多三列，翻动所有交点；最远的一枚必须由正面翻成反面。",
      about: "两个“可憎数”的 Nim 积，积未必仍是可憎数。",
      examples: {
        surprising: "行值、列值都是 2，是可憎数；而 2 ⊗ 2 = 3 却不是可憎数。",
        hard: "八枚正面，SG 值为 15。218 种走法中有 14 种必胜。",
      },
    },
  },
};
