import {forAll, primesIn, range} from "../helpers/claim-kinds.mjs";

const exponents = (n) =>
  primesIn(n)
    .map((p) => range(1, 20).filter((e) => n % p ** e === 0).length)
    .sort()
    .join();

export const claims = {
  about: [
    forAll("heaps of the same exponents are worth the same, like 12, 18 and 20", range(2, 60), async ({nimber}, n) => {
      for (const m of range(2, n))
        if (exponents(n) === exponents(m) && (await nimber(`magic-beads:${n}`)) !== (await nimber(`magic-beads:${m}`)))
          return false;
      return true;
    }),
    {says: "12, 18 and 20 have the exponents 2 and 1", holds: () => [12, 18, 20].every((n) => exponents(n) === "1,2")},
  ],
  "examples.surprising": [
    "it has 0 winning of 239",
    {says: "239 divisors below it", holds: () => range(1, 720719).filter((d) => 720720 % d === 0).length === 239},
  ],
  "examples.hard": [
    "it = *1",
    "it has 1 winning of 81",
    "it -> magic-beads:101900,360556,405036,787814 wins",
    {
      says: "5 heaps; the last one goes with the divisors left out, 1 of them",
      holds: async ({analyze}, {address}) => {
        const {listed} = (await analyze(address)).moves;
        return listed.filter(({wins}) => wins).every(({text}) => /\b1\b/.test(text));
      },
    },
  ],
};
