import {forAll, parts, range} from "../helpers/claim-kinds.mjs";

const untouched = forAll(
  "a heap is worth the most numbers from 1 on whose sum is within it",
  range(1, 60),
  async ({nimber}, n) => {
    let count = 0;
    while (((count + 1) * (count + 2)) / 2 <= n) count++;
    return (await nimber(`game-of-stones:${n}`)) === count;
  },
);

export const claims = {
  about: [untouched],
  "examples.surprising": ["it is P", "game-of-stones:3 = *2", "game-of-stones:5 = *2"],
  "examples.hard": [
    parts([9, 8, 7]),
    "it has 2 winning of 147",
    "it -> game-of-stones:60/1,50/2,2/3/38 wins",
    "it -> game-of-stones:60/1,50/2,1/3/39 wins",
  ],
  "formulas.untouched": [untouched],
};
