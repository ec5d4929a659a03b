import {forAll, rows} from "../helpers/claim-kinds.mjs";

const small = [1, 2, 3, 4].flatMap((n) => rows(n, 1, 5));
const largest = (heaps) => heaps.filter((n) => n === Math.max(...heaps)).length;
const normal = forAll(
  "lost exactly when the largest heaps are even in number",
  small,
  async ({outcome}, heaps) => (await outcome(`greedy-nim:${heaps}`)) === (largest(heaps) % 2 ? "N" : "P"),
);

export const claims = {
  about: [normal],
  "examples.surprising": ["it is P", "nim:7,7,6 -> nim:7,7,0 wins"],
  "examples.hard": [
    "it has 1 winning of 1000000007",
    "it -> greedy-nim:998244353,998244353,998244353,998244353,123456789,987654321 wins",
  ],
  "formulas.largest-odd": [normal],
  "formulas.largest-even": [normal],
  "formulas.misere": [
    forAll(
      "in misère play the same with a heap above 1, the other way round without one",
      small,
      async ({outcome}, heaps) => {
        const isLost = largest(heaps) % 2 === (heaps.some((n) => n > 1) ? 0 : 1);
        return (await outcome(`greedy-nim:${heaps}`, "misere")) === (isLost ? "P" : "N");
      },
    ),
  ],
};
