import {forAll, range, rows, xorOf} from "../helpers/claim-kinds.mjs";

const withoutPass = forAll(
  "without the pass the value is the nim-sum, 0 or not 0",
  rows(3, 0, 5),
  async ({nimber}, heaps) => (await nimber(`pass-nim:${heaps}`)) === xorOf(heaps),
);
const single = forAll(
  "with the pass one heap is worth 1 more where it is odd, 1 less where it is even, and taking it all wins",
  range(1, 20),
  async ({nimber, split}, n) =>
    (await nimber(`pass-nim:${n}/pass`)) === (n % 2 ? n + 1 : n - 1) &&
    (await split(`pass-nim:${n}/pass`))[0].some((to) => to.startsWith("pass-nim:0")),
);
const double = forAll(
  "with the pass two heaps are lost exactly when one is an odd number and the other the next one: 1 and 2, 3 and 4",
  rows(2, 1, 16),
  async ({outcome}, [a, b]) =>
    (await outcome(`pass-nim:${a},${b}/pass`)) === (Math.abs(a - b) === 1 && Math.min(a, b) % 2 === 1 ? "P" : "N"),
);

export const claims = {
  about: [{literature: "morrison2012", says: "no rule is known for three heaps and more, with one pass"}],
  "examples.surprising": [
    "nim:3,4 -> nim:3,3 wins",
    "pass-nim:3,3/pass -> pass-nim:3,3 wins",
    "it is P",
    "pass-nim:4,4/pass is N",
  ],
  "examples.hard": [
    "it = *9",
    "it has 2 winning of 44",
    "it -> pass-nim:7,14,19/pass wins",
    "it -> pass-nim:10,14,5/pass wins",
  ],
  "formulas.no-pass": [withoutPass],
  "formulas.one-heap": [single],
  "formulas.two-heaps": [double],
};
