import type {GameFacts, WordsOf} from "../game";

export const facts = {
  aliases: [
    "octal games",
    "take-and-break",
    "取石子分堆",
    "Multi-SG",
    "octal code",
    "Guy and Smith",
    "八进制游戏",
    "八进制博弈",
    "取拆游戏",
  ],
  problems: ["HDU 2509", "HDU 2999"],
  examples: {
    surprising: {position: "9,9", play: "misere"},
    hard: {position: "123,456,789"},
  },
  limits: {
    heap: {command: 'sg analyze "take-and-break(0.[3]):[[19999|20000]]" --moves none', answer: '"kind":"memory"'},
    digits: {
      command: `node -p '"take-and-break(0." + "1".repeat([[1000|1001]]) + "):3"' | sg analyze -`,
      answer: "at most 1000 digits",
    },
  },
  sources: {
    guysmith1956: "R. K. Guy and C. A. B. Smith, The G-values of various games, Proc. Cambridge Phil. Soc. 52 (1956)",
    winningways: "E. Berlekamp, J. Conway, R. Guy, Winning Ways for your Mathematical Plays, chapter 4",
    lasker1931: "E. Lasker, Brettspiele der Völker, 1931",
    grundy1939: "P. M. Grundy, Mathematics and games, Eureka 2 (1939)",
  },
  formulas: {
    lasker: {figure: "blocks-of-four"},
  },
  theories: ["table", "remainders"],
  variants: {
    kayles: {
      aliases: [
        "0.77",
        "kayles",
        "打保龄",
        "保龄球",
        "skittles",
        "A002186",
        "bowling",
        "bowling pins",
        "ninepins",
        "tenpins",
        "Rip Van Winkle's game",
        "九柱戏",
        "打瓶子",
        "击倒瓶子",
      ],
      examples: {
        surprising: {position: "70,82"},
        hard: {position: "89,60,99,91"},
      },
    },
    "dawsons-kayles": {
      aliases: ["0.07", "dawson", "Flip Game II", "Colouring Game", "Paper-strip Game", "two pins at a time"],
      problems: ["Codeforces 1704F", "LeetCode 294", "PE 306"],
      examples: {
        surprising: {position: "15,49"},
        hard: {position: "69,81,63,14"},
      },
    },
    "dawsons-chess": {
      aliases: ["0.137", "pawns", "兵", "dawson", "A002187", "Playing with String", "battle of pawns", "兵的对攻"],
      problems: ["Codeforces 305E"],
      examples: {
        surprising: {position: "16", play: "misere"},
        hard: {position: "76,34,24,68"},
      },
    },
    treblecross: {
      aliases: ["0.007", "三连叉"],
      problems: [],
      examples: {
        surprising: {position: "8,14,24,32,34"},
        hard: {position: "63,51,45,55"},
      },
      theories: ["table"],
    },
    lasker: {
      aliases: ["4.[3]", "Multi-SG", "可分堆的取石子", "拉斯克尼姆"],
      problems: ["HDU 3032"],
      examples: {
        surprising: {position: "1,2,3"},
        hard: {position: "1000,777,512,255"},
      },
      theories: ["remainders", "nim-sum"],
    },
    grundy: {
      aliases: ["4!.0", "grundys-game", "不等分堆", "A002188"],
      problems: [],
      examples: {
        surprising: {position: "270"},
        hard: {position: "39,23,24,29"},
      },
      theories: ["table"],
    },
  },
} satisfies GameFacts;

