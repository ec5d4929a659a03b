import {forAll, rows} from "../helpers/claim-kinds.mjs";

const pairs = rows(2, 0, 12);
const isLost = forAll(
  "lost exactly when both heaps are even",
  pairs,
  async ({outcome}, heaps) => (await outcome(`kiki:${heaps}`)) === (heaps.every((n) => n % 2 === 0) ? "P" : "N"),
);

export const claims = {
  about: [
    isLost,
    {remark: "a board of n × m has heaps of n − 1 and m − 1: how the contest's coin is written here, from 1"},
  ],
  "examples.surprising": [
    "it is P",
    "kiki:2,2 is P",
    {
      says: "after any first move the opponent can leave one counter in all",
      holds: async ({analyze}) => {
        for (const {to} of (await analyze("kiki:2,2", "misere")).moves.listed) {
          const replies = (await analyze(to, "misere")).moves.listed.map((move) => move.to);
          if (!replies.some((reply) => /:(1,0|0,1)$/.test(reply))) return false;
        }
        return true;
      },
    },
  ],
  "examples.hard": ["it has 1 winning of 3", "it -> kiki:18446744073709551614,18446744073709551612 wins"],
  "formulas.both-even": [isLost],
  "formulas.both-odd": [
    forAll(
      "two odd heaps are worth 2: two even ones worth 0, one from the smaller leaves 1, no move leaves 2",
      pairs.filter((heaps) => heaps.every((n) => n % 2)),
      async ({nimber}, [a, b]) =>
        (await nimber(`kiki:${a},${b}`)) === 2 &&
        (await nimber(`kiki:${a - 1},${b - 1}`)) === 0 &&
        (await nimber(a <= b ? `kiki:${a - 1},${b}` : `kiki:${a},${b - 1}`)) === 1,
    ),
  ],
  "formulas.mixed": [
    forAll(
      "3 where the even heap is the larger one, 1 where it is not",
      pairs.filter(([a, b]) => (a + b) % 2),
      async ({nimber}, heaps) => (await nimber(`kiki:${heaps}`)) === (Math.max(...heaps) % 2 === 0 ? 3 : 1),
    ),
  ],
};
