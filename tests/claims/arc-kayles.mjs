import {circle, complete, edgesIn, forAll, grid, multipartite, path, range, rows} from "../helpers/claim-kinds.mjs";

const petersen = "0-1 1-2 2-3 3-4 4-0 0-5 1-6 2-7 3-8 4-9 5-7 6-8 7-9 8-5 9-6";
/** Possible lengths of play: disjoint edges of a list are taken until none is left. */
const lengths = (edges) =>
  edges.length === 0
    ? new Set([0])
    : new Set(
        edges.flatMap(([a, b]) =>
          [...lengths(edges.filter((edge) => !edge.includes(a) && !edge.includes(b)))].map((n) => n + 1),
        ),
      );

const paths = forAll(
  "a path of n vertices is a heap of n in Dawson's Kayles (0.07), to 14",
  range(2, 14),
  async ({nimber}, n) => (await nimber(`arc-kayles:${path(n)}`)) === (await nimber(`dawsons-kayles:${n}`)),
);

const sides = rows(2, 1, 6).filter(([w, h]) => w * h <= 20);
const bothAre = (parity) => sides.filter(([w, h]) => w % 2 === parity && h % 2 === parity);
const copied = forAll(
  "a board of even sides is lost, worth 0: half a turn maps no edge to one that it meets",
  bothAre(0),
  async ({nimber}, [w, h]) => (await nimber(`arc-kayles:${w}x${h}`)) === 0,
);
const reflected = forAll(
  "a reflection of a board of bishops of even width maps no edge to one that it meets, so it is lost, worth 0",
  [
    [2, 2],
    [2, 3],
    [2, 4],
    [4, 2],
    [4, 3],
  ],
  async ({nimber}, [w, h]) => (await nimber(`arc-kayles:bishops ${w}x${h}`)) === 0,
);
const middle = forAll(
  "with one odd side the edge between the two cells in the middle wins",
  sides.filter(([w, h]) => w % 2 !== h % 2),
  async ({analyze}, [w, h]) => {
    const {moves} = await analyze(`arc-kayles:${w}x${h}`);
    const first = Math.floor((h - 1) / 2) * w + Math.floor((w - 1) / 2);
    const edge = `${first}-${w % 2 === 0 ? first + 1 : first + w}`;
    return moves.listed.some(({text, wins}) => text === edge && wins);
  },
);

export const claims = {
  about: [
    forAll(
      "on a squared board it is Cram",
      rows(2, 2, 4),
      async ({nimber}, [w, h]) => (await nimber(`arc-kayles:${grid(w, h)}`)) === (await nimber(`cram:${w}x${h}`)),
    ),
    paths,
  ],
  "examples.surprising": [
    {says: "play ends after 3 edges, 4 or 5", holds: () => [...lengths(edgesIn(petersen))].sort().join() === "3,4,5"},
    "it is P",
  ],
  "examples.hard": [
    "it = *2",
    "it has 5 winning",
    "cram:5x4 = *2",
    {
      says: "the winning edges are the five between the two middle rows",
      async holds({split}, {address}) {
        const vertices = (at) => new Set(at.match(/\d+/g));
        const [addresses] = await split(address);
        const takenEdges = addresses.map((to) => [...vertices(address)].filter((v) => !vertices(to).has(v)).join("-"));
        return ["5-10", "6-11", "7-12", "8-13", "9-14"].every((edge) => takenEdges.includes(edge));
      },
    },
  ],
  "formulas.path": [paths],
  "formulas.circle": [
    forAll(
      "every move on a cycle of n leaves a path with 2 vertices fewer: worth 1 if that is worth 0, else 0",
      range(4, 14),
      async ({nimber}, n) =>
        (await nimber(`arc-kayles:${circle(n)}`)) === ((await nimber(`dawsons-kayles:${n - 2}`)) === 0 ? 1 : 0),
    ),
  ],
  "formulas.complete": [
    forAll(
      "every play on a complete graph of n vertices lasts ⌊n/2⌋ moves",
      range(2, 7),
      async ({nimber}, n) =>
        (await nimber(`arc-kayles:${complete(n)}`)) === Math.floor(n / 2) % 2 &&
        [...lengths(edgesIn(complete(n)))].join() === String(Math.floor(n / 2)),
    ),
  ],
  "formulas.bipartite": [
    forAll(
      "every play on a complete bipartite graph lasts as many moves as the smaller side has vertices",
      rows(2, 1, 4),
      async ({nimber}, sides) => {
        const graph = multipartite(sides);
        return (
          (await nimber(`arc-kayles:${graph}`)) === Math.min(...sides) % 2 &&
          [...lengths(edgesIn(graph))].join() === String(Math.min(...sides))
        );
      },
    ),
  ],
  "formulas.image": [copied],
  "formulas.reflection": [reflected],
  "formulas.middle": [middle],
};
