import {forAll, rows, sumOf} from "../helpers/claim-kinds.mjs";

const column = (heaps, i) => heaps.filter((n) => (n >> i) & 1).length;
const small = [1, 2, 3, 4].flatMap((n) => rows(n, 0, 4)).flatMap((heaps) => [2, 3].map((k) => ({k, heaps})));
const isLost = ({k, heaps}) => [0, 1, 2].every((i) => column(heaps, i) % (k + 1) === 0);
const columns = forAll(
  "lost exactly when every binary column holds a multiple of k + 1 ones",
  small,
  async ({outcome}, row) => (await outcome(`moore-nim(${row.k}):${row.heaps}`)) === (isLost(row) ? "P" : "N"),
);

/** The value of k + 1 heaps, by what each has above the least one. */
function ofOneMore(heaps) {
  const least = Math.min(...heaps);
  const above = sumOf(heaps.map((n) => n - least));
  const bound = 1 + (above * (above + 1)) / 2;
  return least < bound ? sumOf(heaps) : bound - 1 + ((least - bound) % (above + 1));
}

export const claims = {
  about: [
    columns,
    forAll(
      "of at most k heaps the value is the total",
      rows(2, 0, 6),
      async ({nimber}, heaps) =>
        (await nimber(`moore-nim(2):${heaps}`)) === sumOf(heaps) &&
        (await nimber(`moore-nim(3):${[...heaps, 2]}`)) === sumOf(heaps) + 2,
    ),
    forAll(
      "k + 1 heaps, for k = 2 and 3, have the values of the formula",
      [...rows(3, 0, 6).map((heaps) => ({k: 2, heaps})), ...rows(4, 0, 3).map((heaps) => ({k: 3, heaps}))],
      async ({nimber}, {k, heaps}) => (await nimber(`moore-nim(${k}):${heaps}`)) === ofOneMore(heaps),
    ),
    {literature: "jenkynsmayberry1980", says: "the values with k + 1 heaps"},
  ],
  "examples.surprising": ["nim:1,2,3 is P", "it = *6", "it has 1 winning of 17", "it -> moore-nim(2):1,1,1 wins"],
  "examples.hard": [
    "it has 1 winning of 765",
    "it -> moore-nim(2):12,2,4,14,10 wins",
    {says: "that is one from 3 and one from 15", holds: (_, {address}) => address.endsWith(":12,3,4,15,10")},
  ],
  "formulas.misere": [
    forAll(
      "in misère play with a heap above 1 as in normal play; with none, lost exactly when the heaps of 1 are one more than a multiple of k + 1",
      small,
      async ({outcome}, {k, heaps}) => {
        const expected = heaps.some((n) => n > 1) ? isLost({k, heaps}) : sumOf(heaps) % (k + 1) === 1;
        return ((await outcome(`moore-nim(${k}):${heaps}`, "misere")) === "P") === expected;
      },
    ),
  ],
};
