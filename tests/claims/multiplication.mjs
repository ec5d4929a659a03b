import {forAll, parts, range} from "../helpers/claim-kinds.mjs";

/** Value of every heap by intervals, the ratios of whose ends are 2, 2, 2, 9/8 and 2. */
const intervals = forAll(
  "ends times 2, 2, 2, 9/8 and 2 in turn, 18 together, with the values 0, 1, 2, 3, 4",
  range(1, 700),
  async ({nimber}, n) => {
    let end = 1;
    let i = 0;
    while (n > end) end = [2, 2, 2, 9 / 8, 2][i++ % 5] * end;
    return (await nimber(`multiplication:${n}`)) === i % 5;
  },
);

export const claims = {
  about: [
    {
      remark:
        "the contest starts at 1 and multiplies by 2 to 9; what is left, n / p rounded up, is how its position is written here",
    },
  ],
  "examples.surprising": [
    "it has 1 winning",
    "it -> multiplication:18 wins",
    forAll(
      "won from 19 to 162",
      range(19, 162),
      async ({outcome}, n) => (await outcome(`multiplication:${n}`)) === "N",
    ),
    forAll(
      "lost from 163 to 324",
      range(163, 324),
      async ({outcome}, n) => (await outcome(`multiplication:${n}`)) === "P",
    ),
    {says: "18 is a 9th", holds: () => 162 / 9 === 18},
  ],
  "examples.hard": [parts([2, 1, 1]), "it has 11 winning of 24"],
  "formulas.interval": [intervals],
};
