import {forAll, rows} from "../helpers/claim-kinds.mjs";

const rings = [2, 3, 4, 5]
  .flatMap((n) => rows(n, 0, n < 5 ? 3 : 2))
  .filter((ring) => ring.length > 2 || ring.every((n) => n > 0));
/**
 * With a 0 on the ring, true if the way to the next 0 is odd on at least one side; null without a 0. The coin stands
 * before the first edge.
 */
const isWon = (ring) => {
  const ahead = ring.indexOf(0);
  const behind = [...ring].reverse().indexOf(0);
  return ahead < 0 ? null : ahead % 2 === 1 || behind % 2 === 1;
};
const outcomes = forAll(
  "with a 0, won exactly when the way to the next 0 is odd on one side; without a 0 an odd ring is won, and an even one is as if all were lowered by the least",
  rings,
  async ({outcome}, ring) => {
    const least = Math.min(...ring);
    const expected = isWon(ring) ?? (ring.length % 2 === 1 || isWon(ring.map((n) => n - least)));
    return ((await outcome(`number-ring:${ring}`)) === "N") === expected;
  },
);

export const claims = {
  about: [outcomes],
  "examples.surprising": [
    "it has 1 winning of 7",
    "it -> number-ring:2,5,2,2@3 wins",
    {says: "no 0, and 5 becomes 2", holds: (_, {address}) => address === "number-ring:2,5,2,5"},
  ],
  "examples.hard": [
    {
      says: "20 edges, no 0, the last is 13",
      holds: (_, {address}) => {
        const ring = address.split(":")[1].split(",");
        return ring.length === 20 && !ring.includes("0") && ring.at(-1) === "13";
      },
    },
    "it has 1 winning of 41",
    "it -> number-ring:28,29,25,11,8,9,27,10,1,26,25,30,16,21,9,29,15,30,18,1@19 wins",
  ],
};
