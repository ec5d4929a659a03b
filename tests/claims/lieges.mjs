import {forAll, range, rows} from "../helpers/claim-kinds.mjs";

const values = (k) => range(0, 200).map((n) => `lieges(${k}):${n}`);
const parity = forAll("only the parity of k counts", rows(1, 1, 40), async ({nimber}, [n]) => {
  for (const k of [2, 3, 4])
    if ((await nimber(`lieges(${k}):${n}`)) !== (await nimber(`lieges(${k + 2}):${n}`))) return false;
  return true;
});
const even = forAll(
  "with k even: from 5 on odd heaps are worth 0; even ones above 2 are worth 1, as neither 0 is left",
  range(5, 200),
  async ({nimber}, n) => (await nimber(values(2)[n])) === (n % 2 ? 0 : 1),
);
const odd = forAll(
  "with k odd: above 4 odd heaps are worth 0, even ones 2 if the half is worth 1, else 1",
  range(5, 200),
  async ({nimber}, n) => {
    const expected = n % 2 ? 0 : (await nimber(values(3)[n / 2])) === 1 ? 2 : 1;
    return (await nimber(values(3)[n])) === expected;
  },
);
const four = forAll(
  "no even heap above 2 is worth 0",
  range(2, 100),
  async ({nimber}, half) => (await nimber(`lieges(2):${2 * half}`)) > 0 && (await nimber(`lieges(3):${2 * half}`)) > 0,
);

export const claims = {
  about: [parity, even, odd],
  "examples.surprising": [
    forAll(
      "every odd heap above 2 is worth 0",
      range(1, 99),
      async ({nimber}, i) => (await nimber(`lieges(2):${2 * i + 1}`)) === 0,
    ),
    "it is P",
  ],
  "examples.hard": [
    "lieges(2):1000000008 = *1",
    "lieges(2):6 = *1",
    "lieges(2):1000000007 = *0",
    "lieges(2):3 = *0",
    "it has 0 winning of 6",
  ],
  "formulas.odd-heap": [even, odd, four],
  "formulas.even-parts": [even],
  "formulas.odd-parts": [odd],
  "variants.3.about": [odd],
  "variants.3.examples.surprising": [
    "it is P",
    "lieges(2):2 is N",
    "it has 0 winning of 2",
    "lieges(3):1 = *1",
    "lieges(3):1,1,1 = *1",
  ],
  "variants.3.examples.hard": [
    "lieges(3):64 = *2",
    "lieges(3):1099511627776 = *2",
    "lieges(3):1000000007 = *0",
    "it has 0 winning of 5",
    {says: "64 = 2^6 and 1099511627776 = 2^40", holds: () => 2 ** 6 === 64 && 2 ** 40 === 1099511627776},
  ],
};
