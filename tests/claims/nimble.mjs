import {forAll, rows, xorOf} from "../helpers/claim-kinds.mjs";

export const claims = {
  about: [
    forAll(
      "a coin on cell n is a heap of n − 1, and can go to n − 1 cells, 1 the first",
      rows(2, 1, 9),
      async ({analyze}, cells) => {
        const {grundy, moves} = await analyze(`nimble:${cells}`);
        return (
          Number(grundy) === xorOf(cells.map((n) => n - 1)) &&
          Number(moves.total) >= new Set(cells).size - 1 &&
          (cells[0] !== cells[1] ? Number(moves.total) === cells[0] + cells[1] - 2 : true)
        );
      },
    ),
  ],
  "examples.surprising": ["nim:2,3,4 is N", "1 xor 2 xor 3 = 0", "it is P"],
  "examples.hard": [
    {says: "11 coins", holds: (_, {address}) => address.split(",").length === 11},
    "it = *11",
    "it has 1 winning of 307",
    "it -> nimble:8,17,18,23,23,33,35,36,39,39,40 wins",
    {says: "from 30", holds: (_, {address}) => address.includes(",30,")},
  ],
};
