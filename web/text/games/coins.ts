import type {GameFacts, WordsOf} from "../game";

export const facts = {
  aliases: [
    "coins",
    "翻硬币",
    "coin-turning",
    "spawning",
    "Lenstra",
    "turning coins",
    "flip coins",
    "heads and tails",
    "硬币",
    "翻硬币游戏",
  ],
  problems: [],
  examples: {
    surprising: {position: "TTHHHH"},
    hard: {position: "HHHHHHHHHHHHHHHHHHHHHHHH"},
  },
  limits: {
    motley: {command: `node -p '"coins(motley):" + "H".repeat([[64|65]])' | sg analyze -`, answer: "at most 64 coins"},
    table: {
      command: `node -p '"coins(moidores):" + "T".repeat([[53|54]]) + "H"' | sg analyze - --moves none`,
      answer: '"kind":"memory"',
    },
  },
  sources: {
    winningways: "E. Berlekamp, J. Conway, R. Guy, Winning Ways for your Mathematical Plays, chapter 14",
  },
  theories: ["nim-sum", "table"],
  variants: {
    single: {
      aliases: ["1", "single"],
      examples: {
        surprising: {position: "HHHHHHHH", play: "misere"},
        hard: {position: "THTHHTHTTHHTTTHTHHTHTTHTHHHTTHTHTTHTHTTHTHHTTHTTHTTHTHHTTHTH"},
      },
      theories: ["parity"],
    },
    turtles: {
      aliases: ["turning turtles", "1-2", "翻一枚或两枚"],
      examples: {
        surprising: {position: "HHHTTTH"},
        hard: {position: "TTHTTHTTTTHTHTTTTHTTTHTTHTTTHTTTTTTTTTTTTTTTHTTT"},
      },
      theories: ["nim-sum"],
    },
    "mock-turtles": {
      aliases: ["1-3", "odious", "evil", "翻至多三枚", "可憎数", "分裂游戏"],
      problems: ["Luogu P3185"],
      examples: {
        surprising: {position: "HHHH"},
        hard: {position: "THHTTTHHTTTHTTHTHTHHTTTTTTHHTTHHTHTTTTTTTTTTTTTT"},
      },
      theories: ["nim-sum"],
    },
    moebius: {
      aliases: ["1-5", "Möbius", "翻至多五枚"],
      examples: {
        surprising: {position: "HHHHHH"},
        hard: {position: "HHTTTTHHHHTTTTTTTTTTTTTT"},
      },
    },
    mogul: {
      aliases: ["1-7", "Golay", "翻至多七枚"],
      examples: {
        surprising: {position: "HHHHHHHH"},
        hard: {position: "TTHHTHHTTTTTHTHTHHHHHTHT"},
      },
    },
    moidores: {
      aliases: ["1-9", "翻至多九枚"],
      examples: {
        surprising: {position: "HHHHHHHHHH"},
        hard: {position: "TTHTTTTTTTHTTTTTHHTTTTTT"},
      },
    },
    motley: {
      aliases: ["1+", "翻任意多枚"],
      examples: {
        surprising: {position: "TTTTTTTH", play: "misere"},
        hard: {position: "THHHTHTHHHHHHTTTHHHHHTHHTHHHTTTHHHHHHHHTTTTTTHTTTTTHTTHH"},
      },
      theories: ["nim-sum"],
    },
    twins: {
      aliases: ["2", "翻两枚"],
      examples: {
        surprising: {position: "HHHH"},
        hard: {position: "TTTHHTTHTTTTTTHHTHTTTHTTHTTTTHHTTTHTTTTT"},
      },
      theories: ["nim-sum"],
    },
    triplets: {
      aliases: ["3", "翻三枚"],
      examples: {
        surprising: {position: "HHHHHH"},
        hard: {position: "THTTTTTTHTHTHHHTHTHTTHTTTTHTTHHHTHTTHTTT"},
      },
      theories: ["nim-sum"],
    },
    ruler: {
      aliases: ["1+C", "ruler game", "lowbit", "翻连续一段"],
      examples: {
        surprising: {position: "TTTTTTTHTTTTTTTTTTTTTTTH"},
        hard: {position: "TTTHTTTTTTTHHHTTHTHHTTHTHHTTTTTHTTTTTTTTTTTTTTTT"},
      },
      theories: ["nim-sum"],
    },
    rulerette: {
      aliases: ["2+C", "翻连续至少两枚"],
      examples: {
        surprising: {position: "HTHTHTHTH"},
        hard: {position: "TTTHHTTTTHTTTTHHTTTHTTTTTTTTTTTTTTTTTTTTTTTTTHTT"},
      },
      theories: ["nim-sum"],
    },
    "mock-turtle-fives": {
      aliases: ["1-3C(5)", "相邻五枚之内"],
      examples: {
        surprising: {position: "THTTTTTTTTTH"},
        hard: {position: "THTTHTHTTHTTHTTTTTTTTHTTHTTHTTHTTTTTHTTHHHHTTTTTTT"},
      },
      theories: ["table", "remainders"],
    },
    "triplet-fives": {
      aliases: ["3C(5)"],
      examples: {
        surprising: {position: "TTTTTHH"},
        hard: {position: "HTHTHHHTTHTHTTHTTTHTTTTTHHTTTTTHTHTHTTTHHTTHTHTTTH"},
      },
      theories: ["table", "remainders"],
    },
    "ruler-fives": {
      aliases: ["1-5C", "翻连续至多五枚"],
      examples: {
        surprising: {position: "TTTHTTTH"},
        hard: {position: "TTHTTTHTTHHTHTTHTTTHHHTHTTTTHHTHTHTHHTTTTHTTHTHTHT"},
      },
      theories: ["nim-sum"],
    },
    ternups: {
      aliases: ["3E", "turnips", "等差"],
      examples: {
        surprising: {position: "HHTHHTTTTHHTHH"},
        hard: {position: "HHTTTTTHHHTHTTTTTTTTTTTTHHHTHTHTHHTTTTHTTHHHHHTHHH"},
      },
    },
    grunt: {
      aliases: ["4FS", "Grundy"],
      examples: {
        surprising: {position: "TTTTTTTTTTTTTTTTTTTTH"},
        hard: {position: "THHTHHHHHTHHTTTTHTTTTTTHHTTTTTHHTTTTTTTTHTTTTTTT"},
      },
    },
    sym: {
      aliases: ["1+S", "symmetric"],
      examples: {
        surprising: {position: "TTTTTTTTTTTTTTTH"},
        hard: {position: "TTHTTHTTTTTTTTTTHTTTTHTHHHTHHTTTTTHTTTTT"},
      },
    },
  },
} satisfies GameFacts;

