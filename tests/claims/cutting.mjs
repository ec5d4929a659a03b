import {forAll, rows} from "../helpers/claim-kinds.mjs";

const strips = forAll(
  "a strip of 1 × k can be finished at once",
  rows(1, 3, 12),
  async ({outcome}, [k]) => (await outcome(`cutting:1x${k}`)) === "N",
);

export const claims = {
  about: [
    strips,
    forAll(
      "a cut that makes a strip can be refuted",
      rows(2, 2, 6).filter(([w]) => w > 2),
      async ({outcome}, [w, h]) => (await outcome(`cutting:1x${h},${w - 1}x${h}`)) === "N",
    ),
  ],
  "examples.surprising": [
    forAll(
      "both sides even, from 4 × 4 to 40 × 40: worth 1",
      rows(2, 2, 20).map((sides) => sides.map((n) => 2 * n)),
      async ({nimber}, [w, h]) => (await nimber(`cutting:${w}x${h}`)) === 1,
    ),
    "cutting:100x100 = *1",
    "cutting:5x4 = *1",
    "it has 0 winning of 205",
  ],
  "examples.hard": [
    "it = *4",
    "it has 68 winning of 1000",
    {says: "odd sides only", holds: (_, {address}) => address.match(/\d+/g).every((n) => n % 2 === 1)},
  ],
};
