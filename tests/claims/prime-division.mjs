import {forAll, rows} from "../helpers/claim-kinds.mjs";

export const claims = {
  about: [
    forAll(
      "each prime is a game of its own",
      rows(2, 1, 8),
      async ({nimber}, [a, b]) =>
        (await nimber(`prime-division:${2 ** (a % 4)},${3 ** (b % 3)}`)) ===
        ((await nimber(`prime-division:${2 ** (a % 4)}`)) ^ (await nimber(`prime-division:${3 ** (b % 3)}`))),
    ),
    forAll(
      "only the set of exponents matters",
      rows(2, 1, 5),
      async ({nimber}, [a, b]) =>
        (await nimber(`prime-division:${2 ** a},${2 ** b},${2 ** b}`)) ===
        (await nimber(`prime-division:${5 ** a},${5 ** b}`)),
    ),
  ],
  "examples.surprising": [
    "it = *0",
    "it has 0 winning of 2",
    {says: "17 has exponent 1 and 289 = 17 · 17 has 2", holds: () => 17 * 17 === 289},
    {
      says: "whichever is taken, one 17 is left",
      holds: async ({analyze}, {address}) =>
        (await analyze(address)).moves.listed.every(({to}) => to.includes("17") && !to.includes("289")),
    },
  ],
  "examples.hard": [
    {
      says: "powers up to 2^29 and 3^18",
      holds: (_, {address}) => address.includes(`${2 ** 29}`) && address.includes(`${3 ** 18}`),
    },
    "it has 0 winning of 60",
  ],
};