export const en = {
  name: "Take and break",
  rule: "Take counters from one heap as the code allows. The code also says into how many heaps you may split the rest.",
  ruled: {
    text: "Take counters from one heap as the code {rules} allows. The code also says into how many heaps you may split the rest.",
  },
  about:
    "Digit k of the code says what you may leave after taking k counters: 1 nothing, 2 one heap, 4 two heaps. If several are allowed, these numbers are added.",
  notation: {
    rules:
      "a code such as `0.137`: bit r of the k-th digit right of the point allows taking k counters and leaving exactly r nonempty heaps; the last digit left of the point is for taking none, the one before it for adding one counter, and so on. Digits `0`–`9`, `A`–`V`, or the numbers of heaps themselves: `{2,4+}` is two, four or more, `*` any number. After a digit or a number of heaps `!` demands pairwise unequal sizes, `?` not all equal, `=` all equal; digits in `[ ]` at the end repeat for ever",
    position: "heaps `3,5,7`; those made from one heap in brackets: `(3,4),5`",
    move: "take as many from one heap as the code allows, and split the rest into as many heaps as it allows",
  },
  examples: {
    surprising:
      "In normal play two equal heaps are lost under any code. In misère play they are won under 0.77, 0.07 and 0.137, and lost under 0.007.",
    hard: "Lost in Grundy's game. Of 1368 moves in Kayles 107 win, of 682 in Treblecross two, of 2051 in Lasker's Nim only one.",
  },
  limits: {
    heap: "a heap under a code that may leave three heaps or repeats digits, with no period proved: below 20 000",
    digits: "digits of a code on one side",
  },
  formulas: {
    lasker: {
      brief: "a heap of {heap} is worth {value}",
      text: "A heap of {heap} is worth {value}: g(4k+3) = 4k+4 and g(4k+4) = 4k+3, every other heap is worth its size.",
    },
  },
  material: "heaps",
  theory: "mex table, periods",
  variants: {
    kayles: {
      name: "Kayles",
      rule: "Knock down one pin or two neighbouring pins. This may split the row in two.",
      about: "From n = 71 on, the values repeat every 12.",
      notation: {
        position: "heaps `3,5,7`; `3^2,5` is two heaps of 3 and one of 5",
        move: "take one or two from one heap; the rest may be left as two heaps",
      },
      examples: {
        surprising:
          "With a period of 12 these two would be equal, but 70 is the last exception: worth 6 and 2. Of 152 moves only one wins.",
        hard: "Four long rows, worth 10. Of 339 moves three win, all of them in the row of 99.",
      },
    },
    "dawsons-kayles": {
      name: "Dawson's Kayles",
      rule: "Knock down two neighbouring pins. This may split the row in two.",
      about: "The values repeat every 34, after a few exceptions at the start.",
      notation: {
        position: "heaps `3,5,7`; `3^2,5` is two heaps of 3 and one of 5",
        move: "take two from one heap; the rest may be left as two heaps",
      },
      examples: {
        surprising:
          "With a period of 34 these two would be equal, but 15 is an exception: worth 0 and 4. Of 31 moves only one wins, 49 into 16 and 31.",
        hard: "Worth 14. Of 112 moves only one wins: 69 into 18 and 49.",
      },
    },
    "dawsons-chess": {
      name: "Dawson's Chess",
      rule: "Take a counter with its neighbours: 1 if it stands alone, 2 at an end of the row, 3 elsewhere. This may split the row in two.",
      about:
        "A game of pawns on three ranks where you must capture. Normal play is solved, with a period of 34; for misère play, as Dawson meant it, no complete theory is known.",
      notation: {
        position: "heaps `3,5,7`; `3^2,5` is two heaps of 3 and one of 5",
        move: "take a heap of one; take two and leave at most one heap; or take three and leave at most two",
      },
      examples: {
        surprising: "In normal play worth 2 and won. In misère play, as Dawson meant it, all eight moves lose.",
        hard: "Worth 8. Of 101 moves only one wins: 68 into 15 and 50.",
      },
    },
    treblecross: {
      name: "Treblecross",
      rule: "Take three neighbouring counters. This may split the heap in two.",
      about: "Three crosses in a row win, so nobody plays within two squares of a cross: that leaves this game.",
      notation: {
        position: "heaps `3,5,7`; `3^2,5` is two heaps of 3 and one of 5",
        move: "take three from one heap; the rest may be left as two heaps",
      },
      examples: {
        surprising: "Five heaps, each worth 0: all 51 moves lose.",
        hard: "Worth 8. Of 105 moves only one wins: 55 into two heaps of 26.",
      },
    },
    lasker: {
      name: "Lasker's Nim",
      rule: "Take any number of counters from one heap, at least one, or split a heap in two.",
      about: "Almost Nim: only heaps 4k+3 and 4k+4 swap their values.",
      notation: {
        position: "heaps `3,5,7`; `3^2,5` is two heaps of 3 and one of 5",
        move: "take any number from one heap, or take none and split it into two",
      },
      examples: {
        surprising:
          "Lost in Nim, but won here, because a heap of 3 is worth 4. Of eight moves only one wins: split the 3 into 1 and 2.",
        hard: "Worth 17. Of 3815 moves only one wins: lower 512 to 494.",
      },
    },
    grundy: {
      name: "Grundy's game",
      rule: "Split one heap into two heaps of different sizes.",
      about: "Whether its values ever become periodic has been an open question since 1939.",
      notation: {
        position: "heaps `3,5,7`; `3^2,5` is two heaps of 3 and one of 5",
        move: "split one heap into two of different sizes",
      },
      examples: {
        surprising: "After 53 this is the next lost heap: all 134 splits lose.",
        hard: "Worth 2. Of 55 moves only one wins: 29 into 13 and 16.",
      },
    },
  },
} satisfies WordsOf<typeof facts>;

