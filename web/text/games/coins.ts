import type {GameWords} from "../words";

export const words: GameWords = {
  name: {en: "Coin turning", zh: "翻硬币游戏"},
  aliases: ["coins", "翻硬币", "coin-turning", "Lenstra"],
  rule: {
    en: "Turn over an allowed set of coins; the rightmost one turned must go from heads to tails.",
    zh: "翻动一组允许的硬币，其中最右边的一枚必须由正面翻成反面。",
  },
  about: {
    en: "Each head is a component of its own: the row is worth the nim-sum of its heads, each taken alone.",
    zh: "每枚正面硬币自成一个分量：整行的 SG 值是各枚正面单独存在时 SG 值的异或和。",
  },
  formulas: {},
  sources: {
    winningways: "E. Berlekamp, J. Conway, R. Guy, Winning Ways for your Mathematical Plays, chapter 14",
  },
  material: {en: "row of coins", zh: "一行硬币"},
  theory: {en: "heads add", zh: "正面各自独立"},
  variants: {
    turtles: {
      name: {en: "Turning Turtles", zh: "翻乌龟"},
      aliases: ["turning turtles", "翻一枚或两枚"],
      rule: {
        en: "Turn one or two coins; the rightmost one must go from heads to tails.",
        zh: "翻一枚或两枚硬币，最右边的一枚必须由正面翻成反面。",
      },
      about: {
        en: "Nim in disguise: a head in place n is a heap of n.",
        zh: "伪装的 Nim：第 n 位的正面就是 n 枚石子的一堆。",
      },
    },
    twins: {
      name: {en: "Twins", zh: "双生硬币"},
      aliases: ["翻两枚"],
      rule: {
        en: "Turn exactly two coins; the right one must go from heads to tails.",
        zh: "恰好翻两枚硬币，右边的一枚必须由正面翻成反面。",
      },
      about: {
        en: "Turning Turtles shifted by one place: a head in place n is worth n − 1.",
        zh: "与翻乌龟错开一位：第 n 位的正面值为 n − 1。",
      },
    },
    "mock-turtles": {
      name: {en: "Mock Turtles", zh: "假乌龟"},
      aliases: ["odious", "evil", "翻至多三枚", "可憎数"],
      rule: {
        en: "Turn one, two or three coins; the rightmost one must go from heads to tails.",
        zh: "翻一至三枚硬币，最右边的一枚必须由正面翻成反面。",
      },
      about: {
        en: "Every single head is worth an odious number: one with an odd number of binary ones.",
        zh: "单枚正面的值都是“可憎数”，即二进制中有奇数个 1 的数。",
      },
    },
    ruler: {
      name: {en: "Ruler", zh: "标尺游戏"},
      aliases: ["ruler game", "lowbit", "翻连续一段"],
      rule: {
        en: "Turn any run of neighbouring coins; the rightmost one must go from heads to tails.",
        zh: "翻连续的一段硬币，最右边的一枚必须由正面翻成反面。",
      },
      about: {
        en: "A head in place n is worth the largest power of two that divides n, like the marks of a ruler.",
        zh: "第 n 位的正面值为整除 n 的最大的 2 的幂（lowbit），像尺子上的刻度。",
      },
    },
  },
};