export const en = {
  name: "Coin turning",
  rule: "Turn over a set of coins that the code allows; the rightmost one must go from heads to tails.",
  ruled: {
    text: "Turn over a set of coins that the code {rules} allows; the rightmost one must go from heads to tails.",
  },
  about: "Each head is a game of its own: the row is worth the nim-sum of the values of its heads.",
  notation: {
    rules:
      "a code or its name: `1-3C(5)` allows one to three coins within five neighbouring places. An element is a number of coins, the rightmost included, `a`, `a-b` or `a+`, and marks: `C` the coins are neighbours, `E` they stand at equal gaps, `S` their places are symmetric about the middle, `F` the first coin of the row is one of them, `C(w)` they stand within w neighbouring places. Elements are joined by commas: `2-3,6C`",
    position: "`THHTTH`, position 1 on the left; `1` is read as H, `0` as T",
    move: "turn a set that the code allows, its rightmost coin from heads to tails",
  },
  examples: {
    surprising:
      "Four heads, and the code decides: worth 4 in Turning Turtles and 60 in Mogul, lost in Mock Turtles and in Twins.",
    hard: "Twenty-four heads: worth 24 in Turning Turtles, 20 in Ruler, 449 in Moebius, 16777215 in Motley, and lost in Mogul.",
  },
  limits: {
    motley: "coins in Motley, where values take up to 64 bits",
    table: "coins that a table of values reaches: 1227 for Moebius, 138 for Mogul, 54 for Moidores, 48 for Sym",
  },
  formulas: {},
  material: "row of coins",
  theory: "heads add",
  variants: {
    single: {
      name: "One coin",
      rule: "Turn one coin from heads to tails.",
      about: "Every head is worth 1, so it only matters whether their number is odd or even.",
      examples: {
        surprising:
          "In normal play eight heads are lost, whatever you turn. In misère play each of the eight moves wins.",
        hard: "Sixty coins, hard only to count: 28 heads, an even number, so every move loses.",
      },
    },
    turtles: {
      name: "Turning Turtles",
      rule: "Turn one or two coins; the rightmost one must go from heads to tails.",
      about: "Nim in disguise: a head in place n is a heap of n.",
      examples: {
        surprising:
          "The first three heads cancel, since 1 ⊕ 2 ⊕ 3 = 0. Of 13 moves only one wins: turn the seventh coin alone.",
        hard: "Nine heads, worth 46. Of 172 moves only one wins: turn the heads 3 and 45.",
      },
    },
    "mock-turtles": {
      name: "Mock Turtles",
      rule: "Turn one, two or three coins; the rightmost one must go from heads to tails.",
      about: "Every head is worth an odious number: one with an odd number of ones in binary.",
      examples: {
        surprising:
          "Four heads worth 1, 2, 4 and 7 make 0: all 14 moves lose. An odd number of heads could never be lost.",
        hard: "Worth 111. Of 2986 moves only one wins: turn coin 34 from heads to tails and coin 23 from tails to heads.",
      },
    },
    moebius: {
      name: "Moebius",
      rule: "Turn up to five coins; the rightmost one must go from heads to tails.",
      about:
        "The lost positions are the words of a binary code in which any two differ in at least six places; with 18 coins it is an extended quadratic residue code.",
      examples: {
        surprising: "Five heads are worth 1, 2, 4, 8 and 16, and the sixth 31, not 32: six heads in a row are lost.",
        hard: "Worth 132. Of 578 moves only one wins, and it turns just two coins, 3 and 10.",
      },
    },
    mogul: {
      name: "Mogul",
      rule: "Turn up to seven coins; the rightmost one must go from heads to tails.",
      about: "With 24 coins the lost positions are the words of the extended Golay code.",
      examples: {
        surprising: "Seven heads are worth 1, 2, 4, …, 64, and the eighth 127, not 128: all 254 moves lose.",
        hard: "Twelve heads that form a word of the Golay code: all 291257 moves lose.",
      },
    },
    moidores: {
      name: "Moidores",
      rule: "Turn up to nine coins; the rightmost one must go from heads to tails.",
      about: "Next after Moebius and Mogul: any two lost positions differ in at least ten places.",
      examples: {
        surprising: "The tenth head is worth 511, not 512, and cancels the nine before it: all 1022 moves lose.",
        hard: "Worth 9315. Of 105756 moves only one wins: turn all four heads.",
      },
    },
    motley: {
      name: "Motley",
      rule: "Turn any number of coins; the rightmost one must go from heads to tails.",
      about: "A head in place n is worth 2ⁿ⁻¹: the row is a binary number, and the only winning move turns every head.",
      examples: {
        surprising:
          "Of 128 moves one wins. In normal play it turns the head alone; in misère play it turns the first coin too, and leaves one head that the opponent must turn.",
        hard: "56 coins, read as a binary number: 56330727572053934 is both the value and the number of moves, and only one of them wins.",
      },
    },
    twins: {
      name: "Twins",
      rule: "Turn exactly two coins; the right one must go from heads to tails.",
      about: "Turning Turtles shifted by one place: a head in place n is worth n − 1.",
      examples: {
        surprising: "The first head is worth 0 and the others cancel, 1 ⊕ 2 ⊕ 3 = 0: all six moves lose.",
        hard: "Worth 60. Of 198 moves only one wins: turn the heads 31 and 35.",
      },
    },
    triplets: {
      name: "Triplets",
      rule: "Turn exactly three coins; the rightmost one must go from heads to tails.",
      about: "Mock Turtles shifted by two places: the first two coins are worth 0.",
      examples: {
        surprising: "Worth 0, 0, 1, 2, 4 and 7: six heads in a row are lost, whichever of the 20 moves you make.",
        hard: "Worth 99. Of 3580 moves two win: turn 22 and 37, and with them either of the first two coins, which are worth 0.",
      },
    },
    ruler: {
      name: "Ruler",
      rule: "Turn any run of neighbouring coins; the rightmost one must go from heads to tails.",
      about: "A head in place n is worth the largest power of two that divides n, like the marks of a ruler.",
      examples: {
        surprising: "Places 8 and 24 are both worth 8, so they cancel: all 32 moves lose.",
        hard: "Worth 37. Of 205 moves only one wins: turn the run from 26 to 32.",
      },
    },
    rulerette: {
      name: "Rulerette",
      rule: "Turn a run of at least two neighbouring coins; the rightmost one must go from heads to tails.",
      about:
        "Half of the ruler: an odd place is worth 0, an even place n half of the largest power of two that divides n.",
      examples: {
        surprising: "Five heads in odd places are worth 0: all 20 moves lose.",
        hard: "Seven heads, worth 8. Of 109 moves three win, and each of them turns coin 16.",
      },
    },
    "mock-turtle-fives": {
      name: "Mock Turtle Fives",
      rule: "Turn one, two or three coins within five neighbouring places; the rightmost one must go from heads to tails.",
      about: "The values of Mock Turtles, 1 2 4 7 8, repeat after every fifth coin.",
      examples: {
        surprising:
          "Places 2 and 12 are worth the same, since the values repeat after every fifth coin: all 13 moves lose.",
        hard: "Fifty coins, worth 6. Of 145 moves nine win.",
      },
    },
    "triplet-fives": {
      name: "Triplet Fives",
      rule: "Turn exactly three coins within five neighbouring places; the rightmost one must go from heads to tails.",
      about: "The values 0 0 1 2 4 repeat after every fifth coin.",
      examples: {
        surprising: "Twelve moves, but both heads are worth 0: every move loses.",
        hard: "Fifty coins, worth 3. Of 103 moves 14 win.",
      },
    },
    "ruler-fives": {
      name: "Ruler Fives",
      rule: "Turn a run of at most five neighbouring coins; the rightmost one must go from heads to tails.",
      about: "The ruler cut off at 4, the largest power of two that is at most five.",
      examples: {
        surprising: "Place 8 is worth 4, like place 4: the row is lost. Under the full ruler it would be worth 12.",
        hard: "Fifty coins, worth 6. Of 98 moves 19 win.",
      },
    },
    ternups: {
      name: "Ternups",
      rule: "Turn three equally spaced coins; the rightmost one must go from heads to tails.",
      about:
        "A head in place n is worth 0 exactly when n − 1 has no digit 2 in base three: the greedy set with no three terms in arithmetic progression.",
      examples: {
        surprising: "Eight heads, each worth 0: no three of their places are equally spaced. All 24 moves lose.",
        hard: "Fifty coins, worth 4. Of 310 moves eight win.",
      },
    },
    grunt: {
      name: "Grunt",
      rule: "Turn four coins: the first of the row, any later one, and two between them in symmetric places. The last of the four must go from heads to tails.",
      about:
        "Grundy's game in disguise: a head in place n is a heap of n − 1 that must be split into two unequal ones.",
      examples: {
        surprising: "One head in place 21 is lost, since Grundy's game is lost with 20 counters: all nine moves lose.",
        hard: "Worth 7. Of 97 moves only one wins: coins 1, 3, 23 and 25.",
      },
    },
    sym: {
      name: "Sym",
      rule: "Turn any set of coins that is symmetric about its middle; the rightmost one must go from heads to tails.",
      about: "No formula for its values is known, and they grow unevenly: 1 2 4 3 6 7 8 16 18 25.",
      examples: {
        surprising:
          "A head in place 16 is worth only 10, though its neighbours are worth 128 and 256. Of 510 moves three win.",
        hard: "Worth 151882. Of 516866 moves only one wins, and it turns fifteen coins.",
      },
    },
  },
} satisfies WordsOf<typeof facts>;

