import type {GameWords} from "../words";

export const words: GameWords = {
  name: {en: "Bounded Nim", zh: "限量取石子"},
  aliases: ["bounded nim", "nim-k", "每次至多取 k 枚", "限量 Nim"],
  problems: [],
  rule: {
    en: "Take at least one and at most k counters from one heap.",
    zh: "每步从一堆中取 1 到 k 枚石子。",
  },
  about: {
    en: "A heap plays like what is left of it after whole rounds of k + 1: whatever the one takes, the other completes it.",
    zh: "一方取多少，另一方总能凑成 k + 1，因此每堆只看它对 k + 1 的余数。",
  },
  notation: {
    rules: {en: "the most that may be taken, `3`", zh: "每步至多取的枚数，如 `3`"},
    position: {
      en: "heaps `3,5,7`; `3^2,5` is two heaps of 3 and one of 5",
      zh: "各堆石子数 `3,5,7`；`3^2,5` 表示两堆 3 枚、一堆 5 枚",
    },
    move: {en: "take at least one and at most so many from one heap", zh: "从一堆中取至少一枚，至多取规定的枚数"},
  },
  limits: [],
  formulas: {
    remainder: {
      en: "Rounds of {divisor} can always be completed, so only the remainder counts: {heap} mod {divisor} = {value}.",
      zh: "每轮总能凑成 {divisor} 枚，因此只看余数：{heap} mod {divisor} = {value}。",
    },
  },
  sources: {
    winningways: "E. Berlekamp, J. Conway, R. Guy, Winning Ways for your Mathematical Plays, chapter 4",
    bachet1612: "C. G. Bachet de Méziriac, Problèmes plaisants et délectables qui se font par les nombres, 1612",
  },
  material: {en: "heaps", zh: "石子堆"},
  theory: {en: "remainders, nim-sum", zh: "取余与异或和"},
  theories: ["remainders", "nim-sum"],
  variants: {
    bash: {
      name: {en: "Bash's game (one heap)", zh: "巴什博弈"},
      aliases: ["bash", "巴什", "bachet", "取火柴"],
      problems: ["HDU 1846", "HDU 2149", "HDU 2188"],
      rule: {
        en: "One heap; take at least one and at most k counters.",
        zh: "只有一堆石子，每步取 1 到 k 枚。",
      },
      about: {
        en: "The oldest game of this kind in print: leave a multiple of k + 1.",
        zh: "有记载的最早的取石子游戏：留给对手 k + 1 的倍数。",
      },
      notation: {
        rules: {en: "the most that may be taken, `3`", zh: "每步至多取的枚数，如 `3`"},
        position: {en: "one heap `10`", zh: "一堆石子 `10`"},
        move: {en: "take at least one and at most so many", zh: "取至少一枚，至多取规定的枚数"},
      },
      theories: ["remainders"],
    },
  },
};
