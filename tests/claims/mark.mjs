import {forAll, heapsIn, onesOf, parts, range, zerosAtEnd} from "../helpers/claim-kinds.mjs";

const values = forAll(
  "worth 0 with an odd number of zeros, 0, at the binary end; else 1 with an odd number of ones and 2 with an even number",
  range(1, 300),
  async ({nimber}, n) => (await nimber(`mark:${n}`)) === (zerosAtEnd(n) % 2 ? 0 : onesOf(n) % 2 ? 1 : 2),
);

export const claims = {
  about: [values],
  "examples.surprising": [
    "it is P",
    "mark:4 is N",
    "mark:16 is N",
    {says: "8 ends in 3 zeros, 0", holds: () => zerosAtEnd(8) === 3},
  ],
  "examples.hard": [
    parts([2, 0, 0, 2]),
    "it is P",
    {
      says: "heaps of up to 64 bits: the odd ones hold 64 and 32 ones, 1, the even ones end in a single 0",
      holds: (_, {address}) => {
        const heaps = heapsIn(address);
        const odd = heaps
          .filter((n) => n % 2n === 1n)
          .map(onesOf)
          .join();
        return odd === "64,32" && heaps.filter((n) => n % 2n === 0n).every((n) => zerosAtEnd(n) === 1);
      },
    },
  ],
  "formulas.odd-zeros": [values],
  "formulas.even-zeros": [values],
  "formulas.misere": [
    forAll(
      "in misère play one heap is lost with an odd number of zeros, 0, at the end; a power of 2 with an even number",
      range(1, 300),
      async ({outcome}, n) => {
        const isOdd = zerosAtEnd(n) % 2 === 1;
        return ((await outcome(`mark:${n}`, "misere")) === "P") === (onesOf(n) === 1 ? !isOdd : isOdd);
      },
    ),
  ],
};
