import {forAll, words, xorOf} from "../helpers/claim-kinds.mjs";

/** Lengths of the groups of pieces before each empty cell of a row: the first from the right, the third and so on. */
const lines = (row) =>
  row
    .split(".")
    .slice(0, -1)
    .reverse()
    .filter((_, i) => i % 2 === 0)
    .map((line) => line.length);

export const claims = {
  about: [
    forAll(
      "a row is a staircase whose steps are the lines of pieces before its empty cells, counted from the right",
      words("o.", 1, 8),
      async ({nimber}, row) => (await nimber(`chess-jump:${row}`)) === xorOf(lines(row)),
    ),
    {remark: "2^20 is the table of the contest's solvers: 20 cells, full or empty"},
  ],
  "examples.surprising": [
    "it has 0 winning of 9",
    "3 xor 3 = 0",
    {says: "only lines 1 and 3 count, 3 each", holds: () => lines("ooo.ooo.ooo.").join() === "3,3"},
  ],
  "examples.hard": [
    "it has 1 winning of 30",
    {
      says: "3 rows of 18 cells",
      holds: (_, {address}) =>
        address
          .split(":")[1]
          .split("/")
          .every((row) => row.length === 18),
    },
    {
      says: "the piece on cell 6 of row 2 jumps to cell 12",
      async holds({split}, {address}) {
        const row = (at) => at.split("/")[1];
        const [[to]] = await split(address);
        return row(address)[5] === "o" && row(to)[5] === "." && row(address)[11] === "." && row(to)[11] === "o";
      },
    },
  ],
};
