import {forAll, rows, sumOf, xorOf} from "../helpers/claim-kinds.mjs";

export const claims = {
  about: [
    forAll(
      "only the odd steps count",
      rows(5, 0, 2),
      async ({nimber}, steps) =>
        (await nimber(`staircase-nim:${steps}`)) === xorOf(steps.filter((_, i) => i % 2 === 0)),
    ),
  ],
  "examples.surprising": [
    "it has 0 winning of 206",
    {
      says: "200 coins on the even steps",
      holds: (_, {address}) =>
        sumOf(
          address
            .split(":")[1]
            .split(",")
            .map(Number)
            .filter((_, i) => i % 2),
        ) === 200,
    },
  ],
  "examples.hard": [
    {says: "12 steps", holds: (_, {address}) => address.split(",").length === 12},
    "it = *9",
    "it has 1 winning of 64",
    "it -> staircase-nim:4,6,4,2,6,7,7,5,1,14,0,8 wins",
    {says: "9 coins go from step 11 to step 10", holds: (_, {address}) => address.split(":")[1].split(",")[10] === "9"},
  ],
};
