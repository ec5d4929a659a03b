import {forAll, positionIn, range, rows} from "../helpers/claim-kinds.mjs";

/** The largest number n of stones with which a box cannot be filled at once: a move adds at most n² stones. */
const critical = (size) => range(0, size).findLast((n) => n + n * n < size) ?? 0;
const boxes = rows(2, 0, 60).filter(([stones, size]) => stones <= size && size > 0);
const room = forAll(
  "with more than the critical number of stones a box is worth its free places",
  boxes.filter(([stones, size]) => stones > critical(size)),
  async ({nimber}, [stones, size]) => (await nimber(`stone-boxes:${stones}/${size}`)) === size - stones,
);
const shrunk = forAll(
  "with at most so many it plays like a box as large as the critical number",
  boxes.filter(([stones, size]) => stones > 0 && stones <= critical(size)),
  async ({nimber}, [stones, size]) =>
    (await nimber(`stone-boxes:${stones}/${size}`)) === (await nimber(`stone-boxes:${stones}/${critical(size)}`)),
);

export const claims = {
  about: [room, shrunk],
  "examples.surprising": [
    "it has 0 winning of 81",
    "stone-boxes:10/100 = *90",
    {
      says: "the moves leave 10 to 90 stones, and each can be filled at once",
      holds: async ({analyze}, {address}) => {
        const stones = (await analyze(address)).moves.listed
          .map(({to}) => Number(positionIn(to).split("/")[0]))
          .sort((a, b) => a - b);
        return stones[0] === 10 && stones.at(-1) === 90 && stones.every((n) => n + n * n >= 100);
      },
    },
  ],
  "examples.hard": [
    "stone-boxes:1000/18446744073709551615 = *64535",
    "stone-boxes:3/1000000 = *2",
    "stone-boxes:77/8000 = *11",
    "it has 1 winning of 1005938",
    "it -> stone-boxes:65526/18446744073709551615,3/1000000,77/8000 wins",
    {says: "64526 stones are put in", holds: () => 65526 - 1000 === 64526},
  ],
  "formulas.room": [room],
  "formulas.shrunk": [shrunk],
};