export const zh: typeof en = {
  name: "翻硬币游戏",
  rule: "翻动一组允许的硬币，其中最右边的一枚必须由正面翻成反面。",
  ruled: {text: "按代码 {rules} 翻动一组硬币，其中最右边的一枚必须由正面翻成反面。"},
  about: "每枚正面硬币自成一个分量：整行的 SG 值是各枚正面单独存在时 SG 值的异或和。",
  notation: {
    rules:
      "代码或其名称：`1-3C(5)` 允许在相邻的五枚之内翻一至三枚。每一项先写枚数（含最右边的一枚）`a`、`a-b` 或 `a+`，再写标记：`C` 必须连续，`E` 间距相等，`S` 位置关于中点对称，`F` 必须包含整行第一枚，`C(w)` 都在相邻的 w 枚之内。各项用逗号隔开，如 `2-3,6C`，满足其中一项即可",
    position: "`THHTTH`，从左边第 1 枚数起；H 为正面，T 为反面，也可写成 `1` 和 `0`",
    move: "翻动代码允许的一组硬币，其中最右边的一枚由正面翻成反面",
  },
  examples: {
    surprising: "同样四枚正面，全看代码：翻乌龟中 SG 值为 4，莫卧儿中为 60，假乌龟与双生硬币中则是必败态。",
    hard: "24 枚正面：翻乌龟中 SG 值为 24，标尺中为 20，莫比乌斯中为 449，杂翻中为 16777215，莫卧儿中则是必败态。",
  },
  limits: {
    motley: "杂翻一行的枚数：一枚正面的 SG 值可达 64 位",
    table: "打表所及的枚数：莫比乌斯 1227，莫卧儿 138，莫艾多 54，对称翻 48",
  },
  formulas: {},
  material: "一行硬币",
  theory: "正面各自独立",
  variants: {
    single: {
      name: "只翻一枚",
      rule: "把一枚硬币由正面翻成反面。",
      about: "每枚正面的值都是 1，只看正面个数的奇偶。",
      examples: {
        surprising: "正常规则下，八枚正面怎么翻都必败；反常规则下，八种走法全都必胜。",
        hard: "60 枚硬币，难只难在数数：正面 28 枚，是偶数，怎么翻都必败。",
      },
    },
    turtles: {
      name: "翻乌龟",
      rule: "翻一枚或两枚硬币，最右边的一枚必须由正面翻成反面。",
      about: "伪装的 Nim：第 n 位的正面就是 n 枚石子的一堆。",
      examples: {
        surprising: "前三枚相互抵消：1 ⊕ 2 ⊕ 3 = 0。13 种走法中只有单翻第 7 枚必胜。",
        hard: "九枚正面，SG 值为 46。172 种走法中只有一种必胜：翻第 3、第 45 两枚正面。",
      },
    },
    "mock-turtles": {
      name: "假乌龟",
      rule: "翻一至三枚硬币，最右边的一枚必须由正面翻成反面。",
      about: "单枚正面的值都是“可憎数”，即二进制中有奇数个 1 的数。",
      examples: {
        surprising: "四枚正面的 SG 值为 1、2、4、7，异或和为 0，14 种走法全都必败。若正面有奇数枚，则不可能是必败态。",
        hard: "SG 值为 111。2986 种走法中只有一种必胜：第 34 枚翻成反面，同时第 23 枚翻成正面。",
      },
    },
    moebius: {
      name: "莫比乌斯",
      rule: "翻一至五枚硬币，最右边的一枚必须由正面翻成反面。",
      about: "必败态恰好构成一个二进制码，任意两个码字至少有六位不同；18 枚硬币时是扩展二次剩余码。",
      examples: {
        surprising: "前五枚的 SG 值为 1、2、4、8、16，第六枚却是 31 而不是 32：六枚正面连排恰是必败态。",
        hard: "SG 值为 132。578 种走法中只有一种必胜，而且只翻第 3、第 10 两枚。",
      },
    },
    mogul: {
      name: "莫卧儿",
      rule: "翻一至七枚硬币，最右边的一枚必须由正面翻成反面。",
      about: "24 枚硬币时，必败态恰为扩展 Golay 码的码字。",
      examples: {
        surprising: "前七枚的 SG 值为 1、2、4……64，第八枚却是 127 而不是 128：254 种走法全都必败。",
        hard: "这 12 枚正面恰是 Golay 码的一个码字：291257 种走法全都必败。",
      },
    },
    moidores: {
      name: "莫艾多",
      rule: "翻一至九枚硬币，最右边的一枚必须由正面翻成反面。",
      about: "继莫比乌斯、莫卧儿之后的一种：任意两个必败态至少有十位不同。",
      examples: {
        surprising: "第 10 枚的 SG 值是 511 而不是 512，恰与前九枚抵消：1022 种走法全都必败。",
        hard: "SG 值为 9315。105756 种走法中只有一种必胜：把四枚正面全部翻掉。",
      },
    },
    motley: {
      name: "杂翻",
      rule: "翻任意多枚硬币，最右边的一枚必须由正面翻成反面。",
      about: "第 n 位的正面值为 2ⁿ⁻¹：整行就是一个二进制数，唯一的必胜走法是把所有正面一起翻掉。",
      examples: {
        surprising:
          "128 种走法中只有一种必胜：正常规则下单翻这枚正面；反常规则下还要把第 1 枚翻成正面，让对方不得不翻掉它。",
        hard: "56 枚硬币读作二进制数：56330727572053934 既是 SG 值，也是走法数，其中只有一种必胜。",
      },
    },
    twins: {
      name: "双生硬币",
      rule: "恰好翻两枚硬币，右边的一枚必须由正面翻成反面。",
      about: "与翻乌龟错开一位：第 n 位的正面值为 n − 1。",
      examples: {
        surprising: "第 1 枚正面的值为 0，其余三枚 1 ⊕ 2 ⊕ 3 = 0：6 种走法全都必败。",
        hard: "SG 值为 60。198 种走法中只有一种必胜：翻第 31、35 两枚正面。",
      },
    },
    triplets: {
      name: "三胞胎",
      rule: "恰好翻三枚硬币，最右边的一枚必须由正面翻成反面。",
      about: "与假乌龟错开两位：最左边两枚硬币的值为 0。",
      examples: {
        surprising: "六枚的 SG 值为 0、0、1、2、4、7，异或和为 0：20 种走法全都必败。",
        hard: "SG 值为 99。3580 种走法中有两种必胜：翻第 22、37 枚，再任翻最左两枚之一（它们的值为 0）。",
      },
    },
    ruler: {
      name: "标尺游戏",
      rule: "翻连续的一段硬币，最右边的一枚必须由正面翻成反面。",
      about: "第 n 位的正面值为整除 n 的最大的 2 的幂（lowbit），像尺子上的刻度。",
      examples: {
        surprising: "第 8 枚与第 24 枚的值都是 8，相互抵消：32 种走法全都必败。",
        hard: "SG 值为 37。205 种走法中只有一种必胜：翻第 26 到 32 枚这一段。",
      },
    },
    rulerette: {
      name: "小标尺",
      rule: "翻连续的至少两枚硬币，最右边的一枚必须由正面翻成反面。",
      about: "标尺值的一半：奇数位为 0，偶数位 n 为 lowbit(n) / 2。",
      examples: {
        surprising: "五枚正面都在奇数位，值全为 0：20 种走法全都必败。",
        hard: "七枚正面，SG 值为 8。109 种走法中有 3 种必胜，都要翻第 16 枚。",
      },
    },
    "mock-turtle-fives": {
      name: "五连假乌龟",
      rule: "在相邻的五枚之内翻一至三枚，最右边的一枚必须由正面翻成反面。",
      about: "假乌龟的值 1 2 4 7 8，每五枚循环一次。",
      examples: {
        surprising: "SG 值每五枚循环一次，第 2 枚与第 12 枚的值相同，相互抵消：13 种走法全都必败。",
        hard: "50 枚硬币，SG 值为 6。145 种走法中有 9 种必胜。",
      },
    },
    "triplet-fives": {
      name: "五连三胞胎",
      rule: "在相邻的五枚之内恰好翻三枚，最右边的一枚必须由正面翻成反面。",
      about: "值为 0 0 1 2 4，每五枚循环一次。",
      examples: {
        surprising: "两枚正面共有 12 种翻法，值却都是 0：怎么翻都必败。",
        hard: "50 枚硬币，SG 值为 3。103 种走法中有 14 种必胜。",
      },
    },
    "ruler-fives": {
      name: "五连标尺",
      rule: "翻连续的至多五枚硬币，最右边的一枚必须由正面翻成反面。",
      about: "截断的标尺：lowbit 至多取 4，即不超过 5 的最大的 2 的幂。",
      examples: {
        surprising: "第 8 枚的值只有 4，与第 4 枚抵消：必败态。换成完整的标尺，SG 值则为 12。",
        hard: "50 枚硬币，SG 值为 6。98 种走法中有 19 种必胜。",
      },
    },
    ternups: {
      name: "等距三枚",
      rule: "翻间距相等的三枚硬币，最右边的一枚必须由正面翻成反面。",
      about: "一枚正面的值为 0，当且仅当它的位次减 1 后写成三进制没有数字 2：这正是不含三项等差数列的贪心集。",
      examples: {
        surprising: "八枚正面的值全为 0，其中没有三枚间距相等：24 种走法全都必败。",
        hard: "50 枚硬币，SG 值为 4。310 种走法中有 8 种必胜。",
      },
    },
    grunt: {
      name: "格朗特",
      rule: "翻第一枚、选定的最右一枚，以及两者之间对称的两枚；最右边的一枚必须由正面翻成反面。",
      about: "伪装的格伦迪游戏：第 n 位的正面就是 n − 1 枚石子的一堆，每步分成不相等的两堆。",
      examples: {
        surprising: "第 21 位只有一枚正面，却是必败态：它就是格伦迪游戏中 20 枚的一堆，9 种走法全都必败。",
        hard: "SG 值为 7。97 种走法中只有一种必胜：翻第 1、3、23、25 枚。",
      },
    },
    sym: {
      name: "对称翻",
      rule: "翻任意一组关于中点对称的硬币，最右边的一枚必须由正面翻成反面。",
      about: "SG 值尚无已知公式，增长忽快忽慢：1 2 4 3 6 7 8 16 18 25。",
      examples: {
        surprising: "第 16 位的正面值只有 10，左右两邻却是 128 与 256。510 种走法中有 3 种必胜。",
        hard: "SG 值为 151882。516866 种走法中只有一种必胜，一次要翻 15 枚。",
      },
    },
  },
};
