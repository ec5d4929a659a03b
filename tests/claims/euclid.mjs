import {forAll, phi, rows} from "../helpers/claim-kinds.mjs";

const pairs = rows(2, 1, 40).filter(([a, b]) => a >= b);
const values = forAll(
  "with larger = q · smaller + r, the quotients 1, 2, 3, … have the values 0, 1, 2, … without that of (r, smaller)",
  pairs.filter(([a, b]) => a % b > 0),
  async ({nimber}, [a, b]) => {
    const x = await nimber(`euclid:${a % b},${b}`);
    const quotient = Math.floor(a / b);
    return (await nimber(`euclid:${a},${b}`)) === (quotient - 1 < x ? quotient - 1 : quotient);
  },
);

export const claims = {
  about: [
    forAll(
      "won exactly when the heaps are equal or the larger is more than φ times the smaller",
      pairs,
      async ({outcome}, [a, b]) => (await outcome(`euclid:${a},${b}`)) === (a === b || a > phi * b ? "N" : "P"),
    ),
  ],
  "examples.surprising": [
    "it has 0 winning of 1",
    "euclid:89,55 is N",
    {says: "144 is 89 and 55 together", holds: () => 144 === 89 + 55 && 89 === 55 + 34},
  ],
  "examples.hard": [
    "it has 1 winning of 8",
    "it = *7",
    "it -> euclid:1234567980123456798,1234567890123456789 wins",
    {
      says: "the smaller goes 8 times into the larger, and 7 times are taken",
      holds: () =>
        9876543210987654321n / 1234567890123456789n === 8n &&
        9876543210987654321n - 7n * 1234567890123456789n === 1234567980123456798n,
    },
  ],
  "formulas.divides": [
    forAll(
      "where the smaller goes into the larger q times, the value is q",
      rows(2, 1, 9),
      async ({nimber}, [q, b]) => (await nimber(`euclid:${q * b},${b}`)) === q,
    ),
  ],
  "formulas.quotient": [values, "euclid:5,2 = *1", "euclid:12,5 = *2"],
};
