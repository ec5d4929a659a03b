import {forAll, rows, xorOf} from "../helpers/claim-kinds.mjs";

const counting = forAll(
  "the boxes 0, 2 and 5 modulo 6 have the nim-sum that is the value, also not 0",
  rows(8, 0, 1).map((row) => row.map((n, i) => (i % 3 ? n : 2 * n))),
  async ({nimber}, boxes) =>
    (await nimber(`card-boxes:${boxes}`)) === xorOf(boxes.map((n, i) => ([0, 2, 5].includes((i + 1) % 6) ? n : 0))),
);
const at = "card-boxes:1234,5678,9012,3456,7890,2468,1357,8642,9753,1111";

export const claims = {
  about: [counting],
  "examples.surprising": [
    "it is P",
    {says: "54 cards", holds: (_, {address}) => address.match(/9/g).length * 9 === 54},
  ],
  "examples.hard": [
    "it has 3 winning of 45541",
    `it -> card-boxes:9532,5678,9012,3456,7890,2468,1357,344,9753,1111 wins`,
    `it -> card-boxes:1234,5678,9012,3456,7890,2468,9655,344,9753,1111 wins`,
    `it -> card-boxes:1234,5678,9012,3456,7890,10558,1357,8642,1663,1111 wins`,
    {
      says: `8298 from box 8 to box 1 or 7, 8090 from box 9 to box 6`,
      holds: (_, {address}) =>
        address === at &&
        8642 - 8298 === 344 &&
        1234 + 8298 === 9532 &&
        1357 + 8298 === 9655 &&
        9753 - 8090 === 1663 &&
        2468 + 8090 === 10558,
    },
  ],
  "formulas.counting-boxes": [counting],
};
