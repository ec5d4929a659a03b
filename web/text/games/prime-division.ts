import type {GameWords} from "../words";

export const words: GameWords = {
  name: {en: "Prime division", zh: "质因子幂整除"},
  aliases: ["Arpa and a game with Mojtaba", "Arpa", "Mojtaba", "prime powers", "质数幂", "约去质数幂"],
  problems: ["Codeforces 850C"],
  rule: {
    en: "Choose a power of a prime that divides at least one of the numbers, and divide every number by it that it divides.",
    zh: "选一个质数的幂，它至少整除其中一个数；凡是能被它整除的数，都除以它。",
  },
  about: {
    en: "Each prime is a game of its own, and of one prime only the set of its exponents matters: equal numbers stay equal for ever.",
    zh: "每个质数自成一局，而对一个质数，只看它在各数中的指数的集合：相同的数永远相同。",
  },
  notation: {
    position: {en: "the numbers `12,18,5`", zh: "各数 `12,18,5`"},
    move: {
      en: "the first number that is divided, and what is left of it; the others follow",
      zh: "第一个被除的数，以及它除后的值；其余各数随之而定",
    },
  },
  examples: {
    surprising: {
      position: "17,289",
      says: {
        en: "Two exponents of one prime, 1 and 2, and yet worth 0: whichever power is taken, one 17 is left for the other player.",
        zh: "同一个质数的两个指数 1 和 2，SG 值却是 0：无论约去 17 还是 289，都只给对手留下一个 17。",
      },
    },
    hard: {
      position: "536870912,387420489,268435456,129140163,244140625,999999937",
      says: {
        en: "Powers up to 2^29 and 3^18, searched prime by prime; the moves are the powers that can be taken, not the numbers.",
        zh: "高到 2^29 与 3^18 的幂，逐个质数搜索；走法的种数是可约去的幂的个数，与数的个数无关。",
      },
    },
  },
  limits: [
    {
      what: {en: "numbers of prime division", zh: "质因子幂整除中的数"},
      command: 'sg analyze "prime-division:1000000001"',
      answer: "up to 1000000000",
    },
    {
      what: {en: "how many numbers of prime division", zh: "质因子幂整除中数的个数"},
      command: 'sg analyze "prime-division:2^1001"',
      answer: "at most 1000",
    },
  ],
  formulas: {},
  sources: {cf850c: "Codeforces 850C, Arpa and a game with Mojtaba"},
  material: {en: "numbers", zh: "若干个数"},
  theory: {en: "a sum over the primes", zh: "按质数拆成和"},
  theories: ["search", "nim-sum"],
  variants: {},
};
