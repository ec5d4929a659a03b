import {circle, forAll, grid, multipartite, path, range, rows} from "../helpers/claim-kinds.mjs";

const petersen = "0-1 1-2 2-3 3-4 4-0 0-5 1-6 2-7 3-8 4-9 5-7 6-8 7-9 8-5 9-6";
const paths = forAll(
  "a path of n vertices is a heap of n in Dawson's Chess (0.137)",
  range(2, 14),
  async ({nimber}, n) => (await nimber(`node-kayles:${path(n)}`)) === (await nimber(`dawsons-chess:${n}`)),
);
const circles = forAll(
  "every move on a cycle of n leaves a path with 3 vertices fewer: 1 if that is worth 0, else 0",
  range(4, 14),
  async ({nimber}, n) =>
    (await nimber(`node-kayles:${circle(n)}`)) === ((await nimber(`dawsons-chess:${n - 3}`)) === 0 ? 1 : 0),
);
/**
 * A move leaves the other vertices of its class, of value 1 each, so the value is the mex of the parities of the sizes
 * less one.
 */
const classes = forAll(
  "in a complete multipartite graph a move leaves the other vertices of its class, each worth 1",
  [
    [1, 1],
    [1, 2],
    [2, 2],
    [1, 3],
    [3, 3],
    [1, 2, 3],
    [2, 2, 2],
    [1, 1, 2, 4],
    [2, 4],
  ],
  async ({nimber}, sizes) => {
    const parities = sizes.map((n) => (n - 1) % 2);
    return (await nimber(`node-kayles:${multipartite(sizes)}`)) === range(0, 3).find((n) => !parities.includes(n));
  },
);

const sides = rows(2, 1, 6).filter(([w, h]) => w * h <= 20);
const bothAre = (parity) => sides.filter(([w, h]) => w % 2 === parity && h % 2 === parity);
const copied = forAll(
  "a board of even sides is lost, worth 0: half a turn maps no cell to itself or to a neighbour",
  bothAre(0),
  async ({nimber}, [w, h]) => (await nimber(`node-kayles:${w}x${h}`)) === 0,
);
const reflected = forAll(
  "a board of knights with an even side is lost, worth 0: a reflection maps no cell to itself or to a knight's move away",
  sides.filter(([w, h]) => w * h > 1 && (w % 2 === 0 || h % 2 === 0)),
  async ({nimber}, [w, h]) => (await nimber(`node-kayles:knights ${w}x${h}`)) === 0,
);
const middle = forAll(
  "on a board of odd sides the cell in the middle wins",
  bothAre(1).filter(([w, h]) => w * h > 1),
  async ({analyze}, [w, h]) => {
    const {moves} = await analyze(`node-kayles:${w}x${h}`);
    const cell = String(((h - 1) / 2) * w + (w - 1) / 2);
    return moves.listed.some(({touch, wins}) => touch[0] === cell && wins);
  },
);

export const claims = {
  about: [paths, circles, classes, {literature: "schaefer1978", says: "who wins on a graph is PSPACE-complete"}],
  "examples.surprising": [
    "it has 10 winning of 10",
    `node-kayles:${circle(6)} = *0`,
    {
      says: "what each of the 10 leaves is a cycle of 6",
      holds: async ({split}, {address}) => {
        for (const to of (await split(address))[0]) {
          const edges = to
            .split(":")[1]
            .split(" ")
            .map((edge) => edge.split("-"));
          const ends = edges.flat();
          if (
            edges.length !== 6 ||
            new Set(ends).size !== 6 ||
            ![...new Set(ends)].every((v) => ends.filter((end) => end === v).length === 2)
          )
            return false;
        }
        return true;
      },
    },
    `arc-kayles:${petersen} is P`,
  ],
  "examples.hard": [
    "it = *3",
    "it has 5 winning of 25",
    {
      says: "the grid of 5 by 5: the winners are its centre, 12, and the corners 0, 4, 20, 24",
      holds: async ({split}, {address}) => {
        const edges = (text) => text.split(":")[1].split(" ").sort().join(" ");
        const without = (v) => {
          const removed = new Set([
            v,
            ...edges(address)
              .split(" ")
              .map((edge) => edge.split("-").map(Number))
              .flatMap(([a, b]) => (a === v ? [b] : b === v ? [a] : [])),
          ]);
          return edges(address)
            .split(" ")
            .filter((edge) => edge.split("-").every((end) => !removed.has(Number(end))))
            .join(" ");
        };
        const edgesAfter = (await split(address))[0].map(edges).sort().join(";");
        return (
          edges(address) === grid(5, 5).split(" ").sort().join(" ") &&
          edgesAfter === [0, 4, 12, 20, 24].map(without).sort().join(";")
        );
      },
    },
  ],
  "formulas.path": [paths],
  "formulas.circle": [circles],
  "formulas.multipartite": [classes],
  "formulas.image": [copied],
  "formulas.reflection": [reflected],
  "formulas.middle": [middle],
};
