import type {GameFacts, WordsOf} from "../game";
import type {Like} from "../language";

export const facts = {
  aliases: ["bounded nim", "nim-k", "每次至多取 k 枚", "限量 Nim", "take at most k", "several heaps, at most three"],
  problems: [],
  examples: {
    surprising: {position: "4,8,12"},
    hard: {position: "1000000007,998244353,123456789,987654321"},
  },
  limits: {},
  sources: {
    winningways: "E. Berlekamp, J. Conway, R. Guy, Winning Ways for your Mathematical Plays, chapter 4",
    bachet1612: "C. G. Bachet de Méziriac, Problèmes plaisants et délectables qui se font par les nombres, 1612",
  },
  formulas: {
    remainder: {strategy: "remainder", figure: "remainder"},
  },
  theories: ["remainders", "nim-sum"],
  variants: {
    bash: {
      aliases: [
        "bash",
        "巴什",
        "bachet",
        "取火柴",
        "21",
        "game of 21",
        "race to 21",
        "take one, two or three",
        "one heap of matches",
        "抢 21",
        "抢三十",
        "抢数游戏",
        "报数游戏",
        "取一到三枚",
        "火柴游戏",
      ],
      problems: ["HDU 1846", "HDU 2149", "HDU 2188", "LeetCode 292"],
      examples: {
        surprising: {position: "21", play: "misere"},
        hard: {position: "18446744073709551615"},
      },
      theories: ["remainders"],
    },
  },
} satisfies GameFacts;

export const en = {
  name: "Bounded Nim",
  rule: "Take 1 to k counters from one heap.",
  ruled: {numbers: {one: "Take one counter from one heap.", other: "Take 1 to {last} counters from one heap."}},
  about:
    "Only the remainder of a heap modulo k + 1 counts: whatever one player takes, the opponent can make it up to k + 1.",
  notation: {
    rules: "the most you may take, `3`",
    position: "heaps `3,5,7`; `3^2,5` is two heaps of 3 and one of 5",
    move: "take from one up to that many counters from one heap",
  },
  examples: {
    surprising: "24 counters, and all nine moves lose: every heap is a multiple of 4.",
    hard: "The remainders modulo 4 are 3, 1, 1, 1, so the value is 2. Four of the twelve moves win: take two from any heap.",
  },
  limits: {},
  formulas: {
    remainder: {
      brief: {
        won: "{heap} mod {divisor} = {value}: take {value} and leave a multiple of {divisor}",
        lost: "{heap} is a multiple of {divisor}: whatever you take, your opponent makes it up to {divisor}",
      },
      text: "A move and the reply can always add up to {divisor}, so only the remainder counts: {heap} mod {divisor} = {value}.",
    },
  },
  material: "heaps",
  theory: "remainders, nim-sum",
  variants: {
    bash: {
      name: "Bash's game (one heap)",
      rule: "There is one heap. Take 1 to k counters.",
      ruled: {
        numbers: {one: "There is one heap. Take one counter.", other: "There is one heap. Take 1 to {last} counters."},
      },
      about: "The oldest game of this kind in print: leave a multiple of k + 1.",
      notation: {
        rules: "the most you may take, `3`",
        position: "one heap `10`",
        move: "take from one up to that many counters",
      },
      examples: {
        surprising:
          "In normal play, taking one wins. In misère play you want to leave your opponent the last counter, and 21 is lost.",
        hard: "The largest 64-bit heap leaves 3 when divided by 4, so the only winning move takes three.",
      },
    },
  },
} satisfies WordsOf<typeof facts>;

export const zh: Like<typeof en> = {
  name: "限量取石子",
  rule: "每步从一堆中取 1 到 k 枚石子。",
  ruled: {numbers: {other: "每步从一堆中取至少 1 枚、至多 {last} 枚石子。"}},
  about: "一方取多少，另一方总能凑成 k + 1，因此每堆只看它对 k + 1 的余数。",
  notation: {
    rules: "每步至多取的枚数，如 `3`",
    position: "各堆石子数 `3,5,7`；`3^2,5` 表示两堆 3 枚、一堆 5 枚",
    move: "从一堆中取至少一枚，至多取规定的枚数",
  },
  examples: {
    surprising: "共 24 枚石子，9 种走法全都必败：每堆都是 4 的倍数。",
    hard: "各堆除以 4 的余数为 3、1、1、1，SG 值为 2。12 种走法中有 4 种必胜：每堆一种，都是取 2 枚。",
  },
  limits: {},
  formulas: {
    remainder: {
      brief: {
        won: "{heap} mod {divisor} = {value}：取走 {value} 枚，留下 {divisor} 的倍数",
        lost: "{heap} 是 {divisor} 的倍数：无论取几枚，对方都能凑成 {divisor} 枚",
      },
      text: "每轮总能凑成 {divisor} 枚，因此只看余数：{heap} mod {divisor} = {value}。",
    },
  },
  material: "石子堆",
  theory: "取余与异或和",
  variants: {
    bash: {
      name: "巴什博弈",
      rule: "只有一堆石子，每步取 1 到 k 枚。",
      ruled: {numbers: {other: "只有一堆石子，每步取至少 1 枚、至多 {last} 枚。"}},
      about: "有记载的最早的取石子游戏：留给对方 k + 1 的倍数。",
      notation: {
        rules: "每步至多取的枚数，如 `3`",
        position: "一堆石子 `10`",
        move: "取至少一枚，至多取规定的枚数",
      },
      examples: {
        surprising: "正常规则下取 1 枚必胜；反常规则下，谁都想给对方留下最后 1 枚，21 就成了必败态。",
        hard: "64 位能表示的最大一堆，除以 4 余 3，唯一的必胜走法是取 3 枚。",
      },
    },
  },
};
