import type {GameWords} from "../words";

export const words: GameWords = {
  name: {en: "Take and break", zh: "取拆游戏（八进制游戏）"},
  aliases: ["octal games", "take-and-break", "取石子分堆", "Multi-SG"],
  problems: ["HDU 2509"],
  rule: {
    en: "Take counters from one heap as the code allows, and leave the rest in as many heaps as it allows.",
    zh: "按取拆码从一堆中取若干枚石子，剩余部分分成码所允许的堆数。",
  },
  about: {
    en: "Digit k of the code says what may become of a heap after k counters are taken: 1 nothing is left, 2 one heap, 4 two heaps; what is allowed is added up.",
    zh: "取拆码的第 k 位说明取走 k 枚之后允许怎样：1 恰好取完，2 留成一堆，4 分成两堆；都允许的相加。",
  },
  notation: {
    rules: {
      en: "a code such as `0.137`: bit r of the k-th digit right of the point allows taking k counters and leaving exactly r nonempty heaps; the last digit left of the point is for taking none, the one before it for adding one counter, and so on. Digits `0`–`9`, `A`–`V`; `!` after a digit demands heaps of pairwise unequal sizes; digits in `[ ]` at the end repeat for ever",
      zh: "取拆码，如 `0.137`：小数点右边第 k 位数字的第 r 个二进制位（从 0 数起）为 1，表示可以取走 k 枚并恰好留下 r 个非空的堆；小数点左边第一位管“一枚不取”，再往左一位管“添一枚”，依此类推。数字为 `0`–`9`、`A`–`V`；数字后加 `!` 要求留下的各堆两两不等；末尾 `[ ]` 里的数字无限循环",
    },
    position: {
      en: "heaps `3,5,7`; those that came of one heap in brackets: `(3,4),5`",
      zh: "各堆石子数 `3,5,7`；由同一堆拆出的几堆可用括号括起：`(3,4),5`",
    },
    move: {
      en: "take as many from one heap as the code allows, and leave as many heaps of the rest",
      zh: "从一堆中取走取拆码允许的枚数，余下的分成它允许的堆数",
    },
  },
  limits: [
    {
      what: {en: "a heap under a code with a table: 100 000", zh: "需要打表的取拆码，每堆至多 100 000 枚"},
      command: 'sg analyze "kayles:100001" --moves none',
      answer: '"kind":"memory"',
    },
    {
      what: {en: "digits of a code on one side", zh: "取拆码小数点一侧的位数"},
      command: `node -p '"take-and-break(0." + "1".repeat(1001) + "):3"' | sg analyze -`,
      answer: "at most 1000 digits",
    },
  ],
  formulas: {
    lasker: {
      en: "A heap of {heap} is worth {value}: g(4k+3) = 4k+4 and g(4k+4) = 4k+3, every other heap is worth its size.",
      zh: "{heap} 枚的一堆 SG 值为 {value}：g(4k+3) = 4k+4，g(4k+4) = 4k+3，其余各堆的 SG 值等于石子数。",
    },
  },
  sources: {
    guysmith1956: "R. K. Guy and C. A. B. Smith, The G-values of various games, Proc. Cambridge Phil. Soc. 52 (1956)",
    winningways: "E. Berlekamp, J. Conway, R. Guy, Winning Ways for your Mathematical Plays, chapter 4",
    lasker1931: "E. Lasker, Brettspiele der Völker, 1931",
    grundy1939: "P. M. Grundy, Mathematics and games, Eureka 2 (1939)",
  },
  material: {en: "heaps", zh: "石子堆"},
  theory: {en: "mex table, periods", zh: "mex 递推与周期"},
  theories: ["table", "remainders"],
  variants: {
    kayles: {
      name: {en: "Kayles", zh: "凯尔斯（保龄球）"},
      aliases: ["0.77", "kayles", "打保龄", "skittles", "A002186"],
      rule: {
        en: "Knock down one pin or two neighbours; what is left of the row may fall into two rows.",
        zh: "击倒一个或相邻两个瓶子，剩下的一排可能因此断成两排。",
      },
      about: {
        en: "From n = 71 on the values repeat every 12.",
        zh: "从 n = 71 起，SG 值以 12 为周期循环。",
      },
      notation: {
        position: {
          en: "heaps `3,5,7`; `3^2,5` is two heaps of 3 and one of 5",
          zh: "各堆石子数 `3,5,7`；`3^2,5` 表示两堆 3 枚、一堆 5 枚",
        },
        move: {
          en: "take one or two from one heap; the rest may be left as two heaps",
          zh: "从一堆中取走一枚或两枚，余下的可以分成两堆",
        },
      },
    },
    "dawsons-kayles": {
      name: {en: "Dawson's Kayles", zh: "道森凯尔斯"},
      aliases: ["0.07", "dawson"],
      rule: {
        en: "Remove two neighbouring pins; the row may fall into two rows.",
        zh: "击倒相邻两个瓶子，剩下的一排可能断成两排。",
      },
      about: {
        en: "The values repeat every 34, after a few exceptions at the start.",
        zh: "除开头几个例外，SG 值以 34 为周期。",
      },
      notation: {
        position: {
          en: "heaps `3,5,7`; `3^2,5` is two heaps of 3 and one of 5",
          zh: "各堆石子数 `3,5,7`；`3^2,5` 表示两堆 3 枚、一堆 5 枚",
        },
        move: {
          en: "take two from one heap; the rest may be left as two heaps",
          zh: "从一堆中取走两枚，余下的可以分成两堆",
        },
      },
    },
    "dawsons-chess": {
      name: {en: "Dawson's Chess", zh: "道森棋"},
      aliases: ["0.137", "pawns", "兵", "dawson", "A002187"],
      rule: {
        en: "Take one counter with its neighbours: 1 if it stands alone, 2 at an end, 3 with the rest in up to two heaps.",
        zh: "取一枚连同其左右邻居：单独一枚时取 1 枚，在端点取 2 枚，在中间取 3 枚，剩余可成两堆。",
      },
      about: {
        en: "Three ranks of pawns where capturing is forced. Under normal play it is solved by a period of 34; for misère play, as Dawson meant it, no complete theory is known.",
        zh: "兵分三行、有子必吃的棋。正常规则下以 34 为周期；道森原本用的反常规则至今没有完整理论。",
      },
      notation: {
        position: {
          en: "heaps `3,5,7`; `3^2,5` is two heaps of 3 and one of 5",
          zh: "各堆石子数 `3,5,7`；`3^2,5` 表示两堆 3 枚、一堆 5 枚",
        },
        move: {
          en: "take a heap of one; take two and leave at most one heap; or take three and leave at most two",
          zh: "取走只有一枚的一堆；或取两枚，至多留下一堆；或取三枚，至多留下两堆",
        },
      },
    },
    treblecross: {
      name: {en: "Treblecross", zh: "一维三连棋"},
      aliases: ["0.007", "三连叉"],
      rule: {
        en: "Take three neighbouring counters; the rest may stand as two heaps.",
        zh: "取走相邻的三枚，剩余可以成为两堆。",
      },
      about: {
        en: "Making three crosses in a row wins, so nobody plays within two squares of a cross: what is left is this game.",
        zh: "先连成三叉者胜，因此谁也不会画在叉的两格之内，剩下的便是这个游戏。",
      },
      notation: {
        position: {
          en: "heaps `3,5,7`; `3^2,5` is two heaps of 3 and one of 5",
          zh: "各堆石子数 `3,5,7`；`3^2,5` 表示两堆 3 枚、一堆 5 枚",
        },
        move: {
          en: "take three from one heap; the rest may be left as two heaps",
          zh: "从一堆中取走三枚，余下的可以分成两堆",
        },
      },
      theories: ["table"],
    },
    lasker: {
      name: {en: "Lasker's Nim", zh: "拉斯克 Nim"},
      aliases: ["4.[3]", "Multi-SG", "可分堆的取石子", "拉斯克尼姆"],
      problems: ["HDU 3032"],
      rule: {
        en: "Take any number of counters, at least one, from one heap, or split a heap into two.",
        zh: "从一堆中取走至少一枚，或把一堆分成两堆。",
      },
      about: {
        en: "Almost Nim: only the values of heaps 4k+3 and 4k+4 change places.",
        zh: "与 Nim 几乎相同：只有 4k+3 与 4k+4 两种堆的 SG 值互换。",
      },
      notation: {
        position: {
          en: "heaps `3,5,7`; `3^2,5` is two heaps of 3 and one of 5",
          zh: "各堆石子数 `3,5,7`；`3^2,5` 表示两堆 3 枚、一堆 5 枚",
        },
        move: {
          en: "take any number from one heap, or take none and split it into two",
          zh: "从一堆中取走任意多枚，或一枚不取，把它分成两堆",
        },
      },
      theories: ["remainders", "nim-sum"],
    },
    grundy: {
      name: {en: "Grundy's game", zh: "格伦迪游戏"},
      aliases: ["4!.0", "grundys-game", "不等分堆", "A002188"],
      rule: {
        en: "Split one heap into two heaps of different sizes.",
        zh: "把一堆分成大小不等的两堆。",
      },
      about: {
        en: "Whether its values ever become periodic is an open question since 1939.",
        zh: "它的 SG 值是否最终呈周期，自 1939 年以来仍未解决。",
      },
      notation: {
        position: {
          en: "heaps `3,5,7`; `3^2,5` is two heaps of 3 and one of 5",
          zh: "各堆石子数 `3,5,7`；`3^2,5` 表示两堆 3 枚、一堆 5 枚",
        },
        move: {en: "split one heap into two of different sizes", zh: "把一堆分成大小不等的两堆"},
      },
      theories: ["table"],
    },
  },
};
