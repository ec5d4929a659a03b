import type {GameFacts, WordsOf} from "../game";

export const facts = {
  aliases: ["Arpa and a game with Mojtaba", "Arpa", "Mojtaba", "prime powers", "质数幂", "质因子幂整除"],
  problems: ["Codeforces 850C"],
  examples: {
    surprising: {position: "17,289"},
    hard: {position: "536870912,387420489,268435456,129140163,244140625,999999937"},
  },
  limits: {
    number: {command: 'sg analyze "prime-division:[[1000000000|1000000001]]"', answer: "up to 1000000000"},
    numbers: {command: 'sg analyze "prime-division:2^[[1000|1001]]"', answer: "at most 1000"},
  },
  sources: {
    cf850c: "Codeforces 850C, Arpa and a game with Mojtaba",
  },
  theories: ["search", "nim-sum"],
  variants: {},
} satisfies GameFacts;

export const en = {
  name: "Prime division",
  rule: "Choose a power of a prime that divides at least one of the numbers. Every number that it divides is divided by it.",
  about: "Each prime is a game of its own, where only the set of its exponents matters: equal numbers stay equal.",
  notation: {
    position: "the numbers `12,18,5`",
    move: "the first number that is divided, and what it becomes; the others follow",
  },
  examples: {
    surprising:
      "Two exponents of one prime, 1 and 2, but worth 0: whichever power you choose, one 17 is left for your opponent.",
    hard: "Powers up to 2^29 and 3^18, searched prime by prime; each power you can choose is one move, however many numbers it divides.",
  },
  limits: {
    number: "numbers of prime division",
    numbers: "how many numbers of prime division",
  },
  formulas: {},
  material: "numbers",
  theory: "a sum over the primes",
  variants: {},
} satisfies WordsOf<typeof facts>;

export const zh: typeof en = {
  name: "约去质数幂",
  rule: "选一个质数的幂，它至少整除其中一个数；凡是能被它整除的数，都除以它。",
  about: "每个质数自成一局，而对一个质数，只看它在各数中的指数的集合：相等的数以后一直相等。",
  notation: {
    position: "各数 `12,18,5`",
    move: "第一个被除的数，以及它除后的值；其余各数随之而定",
  },
  examples: {
    surprising: "同一个质数的两个指数 1 和 2，SG 值却是 0：无论约去 17 还是 289，都只给对方留下一个 17。",
    hard: "高到 2^29 与 3^18 的幂，逐个质数搜索；每个可约去的幂算一种走法，与数的个数无关。",
  },
  limits: {
    number: "约去质数幂中的数",
    numbers: "约去质数幂中数的个数",
  },
  formulas: {},
  material: "若干个数",
  theory: "按质数拆成和",
  variants: {},
};
