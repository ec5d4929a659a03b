import {forAll, heapsIn, parts, range, remainders} from "../helpers/claim-kinds.mjs";

const heapValues = (rules, says, limit, f) =>
  forAll(says, range(0, limit), async ({nimber}, n) => (await nimber(`subtraction(${rules}):${n}`)) === f(n));
const allBut = (says) =>
  forAll(
    says,
    [
      ["!1,3", [1, 3]],
      ["!2,5", [2, 5]],
      ["!4", [4]],
    ],
    async ({nimber}, [rules, barred]) => {
      const lastBarred = Math.max(...barred);
      for (const n of range(0, 40)) {
        const worths = await Promise.all(range(0, n).map((remaining) => nimber(`subtraction(${rules}):${remaining}`)));
        const farValues = worths.slice(0, Math.max(0, n - lastBarred));
        // The options that take more than the last barred number have all values below some bound, and no others.
        if (!farValues.every((value) => value < new Set(farValues).size)) return false;
        const nearValues = range(1, n)
          .filter((k) => !barred.includes(k))
          .map((k) => worths[n - k]);
        if (worths[n] !== range(0, n + 1).find((value) => !nearValues.includes(value))) return false;
      }
      return true;
    },
  );

export const claims = {
  about: [
    "subtraction(1,3,4) repeats 7 from 0",
    "subtraction(2,5) repeats 7 from 0",
    forAll(
      "if all but finitely many may be taken, they climb in equal steps",
      range(40, 120),
      async ({nimber}, n) =>
        (await nimber(`subtraction(!1,3):${n + 4}`)) === (await nimber(`subtraction(!1,3):${n}`)) + 2,
    ),
  ],
  "examples.surprising": [remainders(7, [0, 0, 2, 2]), parts([0, 0, 0, 0]), "it has 0 winning of 10"],
  "examples.hard": ["it = *1", "it has 3 winning of 12"],
  "formulas.remainder": [
    heapValues(
      "powers-of-2",
      "the set holds every number below 3 and no multiple of 3: the remainder",
      60,
      (n) => n % 3,
    ),
    heapValues("1,2,3,5", "as with 4 and 1, 2, 3, 5", 60, (n) => n % 4),
  ],
  "formulas.all-but": [
    allBut(
      "the value is the first that is missing among what can be left, 0 among them if it is won; taking more than the last barred number leaves every value below a bound",
    ),
  ],
  "variants.!1,3.about": [
    forAll(
      "in every period of 4 the values rise by 2",
      range(0, 300),
      async ({nimber}, n) =>
        (await nimber(`subtraction(!1,3):${n + 4}`)) === (await nimber(`subtraction(!1,3):${n}`)) + 2,
    ),
  ],
  "variants.!1,3.examples.surprising": [
    forAll(
      "the heaps 2k and 2k + 1 are worth the same",
      range(0, 100),
      async ({nimber}, k) =>
        (await nimber(`subtraction(!1,3):${2 * k}`)) === (await nimber(`subtraction(!1,3):${2 * k + 1}`)),
    ),
    parts([50, 50]),
    "it has 0 winning of 197",
  ],
  "variants.!1,3.examples.hard": [
    parts([499999, 500000]),
    "it = *63",
    "it has 1 winning of 1999995",
    "it -> subtraction(!1,3):999999,999998 wins",
    {says: "that takes 2", holds: () => 1000000 - 999998 === 2},
  ],
  "variants.powers-of-2.about": [
    heapValues("powers-of-2", "with powers of 2 the remainder modulo 3", 200, (n) => n % 3),
    {
      says: "no power of 2 to 2^60 is a multiple of 3",
      holds: () => range(0, 60).every((n) => (1n << BigInt(n)) % 3n !== 0n),
    },
  ],
  "variants.powers-of-2.examples.surprising": [
    "it has 0 winning of 10",
    remainders(3, [0]),
    {says: "512 + 256 = 768", holds: (_, {address}) => heapsIn(address)[0] === 512n + 256n},
  ],
  "variants.powers-of-2.examples.hard": [remainders(3, [2, 2, 2, 2, 0]), "it has 0 winning of 95"],
  "variants.fibonacci.about": ["subtraction(fibonacci):13 is N", "fibonacci-nim:13 is P"],
  "variants.fibonacci.examples.surprising": [parts([0, 0, 0, 0, 0]), "it has 0 winning of 27"],
  "variants.fibonacci.examples.hard": [
    {
      says: "2400000 counters to two digits, 240 times 10000",
      holds: (_, {address}) => Math.round(Number(heapsIn(address).reduce((a, b) => a + b)) / 100000) === 24,
    },
    "it = *15",
    "it has 1 winning of 110",
    "it -> subtraction(fibonacci):742404,269439,629955,758264 wins",
    {says: "8 from 269447", holds: () => 269447 - 8 === 269439},
  ],
  "variants.prime-powers.about": [
    heapValues("prime-powers", "the remainder modulo 6", 200, (n) => n % 6),
    {
      says: "1 to 5 are powers of primes; 6 is not, nor any multiple",
      holds: async ({analyze}) =>
        (await analyze("subtraction(prime-powers):60")).moves.listed.every(
          ({to}) => (60 - Number(to.split(":")[1])) % 6 > 0,
        ) && (await analyze("subtraction(prime-powers):6")).moves.total === "5",
    },
  ],
  "variants.prime-powers.examples.surprising": ["it has 0 winning of 151", remainders(6, [0])],
  "variants.prime-powers.examples.hard": [remainders(6, [4, 3, 0, 3]), "it = *4", "it has 17 winning of 222537"],
};
