import {forAll, path, positionIn, range} from "../helpers/claim-kinds.mjs";

const edges = (...list) => list.map(([a, b]) => `${a}-${b}`).join(" ");

export const claims = {
  about: [
    forAll(
      "a stalk of n edges is a heap of n",
      range(1, 10),
      async ({nimber}, n) => (await nimber(`hackenbush:${path(n + 1)}`)) === n,
    ),
    forAll(
      "a stalk under two branches is worth 1 + their nim-sum",
      [
        [1, 2],
        [2, 3],
        [3, 3],
        [1, 4],
      ],
      async ({nimber}, [a, b]) => {
        const branch = (n, from) => range(0, n - 1).map((i) => [i === 0 ? 1 : from + i, from + i + 1]);
        return (await nimber(`hackenbush:${edges([0, 1], ...branch(a, 10), ...branch(b, 20))}`)) === 1 + (a ^ b);
      },
    ),
    forAll(
      "a cycle of n edges is worth the parity of n, as loops at one vertex are",
      range(2, 9),
      async ({nimber}, n) =>
        (await nimber(
          `hackenbush:${range(0, n - 1)
            .map((i) => `${i}-${(i + 1) % n}`)
            .join(" ")}`,
        )) ===
        n % 2,
    ),
  ],
  "examples.surprising": [
    "it = *2",
    "it has 1 winning of 6",
    "hackenbush:0-1 1-2 2-3 3-0 = *0",
    "it -> hackenbush:0-1 1-2 2-3 3-0 wins",
    {says: "the foot of the stalk is 2-4", holds: (_, {address}) => address.endsWith(" 2-4 4-5")},
  ],
  "examples.hard": [
    {says: "35 edges", holds: (_, {address}) => positionIn(address).split(" ").length === 35},
    "it = *5",
    "it has 1 winning of 35",
    {
      says: "the cut is 19-21",
      holds: async ({split}, {address}) => {
        const [[to]] = await split(address);
        return !to.includes("19-21") && address.includes("19-21") && positionIn(to).split(" ").length === 34;
      },
    },
  ],
};
