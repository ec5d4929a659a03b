import {forAll, range, rows, winningMoves} from "../helpers/claim-kinds.mjs";

const wide = rows(2, 1, 6).filter(([w, h]) => w * h > 1);
const rectangles = forAll(
  "every bar of more than one square is won by the first player",
  wide,
  async ({outcome}, [w, h]) => (await outcome(`chomp:${w}x${h}`)) === "N",
);
const twoRows = forAll(
  "of two rows exactly those are lost of which the lower is a square shorter",
  rows(2, 1, 12).filter(([a, b]) => a >= b),
  async ({outcome}, [upper, lower]) => (await outcome(`chomp:${upper},${lower}`)) === (upper === lower + 1 ? "P" : "N"),
);
const squares = forAll(
  "a square is won by leaving one row and one column of equal length",
  range(2, 6),
  async ({split}, n) => (await split(`chomp:${n}x${n}`))[0].includes(`chomp:${[n, ...Array(n - 1).fill(1)]}`),
);

export const claims = {
  about: [
    rectangles,
    twoRows,
    squares,
    {literature: "gale1974", says: "no rule for the winning bite in general is known"},
  ],
  "examples.surprising": [
    "it has 0 winning of 12",
    forAll(
      "a full bar of two rows is won by its last square alone",
      range(2, 10),
      async ({split}, n) => (await split(`chomp:${n}x2`))[0].join() === `chomp:${n},${n - 1}`,
    ),
  ],
  "examples.hard": ["it has 1 winning of 59", "it = *38", "it -> chomp:10,10,4,4,4,4 wins", winningMoves("(2,4)")],
  "formulas.hook": [
    forAll(
      "a row and a column are two heaps of Nim, worth their nim-sum, 0 or not 0",
      rows(2, 1, 8),
      async ({nimber}, [row, column]) =>
        (await nimber(`chomp:${[row + 1, ...Array(column).fill(1)]}`)) === (row ^ column),
    ),
  ],
  "formulas.rectangle": [rectangles],
  "formulas.two-rows": [twoRows],
  "formulas.one-less": [twoRows],
};
