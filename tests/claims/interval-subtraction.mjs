import {forAll, parts, range, remainders, rows} from "../helpers/claim-kinds.mjs";

const games = rows(2, 1, 5).filter(([p, q]) => p <= q);
/** The value of a heap n is ((n + p − 1) mod (p + q)) / p, rounded down. */
const blocks = forAll("(n + p − 1) mod (p + q), every p of it worth 1", games, async ({nimber}, [p, q]) => {
  for (const n of range(0, 40))
    if ((await nimber(`interval-subtraction(${p},${q}):${n}`)) !== Math.floor(((n + p - 1) % (p + q)) / p))
      return false;
  return true;
});

export const claims = {
  about: [
    forAll(
      "in misère play one heap is lost with 1 to p left of whole rounds of p + q",
      games,
      async ({outcome}, [p, q]) => {
        for (const n of range(1, 40)) {
          const remainder = n % (p + q);
          if (
            ((await outcome(`interval-subtraction(${p},${q}):${n}`, "misere")) === "P") !==
            (remainder >= 1 && remainder <= p)
          )
            return false;
        }
        return true;
      },
    ),
  ],
  "examples.surprising": [
    "it is P",
    "interval-subtraction(2,5):7 is P",
    forAll("with 1 to 5 the heap can be taken whole", range(1, 5), async ({split}, n) =>
      (await split(`interval-subtraction(2,5):${n}`))[0].includes("interval-subtraction(2,5):0"),
    ),
    {
      says: "both leave 1 to 5: 6 and 7 less 2 to 5",
      holds: async ({analyze}) => {
        for (const n of [6, 7])
          if (!(await analyze(`interval-subtraction(2,5):${n}`)).moves.listed.every(({to}) => /:[1-5]$/.test(to)))
            return false;
        return true;
      },
    },
  ],
  "examples.hard": [remainders(7, [1, 6, 1]), parts([1, 0, 1]), "it has 0 winning of 12"],
  "formulas.blocks": [blocks],
};
