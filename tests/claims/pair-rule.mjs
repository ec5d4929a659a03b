import {fibonacciTo, forAll, range, rows} from "../helpers/claim-kinds.mjs";

const wythoff = "pair-rule((a,b) -> (a-k,b), (a,b-k), (a-k,b-k) where k>=1)";
const near = "(a,b) -> (a-k,b), (a,b-k) where k>=1; (a,b) -> (a-j,b-k) where j>=1 and k>=1 and j-k in {-1,0,1}";

export const claims = {
  about: [
    forAll(
      "the rule of Wythoff's game is Wythoff's game",
      rows(2, 0, 8),
      async ({nimber}, [a, b]) => (await nimber(`${wythoff}:${a},${b}`)) === (await nimber(`wythoff:${a},${b}`)),
    ),
    {
      says: "numbers may be what is remembered: (n,last) -> (n-k,k) where 1<=k<=2*last is Fibonacci Nim",
      holds: async ({outcome}) => {
        for (const n of range(2, 30))
          for (const cap of [1, 2, 3])
            if (
              (await outcome(`pair-rule((n,last) -> (n-k,k) where 1<=k<=2*last):${n},${cap}`)) !==
              (await outcome(`dynamic-nim(2):${n}/${2 * cap}`))
            )
              return false;
        return true;
      },
    },
  ],
  "examples.surprising": [
    `${wythoff}:3,5 is P`,
    `${wythoff}:8,13 is P`,
    `${wythoff}:5,8 is N`,
    "it has 0 winning of 29",
    {
      says: "neighbouring Fibonacci numbers are lost every second time",
      holds: async ({outcome}) => {
        const numbers = fibonacciTo(60);
        for (const [i, n] of numbers.slice(0, -1).entries())
          if ((await outcome(`${wythoff}:${n},${numbers[i + 1]}`)) !== (i % 2 ? "N" : "P")) return false;
        return true;
      },
    },
  ],
  "examples.hard": [
    "it = *74",
    "it has 1 winning of 700",
    `it -> ${wythoff}:261,161 wins`,
    {says: "39 less of both", holds: () => 300 - 39 === 261 && 200 - 39 === 161},
  ],
  [`variants.${near}.about`]: [
    {
      says: "the lost pairs are (⌊n√2⌋, ⌊n√2⌋ + 2n)",
      holds: async ({outcome}) => {
        const lostPairs = new Set(
          range(0, 30).map((n) => `${Math.floor(n * Math.SQRT2)},${Math.floor(n * Math.SQRT2) + 2 * n}`),
        );
        for (const [a, b] of rows(2, 0, 26))
          if (a <= b && ((await outcome(`pair-rule(${near}):${a},${b}`)) === "P") !== lostPairs.has(`${a},${b}`))
            return false;
        return true;
      },
    },
    {literature: "fraenkel1982", says: "√2 in place of the golden ratio"},
  ],
  [`variants.${near}.examples.surprising`]: [
    {says: "⌊4√2⌋ = 5, and 5 + 8 = 13", holds: () => Math.floor(4 * Math.SQRT2) === 5 && 5 + 8 === 13},
    "it has 0 winning of 32",
  ],
  [`variants.${near}.examples.hard`]: [
    "it = *408",
    "it has 2 winning of 859",
    `it -> pair-rule(${near}):113,273 wins`,
    `it -> pair-rule(${near}):124,300 wins`,
    {
      says: "27 from both, or 16 from the smaller",
      holds: () => 140 - 27 === 113 && 300 - 27 === 273 && 140 - 16 === 124,
    },
  ],
};
