import {forAll, range, rows} from "../helpers/claim-kinds.mjs";

const isLost = async ({outcome}, heaps, play) => (await outcome(`end-nim:${heaps.length ? heaps : 0}`, play)) === "P";
const inner = [...rows(1, 1, 4), ...rows(2, 1, 4), ...rows(3, 1, 3)];
const unique = forAll(
  "to given heaps exactly one further heap on the left makes a lost position, where they are won; misère play differs only where every heap is 1",
  inner,
  async (engine, heaps) => {
    if (await isLost(engine, heaps)) return true;
    const left = [],
      right = [];
    for (const n of range(1, 14)) {
      if (await isLost(engine, [n, ...heaps])) left.push(n);
      if (await isLost(engine, [...heaps, n])) right.push(n);
    }
    return left.length === 1 && right.length === 1;
  },
);
/**
 * Ends between the two sizes that lose alone, or equal to one of them, lose if they differ by one, the larger on the
 * side of the smaller number.
 */
const ends = forAll(
  "between heaps with front and behind, the ends lose if they are as is said: differ by 1, or equal; 0 means none",
  inner,
  async (engine, heaps) => {
    const size = async (rowWith) => {
      for (const n of range(0, 14)) if (await isLost(engine, n ? rowWith(n) : heaps)) return n;
    };
    const front = await size((n) => [n, ...heaps]);
    const behind = await size((n) => [...heaps, n]);
    const [low, high] = [Math.min(front, behind), Math.max(front, behind)];
    for (const [a, b] of rows(2, 1, 8)) {
      const isBetween = [a, b].every((n) => n >= low && n <= high);
      const expected = isBetween ? (front < behind ? a === b + 1 : b === a + 1) : a === b;
      if ((await isLost(engine, [a, ...heaps, b])) !== expected) return false;
    }
    return true;
  },
);
const equal = forAll(
  "around a lost row, or none, two ends lose exactly when they are equal",
  [[], ...inner],
  async (engine, heaps) => {
    if (heaps.length && !(await isLost(engine, heaps))) return true;
    for (const [a, b] of rows(2, 1, 6)) if ((await isLost(engine, [a, ...heaps, b])) !== (a === b)) return false;
    return true;
  },
);
const misere = forAll(
  "misère play is won and lost as normal play unless every heap is 1",
  [1, 2, 3, 4].flatMap((n) => rows(n, 1, n < 4 ? 5 : 3)),
  async (engine, heaps) => {
    const isSame = (await isLost(engine, heaps)) === (await isLost(engine, heaps, "misere"));
    return isSame === heaps.some((n) => n > 1);
  },
);

export const claims = {
  about: [unique, misere],
  "examples.surprising": [
    forAll(
      "with 0 to 1000 in the middle the row is lost, except for 3,3,3",
      range(0, 1000),
      async (engine, n) => (await isLost(engine, [3, n, 3])) === (n !== 3),
    ),
    "it is P",
    "end-nim:3,3,3 is N",
  ],
  "examples.hard": [
    "it is P",
    {
      says: "the first 20 digits of π",
      holds: (_, {address}) => address.endsWith(":3,1,4,1,5,9,2,6,5,3,5,8,9,7,9,3,2,3,8,4"),
    },
    forAll(
      "of ends from 1 to 9 only 4 at the end loses",
      range(1, 9),
      async (engine, n) =>
        (await isLost(engine, [3, 1, 4, 1, 5, 9, 2, 6, 5, 3, 5, 8, 9, 7, 9, 3, 2, 3, 8, n])) === (n === 4),
    ),
    forAll(
      "only 3 at the front",
      range(1, 9),
      async (engine, n) =>
        (await isLost(engine, [n, 1, 4, 1, 5, 9, 2, 6, 5, 3, 5, 8, 9, 7, 9, 3, 2, 3, 8, 4])) === (n === 3),
    ),
  ],
  "formulas.ends": [ends],
  "formulas.unequal-ends": [equal],
  "formulas.equal-ends": [equal],
  "formulas.ends-lost": [ends],
};