export const zh: typeof en = {
  name: "取拆游戏（八进制游戏）",
  rule: "按取拆码从一堆中取若干枚石子，剩余部分分成码所允许的堆数。",
  ruled: {text: "按取拆码 {rules} 从一堆中取若干枚石子，剩余部分分成码所允许的堆数。"},
  about: "取拆码的第 k 位说明取走 k 枚之后允许怎样：1 恰好取完，2 留成一堆，4 分成两堆；都允许的相加。",
  notation: {
    rules:
      "取拆码，如 `0.137`：小数点右边第 k 位数字的第 r 个二进制位（从 0 数起）为 1，表示可以取走 k 枚并恰好留下 r 个非空的堆；小数点左边第一位管“一枚不取”，再往左一位管“添一枚”，依此类推。数字为 `0`–`9`、`A`–`V`，也可直接列出堆数：`{2,4+}` 为两堆、四堆或更多，`*` 为任意堆数。数字或堆数后加 `!` 要求留下的各堆两两不等，`?` 要求不全相等，`=` 要求全部相等；末尾 `[ ]` 里的数字无限循环",
    position: "各堆石子数 `3,5,7`；由同一堆拆出的几堆可用括号括起：`(3,4),5`",
    move: "从一堆中取走取拆码允许的枚数，余下的分成它允许的堆数",
  },
  examples: {
    surprising:
      "正常规则下，两堆相等在任何取拆码下都是必败态；反常规则下，按 0.77、0.07、0.137 轮到走的一方必胜，按 0.007 则必败。",
    hard: "格伦迪游戏中是必败态；凯尔斯的 1368 种走法中有 107 种必胜，0.007 的 682 种中有 2 种，拉斯克 Nim 的 2051 种中只有一种。",
  },
  limits: {
    heap: "可留三堆以上或有循环节、且未能证出周期的取拆码，每堆不足 20 000 枚",
    digits: "取拆码小数点一侧的位数",
  },
  formulas: {
    lasker: {
      brief: "{heap} 枚的一堆 SG 值为 {value}",
      text: "{heap} 枚的一堆 SG 值为 {value}：g(4k+3) = 4k+4，g(4k+4) = 4k+3，其余各堆的 SG 值等于石子数。",
    },
  },
  material: "石子堆",
  theory: "mex 递推与周期",
  variants: {
    kayles: {
      name: "凯尔斯（Kayles）",
      rule: "击倒一个球瓶，或相邻的两个；剩下的一排可能因此断成两排。",
      about: "从 n = 71 起，SG 值以 12 为周期循环。",
      notation: {
        position: "各堆石子数 `3,5,7`；`3^2,5` 表示两堆 3 枚、一堆 5 枚",
        move: "从一堆中取走一枚或两枚，余下的可以分成两堆",
      },
      examples: {
        surprising:
          "若已按 12 循环，两堆应当相等；但 70 是最后一个例外，值为 6，而 82 的值为 2。152 种走法中只有一种必胜。",
        hard: "四长排，SG 值为 10。339 种走法中有 3 种必胜，都在 99 个球瓶的一排。",
      },
    },
    "dawsons-kayles": {
      name: "道森凯尔斯",
      rule: "击倒相邻的两个球瓶，剩下的一排可能因此断成两排。",
      about: "除开头几个例外，SG 值以 34 为周期。",
      notation: {
        position: "各堆石子数 `3,5,7`；`3^2,5` 表示两堆 3 枚、一堆 5 枚",
        move: "从一堆中取走两枚，余下的可以分成两堆",
      },
      examples: {
        surprising:
          "若已按 34 循环，两堆应当相等；但 15 是例外，值为 0，而 49 的值为 4。31 种走法中只有一种必胜：49 拆成 16 与 31。",
        hard: "SG 值为 14。112 种走法中只有一种必胜：69 拆成 18 与 49。",
      },
    },
    "dawsons-chess": {
      name: "道森棋",
      rule: "取一枚连同它左右相邻的：单独一枚时取 1 枚，在端点取 2 枚，在中间取 3 枚，剩余的可以成为两堆。",
      about: "原是一种三行棋盘上的兵棋，能吃必吃。正常规则下以 34 为周期；道森原本用的反常规则至今没有完整理论。",
      notation: {
        position: "各堆石子数 `3,5,7`；`3^2,5` 表示两堆 3 枚、一堆 5 枚",
        move: "取走只有一枚的一堆；或取两枚，至多留下一堆；或取三枚，至多留下两堆",
      },
      examples: {
        surprising: "正常规则下 SG 值为 2，轮到走的一方必胜；按道森原本的反常规则，8 种走法全都必败。",
        hard: "SG 值为 8。101 种走法中只有一种必胜：68 拆成 15 与 50。",
      },
    },
    treblecross: {
      name: "一维三连棋",
      rule: "取走相邻的三枚，剩余可以成为两堆。",
      about: "先连成三个叉者胜，因此谁也不愿画在另一个叉的两格之内，剩下的便是这个游戏。",
      notation: {
        position: "各堆石子数 `3,5,7`；`3^2,5` 表示两堆 3 枚、一堆 5 枚",
        move: "从一堆中取走三枚，余下的可以分成两堆",
      },
      examples: {
        surprising: "五堆的值全为 0：51 种走法全都必败。",
        hard: "SG 值为 8。105 种走法中只有一种必胜：把 55 拆成两堆 26。",
      },
    },
    lasker: {
      name: "拉斯克 Nim",
      rule: "从一堆中取走至少一枚，或把一堆分成两堆。",
      about: "与 Nim 几乎相同：只有 4k+3 与 4k+4 两种堆的 SG 值互换。",
      notation: {
        position: "各堆石子数 `3,5,7`；`3^2,5` 表示两堆 3 枚、一堆 5 枚",
        move: "从一堆中取走任意多枚，或一枚不取，把它分成两堆",
      },
      examples: {
        surprising:
          "在 Nim 中是必败态，这里却是必胜态，因为 3 枚的一堆值为 4。8 种走法中只有一种必胜：把 3 分成 1 与 2。",
        hard: "SG 值为 17。3815 种走法中只有一种必胜：把 512 减到 494。",
      },
    },
    grundy: {
      name: "格伦迪游戏",
      rule: "把一堆分成大小不等的两堆。",
      about: "它的 SG 值是否最终呈周期，自 1939 年以来仍未解决。",
      notation: {
        position: "各堆石子数 `3,5,7`；`3^2,5` 表示两堆 3 枚、一堆 5 枚",
        move: "把一堆分成大小不等的两堆",
      },
      examples: {
        surprising: "53 之后的堆一直都是必胜态，直到 270 才又是必败态：134 种分法全都必败。",
        hard: "SG 值为 2。55 种走法中只有一种必胜：29 分成 13 与 16。",
      },
    },
  },
};
