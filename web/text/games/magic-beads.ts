import type {GameWords} from "../words";

export const words: GameWords = {
  name: {en: "Magic beads", zh: "魔法珠"},
  aliases: ["magic beads", "AcWing 235", "约数", "divisors", "freda", "rainbow"],
  rule: {
    en: "Replace a heap of n > 1 by heaps of all its divisors below n, but leave one of these out.",
    zh: "选一堆 n（n > 1），换成它所有小于 n 的约数各一堆，再去掉其中一堆。",
  },
  about: {
    en: "Only the exponents of the prime factors matter: 12, 18 and 20 are the same heap.",
    zh: "只与质因数的指数有关：12、18、20 是同一种堆。",
  },
  formulas: {},
  sources: {acwing235: "AcWing 235, 魔法珠"},
  material: {en: "heaps", zh: "石子堆"},
  theory: {en: "mex over divisors", zh: "约数上的 mex"},
  variants: {},
};
