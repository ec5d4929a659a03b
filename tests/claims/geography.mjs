import {circle, edgesIn, forAll, grid, path, range, rows} from "../helpers/claim-kinds.mjs";

/**
 * Returns the largest number of disjoint edges, none of them at the vertex `without`.
 * @param {string[][]} edges
 * @param {string | null} without
 */
function matchingNumber(edges, without) {
  const [first, ...others] = edges.filter((edge) => !edge.includes(without ?? ""));
  if (!first) return 0;
  const apart = others.filter((edge) => !edge.includes(first[0]) && !edge.includes(first[1]));
  return Math.max(matchingNumber(others, null), 1 + matchingNumber(apart, null));
}
const graphs = [
  ...range(2, 8).map(path),
  ...range(3, 8).map(circle),
  ...rows(2, 2, 3).map(([w, h]) => grid(w, h)),
  "0-1 1-2 2-0 2-3 3-4 4-5 5-3",
  "0-1 0-2 0-3 3-4",
];
const matched = forAll(
  "the player to move wins exactly if every maximum matching covers the vertex of the token",
  graphs.flatMap((graph) => [...new Set(edgesIn(graph).flat())].map((v) => [graph, v])),
  async ({outcome}, [graph, v]) => {
    const edges = edgesIn(graph);
    const isCovered = matchingNumber(edges, v) < matchingNumber(edges, null);
    return (await outcome(`geography:${graph} @${v}`)) === (isCovered ? "N" : "P");
  },
);

export const claims = {
  about: [matched],
  "examples.surprising": [
    matched,
    forAll(
      "it is won from every vertex",
      range(0, 9),
      async ({outcome}, v) => (await outcome(`geography:petersen @${v}`)) === "N",
    ),
  ],
  "examples.hard": [
    "it is P",
    {
      says: "of the 5 × 5 squares 13 have the colour of the centre and 12 the other",
      holds: (_, {address}) => {
        const colours = [...address.split(" ")[1].replaceAll("/", "")].map((_, i) => (Math.floor(i / 5) + (i % 5)) % 2);
        const count = (/** @type {number} */ colour) => colours.filter((own) => own === colour).length;
        return count(colours[12]) === 13 && count(1 - colours[12]) === 12;
      },
    },
  ],
  "formulas.matched": [matched],
  "formulas.unmatched": [matched],
};
