import {forAll, heapsIn, isEven, rows, winners} from "../helpers/claim-kinds.mjs";

const onesAtEnd = (n) => n.toString(2).length - n.toString(2).replace(/1+$/, "").length;
const formula = forAll(
  "a pair is worth the number of ones at the binary end of (a − 1) | (b − 1), or by another name bitwise or",
  rows(2, 1, 24),
  async ({nimber}, [a, b]) => (await nimber(`e-and-d:${a},${b}`)) === onesAtEnd((a - 1) | (b - 1)),
);

export const claims = {
  about: [formula],
  "examples.surprising": [
    "e-and-d:63,63 = *0",
    "e-and-d:1,64 = *6",
    winners("64 is split into two odd heaps", (to) =>
      heapsIn(to)
        .slice(0, 2)
        .every((n) => !isEven(n)),
    ),
    forAll(
      "two odd heaps are worth 0",
      rows(2, 0, 12),
      async ({nimber}, pair) => (await nimber(`e-and-d:${pair.map((n) => 2 * n + 1)}`)) === 0,
    ),
  ],
  "examples.hard": [
    "it = *31",
    "e-and-d:1000000007,998244353 = *0",
    "e-and-d:123456789,987654321 = *0",
    "e-and-d:2147483648,1 = *31",
    "it has 536870912 winning of 2628419557",
    {
      says: "as many as pairs of odd heaps make 2147483648, in either order halved",
      holds: () => 2147483648 / 4 === 536870912,
    },
  ],
  "formulas.trailing-ones": [formula],
};
