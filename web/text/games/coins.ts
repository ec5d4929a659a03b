import type {GameWords} from "../words";

export const words: GameWords = {
  name: {en: "Coin turning", zh: "翻硬币游戏"},
  aliases: ["coins", "翻硬币", "coin-turning", "spawning", "Lenstra"],
  problems: [],
  rule: {
    en: "Turn over an allowed set of coins; the rightmost one turned must go from heads to tails.",
    zh: "翻动一组允许的硬币，其中最右边的一枚必须由正面翻成反面。",
  },
  about: {
    en: "Each head is a component of its own: the row is worth the nim-sum of its heads, each taken alone.",
    zh: "每枚正面硬币自成一个分量：整行的 SG 值是各枚正面单独存在时 SG 值的异或和。",
  },
  notation: {
    rules: {
      en: "a code or its name: `1-3C(5)` allows one to three coins within five neighbouring places. An element is a number of coins, the rightmost included, `a`, `a-b` or `a+`, and marks: `C` the coins are neighbours, `E` they stand at equal gaps, `S` their places are symmetric about the middle, `F` the first coin of the row is one of them, `C(w)` they stand within w neighbouring places. Elements are joined by commas: `2-3,6C`",
      zh: "代码或其名称：`1-3C(5)` 允许在相邻的五枚之内翻一至三枚。每一项先写枚数（含最右边的一枚）`a`、`a-b` 或 `a+`，再写标记：`C` 必须连续，`E` 间距相等，`S` 位置关于中点对称，`F` 必须包含整行第一枚，`C(w)` 都在相邻的 w 枚之内。各项用逗号隔开，如 `2-3,6C`，满足其中一项即可",
    },
    position: {
      en: "`THHTTH`, position 1 on the left; `1` is read as H, `0` as T",
      zh: "`THHTTH`，从左边第 1 枚数起；`H` 为正面，`T` 为反面，也可写成 `1` 和 `0`",
    },
    move: {
      en: "turn a set that the code allows, its rightmost coin from heads to tails",
      zh: "翻动代码允许的一组硬币，其中最右边的一枚由正面翻成反面",
    },
  },
  limits: [
    {
      what: {en: "coins whose heads are worth 64 bits, in Motley", zh: "杂翻一行的枚数：一枚正面的 SG 值可达 64 位"},
      command: `node -p '"coins(motley):" + "H".repeat(65)' | sg analyze -`,
      answer: "at most 64 coins",
    },
    {
      what: {
        en: "coins whose values a table reaches: 1227 for Moebius, 138 for Mogul, 54 for Moidores, 48 for Sym",
        zh: "打表所及的枚数：莫比乌斯 1227，莫卧儿 138，莫艾多 54，对称翻 48",
      },
      command: `node -p '"coins(moidores):" + "T".repeat(54) + "H"' | sg analyze - --moves none`,
      answer: '"kind":"memory"',
    },
  ],
  formulas: {},
  sources: {
    winningways: "E. Berlekamp, J. Conway, R. Guy, Winning Ways for your Mathematical Plays, chapter 14",
  },
  material: {en: "row of coins", zh: "一行硬币"},
  theory: {en: "heads add", zh: "正面各自独立"},
  theories: ["nim-sum", "table"],
  variants: {
    single: {
      name: {en: "One coin", zh: "只翻一枚"},
      aliases: ["1", "single"],
      rule: {
        en: "Turn one coin from heads to tails.",
        zh: "把一枚硬币由正面翻成反面。",
      },
      about: {
        en: "Every head is worth 1, so only the parity of their number counts.",
        zh: "每枚正面的值都是 1，只看正面个数的奇偶。",
      },
      theories: ["parity"],
    },
    turtles: {
      name: {en: "Turning Turtles", zh: "翻乌龟"},
      aliases: ["turning turtles", "1-2", "翻一枚或两枚"],
      rule: {
        en: "Turn one or two coins; the rightmost one must go from heads to tails.",
        zh: "翻一枚或两枚硬币，最右边的一枚必须由正面翻成反面。",
      },
      about: {
        en: "Nim in disguise: a head in place n is a heap of n.",
        zh: "伪装的 Nim：第 n 位的正面就是 n 枚石子的一堆。",
      },
    },
    "mock-turtles": {
      name: {en: "Mock Turtles", zh: "假乌龟"},
      aliases: ["1-3", "odious", "evil", "翻至多三枚", "可憎数", "分裂游戏"],
      problems: ["Luogu P3185"],
      rule: {
        en: "Turn one, two or three coins; the rightmost one must go from heads to tails.",
        zh: "翻一至三枚硬币，最右边的一枚必须由正面翻成反面。",
      },
      about: {
        en: "Every single head is worth an odious number: one with an odd number of binary ones.",
        zh: "单枚正面的值都是“可憎数”，即二进制中有奇数个 1 的数。",
      },
    },
    moebius: {
      name: {en: "Moebius", zh: "莫比乌斯"},
      aliases: ["1-5", "Möbius", "翻至多五枚"],
      rule: {
        en: "Turn up to five coins; the rightmost one must go from heads to tails.",
        zh: "翻一至五枚硬币，最右边的一枚必须由正面翻成反面。",
      },
      about: {
        en: "The lost positions are the words of a binary code in which any two differ in at least six places; with 18 coins it is an extended quadratic residue code.",
        zh: "必败态恰好构成一个二进制码，任意两个码字至少有六位不同；18 枚硬币时是扩展二次剩余码。",
      },
    },
    mogul: {
      name: {en: "Mogul", zh: "莫卧儿"},
      aliases: ["1-7", "Golay", "翻至多七枚"],
      rule: {
        en: "Turn up to seven coins; the rightmost one must go from heads to tails.",
        zh: "翻一至七枚硬币，最右边的一枚必须由正面翻成反面。",
      },
      about: {
        en: "With 24 coins the lost positions are the words of the extended Golay code.",
        zh: "24 枚硬币时，必败态恰为扩展 Golay 码的码字。",
      },
    },
    moidores: {
      name: {en: "Moidores", zh: "莫艾多"},
      aliases: ["1-9", "翻至多九枚"],
      rule: {
        en: "Turn up to nine coins; the rightmost one must go from heads to tails.",
        zh: "翻一至九枚硬币，最右边的一枚必须由正面翻成反面。",
      },
      about: {
        en: "The next after Moebius and Mogul: two lost positions differ in at least ten places.",
        zh: "继莫比乌斯、莫卧儿之后的一种：任意两个必败态至少有十位不同。",
      },
    },
    motley: {
      name: {en: "Motley", zh: "杂翻"},
      aliases: ["1+", "翻任意多枚"],
      rule: {
        en: "Turn any coins at all; the rightmost one must go from heads to tails.",
        zh: "翻任意多枚硬币，最右边的一枚必须由正面翻成反面。",
      },
      about: {
        en: "A head in place n is worth 2ⁿ⁻¹: the row is a binary number, and the only winning move turns every head.",
        zh: "第 n 位的正面值为 2ⁿ⁻¹：整行就是一个二进制数，唯一的必胜走法是把所有正面一起翻掉。",
      },
    },
    twins: {
      name: {en: "Twins", zh: "双生硬币"},
      aliases: ["2", "翻两枚"],
      rule: {
        en: "Turn exactly two coins; the right one must go from heads to tails.",
        zh: "恰好翻两枚硬币，右边的一枚必须由正面翻成反面。",
      },
      about: {
        en: "Turning Turtles shifted by one place: a head in place n is worth n − 1.",
        zh: "与翻乌龟错开一位：第 n 位的正面值为 n − 1。",
      },
    },
    triplets: {
      name: {en: "Triplets", zh: "三胞胎"},
      aliases: ["3", "翻三枚"],
      rule: {
        en: "Turn exactly three coins; the rightmost one must go from heads to tails.",
        zh: "恰好翻三枚硬币，最右边的一枚必须由正面翻成反面。",
      },
      about: {
        en: "Mock Turtles shifted by two places: the first two coins are worth nothing.",
        zh: "与假乌龟错开两位：最左边两枚硬币的值为 0。",
      },
    },
    ruler: {
      name: {en: "Ruler", zh: "标尺游戏"},
      aliases: ["1+C", "ruler game", "lowbit", "翻连续一段"],
      rule: {
        en: "Turn any run of neighbouring coins; the rightmost one must go from heads to tails.",
        zh: "翻连续的一段硬币，最右边的一枚必须由正面翻成反面。",
      },
      about: {
        en: "A head in place n is worth the largest power of two that divides n, like the marks of a ruler.",
        zh: "第 n 位的正面值为整除 n 的最大的 2 的幂（lowbit），像尺子上的刻度。",
      },
    },
    rulerette: {
      name: {en: "Rulerette", zh: "小标尺"},
      aliases: ["2+C", "翻连续至少两枚"],
      rule: {
        en: "Turn a run of at least two neighbouring coins; the rightmost one must go from heads to tails.",
        zh: "翻连续的至少两枚硬币，最右边的一枚必须由正面翻成反面。",
      },
      about: {
        en: "Half of the ruler: an odd place is worth 0, place n otherwise half of the largest power of two that divides n.",
        zh: "标尺值的一半：奇数位为 0，偶数位 n 为 lowbit(n) / 2。",
      },
    },
    "mock-turtle-fives": {
      name: {en: "Mock Turtle Fives", zh: "五连假乌龟"},
      aliases: ["1-3C(5)", "相邻五枚之内"],
      rule: {
        en: "Turn one, two or three of any five neighbouring coins; the rightmost one must go from heads to tails.",
        zh: "在相邻的五枚之内翻一至三枚，最右边的一枚必须由正面翻成反面。",
      },
      about: {
        en: "The values of Mock Turtles, 1 2 4 7 8, repeat after every fifth coin.",
        zh: "假乌龟的值 1 2 4 7 8，每五枚循环一次。",
      },
    },
    "triplet-fives": {
      name: {en: "Triplet Fives", zh: "五连三胞胎"},
      aliases: ["3C(5)"],
      rule: {
        en: "Turn exactly three of any five neighbouring coins; the rightmost one must go from heads to tails.",
        zh: "在相邻的五枚之内恰好翻三枚，最右边的一枚必须由正面翻成反面。",
      },
      about: {
        en: "The values 0 0 1 2 4 repeat after every fifth coin.",
        zh: "值为 0 0 1 2 4，每五枚循环一次。",
      },
    },
    "ruler-fives": {
      name: {en: "Ruler Fives", zh: "五连标尺"},
      aliases: ["1-5C", "翻连续至多五枚"],
      rule: {
        en: "Turn a run of at most five neighbouring coins; the rightmost one must go from heads to tails.",
        zh: "翻连续的至多五枚硬币，最右边的一枚必须由正面翻成反面。",
      },
      about: {
        en: "The ruler cut off at 4, the largest power of two that is at most five.",
        zh: "截断的标尺：lowbit 至多取 4，即不超过 5 的最大的 2 的幂。",
      },
    },
    ternups: {
      name: {en: "Ternups", zh: "等距三枚"},
      aliases: ["3E", "turnips", "等差"],
      rule: {
        en: "Turn three coins at equal gaps; the rightmost one must go from heads to tails.",
        zh: "翻间距相等的三枚硬币，最右边的一枚必须由正面翻成反面。",
      },
      about: {
        en: "A head is worth 0 exactly where its place less 1, written in base three, has no digit 2: the greedy set without three terms in progression.",
        zh: "一枚正面的值为 0，当且仅当它的位次减 1 后写成三进制没有数字 2：这正是不含三项等差数列的贪心集。",
      },
    },
    grunt: {
      name: {en: "Grunt", zh: "格朗特"},
      aliases: ["4FS", "Grundy"],
      rule: {
        en: "Turn the first coin, the last one chosen, and two others placed symmetrically between them; the last must go from heads to tails.",
        zh: "翻第一枚、选定的最右一枚，以及两者之间对称的两枚；最右边的一枚必须由正面翻成反面。",
      },
      about: {
        en: "Grundy's game in disguise: a head in place n is a heap of n − 1 that must be split into two unequal ones.",
        zh: "伪装的格伦迪游戏：第 n 位的正面就是 n − 1 枚石子的一堆，每步分成不相等的两堆。",
      },
    },
    sym: {
      name: {en: "Sym", zh: "对称翻"},
      aliases: ["1+S", "symmetric"],
      rule: {
        en: "Turn any set of coins that is symmetric about its middle; the rightmost one must go from heads to tails.",
        zh: "翻任意一组关于中点对称的硬币，最右边的一枚必须由正面翻成反面。",
      },
      about: {
        en: "No formula for its values is known: they grow in fits and starts, 1 2 4 3 6 7 8 16 18 25.",
        zh: "SG 值尚无已知公式，增长忽快忽慢：1 2 4 3 6 7 8 16 18 25。",
      },
    },
  },
};
