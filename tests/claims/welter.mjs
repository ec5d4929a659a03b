import {forAll, lowbit, range, xorOf} from "../helpers/claim-kinds.mjs";

/**
 * The nim-sum of the cells, counted from 0, and of 2ⁿ⁺¹ − 1 over all pairs, 2ⁿ the largest power of two that divides
 * the difference.
 */
const welter = (cells) =>
  xorOf([...cells, ...cells.flatMap((a, i) => cells.slice(i + 1).map((b) => 2 * lowbit(Math.abs(a - b)) - 1))]);
const sets = range(1, 1023)
  .map((bits) => range(0, 9).filter((cell) => bits & (1 << cell)))
  .filter((cells) => cells.length <= 5);
const formula = forAll(
  "with cells counted from 0 the value is the nim-sum of the cells and of 2ⁿ⁺¹ − 1 for each pair, 0 or not",
  sets,
  async ({nimber}, cells) => (await nimber(`welter:${cells.map((n) => n + 1)}`)) === welter(cells),
);

export const claims = {
  about: [formula],
  "examples.surprising": [
    "nim:1,4,6 is N",
    "it has 0 winning of 8",
    {says: "counted from 0 the cells are 1, 4, 6", holds: (_, {address}) => address === "welter:2,5,7"},
  ],
  "examples.hard": [
    {says: "9 pieces", holds: (_, {address}) => address.split(",").length === 9},
    "it = *63",
    "it has 1 winning of 155",
    "it -> welter:5,11,12,13,18,22,30,43,7 wins",
    {says: "from 46", holds: (_, {address}) => address.endsWith(",46")},
  ],
  "formulas.mating": [formula],
};
