import type {GameFacts, WordsOf} from "../game";
import type {Like} from "../language";

export const facts = {
  aliases: ["对称策略", "Coin Game", "round table of coins", "硬币围成一圈"],
  problems: ["HDU 3951"],
  examples: {
    surprising: {position: "ring 6"},
    hard: {position: "ring 1000000007"},
  },
  limits: {},
  sources: {
    hdu3951: "HDU 3951, Coin Game",
  },
  formulas: {
    parity: {strategy: "move-count"},
  },
  theories: ["symmetry", "table"],
  variants: {
    "2": {
      aliases: ["circular Kayles", "Kayles", "A Funny Game"],
      problems: ["POJ 2484"],
      examples: {
        surprising: {position: "ring 10", play: "misere"},
        hard: {position: "7,9,12,20"},
      },
    },
    "3": {
      aliases: [],
      examples: {
        surprising: {position: "ring 4", play: "misere"},
        hard: {position: "5,9,14"},
      },
    },
  },
} satisfies GameFacts;

export const en = {
  name: "Coins in a circle",
  rule: "Take 1 to k coins that lie side by side, with no gap between them.",
  ruled: {
    numbers: {
      one: "Take one coin.",
      other: "Take 1 to {last} coins that lie side by side, with no gap between them.",
    },
  },
  about:
    "A lesson in symmetry: after the first move the circle is a row. If k is 2 or more, the second player takes the middle of that row and then mirrors every move.",
  notation: {
    rules: "the most coins you may take in one move, such as `2` or `3`",
    position:
      "`ring 9`, or the runs of coins that are left, from the first place on: in `ring 2,0,6` coins 3 and 4 are missing, since one coin is missing between two runs and the last run continues in the first; written as `3,4`, without the word, a coin is missing at the end too",
    move: "take coins that lie side by side",
  },
  examples: {
    surprising:
      "With k from 2 to 5 the second player mirrors and wins. With k = 1 the first player loses too, because six is even. With k = 6 the first move takes them all.",
    hard: "More than a billion coins. With k = 2 or 3 the circle is lost, by symmetry; with k = 1 it is won, because their number is odd.",
  },
  limits: {},
  formulas: {
    mirror: {
      brief: "one move cannot take all {n} coins, and then your opponent can mirror every move",
      text: "One move takes at most {k} of the {n} coins and leaves one row. The opponent takes its middle and mirrors every move, so the circle is lost and worth {value}.",
      plain: {
        lost: "Whatever you do, your opponent can leave two equal halves and then mirror each of your moves.",
      },
    },
    small: {
      brief: "you can take all {n} coins in one move",
      text: "You can take all {n} coins in one move, and taking fewer leaves rows with every smaller value: the circle is worth {value}.",
    },
    parity: {
      brief: {
        won: "{n} coins, one per move: an odd number of moves",
        lost: "{n} coins, one per move: an even number of moves",
      },
      text: "Every move takes one coin, so it only matters whether their number is odd or even: {value}.",
    },
  },
  material: "circle of coins",
  theory: "symmetry; mex table for runs",
  variants: {
    "2": {
      name: "Coins in a circle, one or two",
      rule: "Take one coin, or two that lie side by side with no gap between them.",
      about: "Kayles round a table: the second player mirrors and wins with three coins or more.",
      examples: {
        surprising:
          "In normal play it is lost by symmetry. In misère play it is won by taking any single coin, while taking any pair loses.",
        hard: "Four runs, worth as much as the same heaps of Kayles: 2 ⊕ 4 ⊕ 4 ⊕ 1 = 3. Of 92 moves 14 win.",
      },
    },
    "3": {
      name: "Coins in a circle, up to three",
      rule: "Take one, two or three coins that lie side by side, with no gap between them.",
      about: "The second player mirrors and wins with four coins or more.",
      examples: {
        surprising:
          "Lost in normal play. In misère play you win by taking three and leaving one. The circle of five is lost either way.",
        hard: "Runs worth 1, 1 and 8. Of 75 moves only one wins: it takes coins 23 and 24.",
      },
    },
  },
} satisfies WordsOf<typeof facts>;

export const zh: Like<typeof en> = {
  name: "硬币圆环",
  rule: "取走相邻的至多 k 枚硬币；取走后留下的空位不会合拢。",
  ruled: {numbers: {other: "取走相邻的硬币，每次至多 {last} 枚；取走后留下的空位不会合拢。"}},
  about: "对称策略的经典例子：第一步之后圆环变成一排；k 不小于 2 时，后手取走正中，此后对称模仿即可。",
  notation: {
    rules: "每步至多取的枚数，如 `2`、`3`",
    position:
      "`ring 9` 为完整的一圈；取过之后从第一个位置起写各段枚数，相邻两段之间恰缺一枚，最后一段与第一段首尾相接，如 `ring 2,0,6` 缺第 3、4 枚；单写各段的 `3,4` 表示末尾也缺一枚",
    move: "取走相邻的若干枚硬币",
  },
  examples: {
    surprising: "k 为 2 到 5 时，后手对称模仿必胜；k = 1 时六枚为偶数，先手同样必败；k = 6 时一步取完。",
    hard: "十亿零七枚，k 为 2 或 3 时由对称立即可知先手必败；k = 1 时枚数为奇，先手必胜。",
  },
  limits: {},
  formulas: {
    mirror: {
      brief: "一步取不完 {n} 枚，此后对方总能对称模仿",
      text: "一步至多取 {k} 枚，取不完全部 {n} 枚硬币。无论怎么取都只剩一排，对方取走正中后对称模仿：轮到走的一方必败，SG 值为 {value}。",
      plain: {lost: "无论你怎么走，对方都能使剩下的左右对称，此后一直照着你的样子走在另一边。"},
    },
    small: {
      brief: "{n} 枚可以一步取完",
      text: "{n} 枚可以一步取完；少取则剩下一排，恰好取遍所有更小的值：圆环的 SG 值为 {value}。",
    },
    parity: {
      brief: {won: "{n} 枚硬币，每步一枚，共走奇数步", lost: "{n} 枚硬币，每步一枚，共走偶数步"},
      text: "每步恰好取一枚，只看枚数的奇偶：SG 值为 {value}。",
    },
  },
  material: "一圈硬币",
  theory: "对称策略；各段用 mex 递推",
  variants: {
    "2": {
      name: "硬币圆环（至多取 2）",
      rule: "取走一枚或相邻两枚硬币；取走后留下的空位不会合拢。",
      about: "围成一圈的凯尔斯：三枚以上时后手对称模仿，必胜。",
      examples: {
        surprising: "正常规则下由对称可知先手必败；反常规则下却是必胜态：任取一枚必胜，取相邻两枚则必败。",
        hard: "四段硬币，与凯尔斯的同样几堆等价：2 ⊕ 4 ⊕ 4 ⊕ 1 = 3。92 种走法中有 14 种必胜。",
      },
    },
    "3": {
      name: "硬币圆环（至多取 3）",
      rule: "取走相邻的至多三枚硬币；取走后留下的空位不会合拢。",
      about: "四枚以上时后手对称模仿，必胜。",
      examples: {
        surprising: "正常规则下先手必败；反常规则下先手取三枚、留一枚即胜。五枚的圆环则在两种规则下都是必败态。",
        hard: "三段的 SG 值为 1、1、8。75 种走法中只有一种必胜：取走第 23、24 枚。",
      },
    },
  },
};
