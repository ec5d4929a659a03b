import {countOf, forAll, heads, rows} from "../helpers/claim-kinds.mjs";

/** One head in the far corner of a box. */
const head = (x, y, z) => {
  const row = (last) => "T".repeat(z) + last;
  const layer = (last) => [...Array(y).fill(row("T")), row(last)].join("/");
  return [...Array(x).fill(layer("T")), layer("H")].join("|");
};
const square = (a, b) => [...Array(a - 1).fill("T".repeat(b)), `${"T".repeat(b - 1)}H`].join("/");
const times = async ({nimber}, a, b) => (a && b ? nimber(`coins-2d(turtles*turtles):${square(a, b)}`) : 0);
const product = (game, says, from) =>
  forAll(says, rows(3, 0, 3), async (engine, cell) => {
    const [a, b, c] = cell.map((n) => n + from);
    return (
      (await engine.nimber(`coins-3d(${game}):${head(...cell)}`)) ===
      (await times(engine, await times(engine, a, b), c))
    );
  });
const boxes = product("boxes", "a head in (x, y, z) is worth x ⊗ y ⊗ z", 0);
const productOfPlaces = product(
  "turtles*turtles*turtles",
  "a head in (x, y, z) is worth (x + 1) ⊗ (y + 1) ⊗ (z + 1), counted from 1",
  1,
);
const thrice = (n) => ({
  says: `${n} ⊗ ${n} ⊗ ${n} = 1`,
  holds: async (engine) => (await times(engine, n, await times(engine, n, n))) === 1,
});
const three = "TTT/TTT/TTT|TTT/THT/TTH|TTT/TTT/TTH";

export const claims = {
  about: [boxes, productOfPlaces],
  "examples.surprising": [
    thrice(2),
    thrice(3),
    `coins-3d(boxes):${head(2, 2, 2)} = *1`,
    `coins-3d(turtles*turtles*turtles):${head(2, 2, 2)} = *1`,
    {
      says: "counting from 0, the place is (2, 2, 2)",
      holds: () => head(2, 2, 2) === "TTT/TTT/TTT|TTT/TTT/TTT|TTT/TTT/TTH",
    },
  ],
  "examples.hard": [
    `coins-3d(boxes):${three} = *3`,
    `coins-3d(turtles*turtles*turtles):${three} = *3`,
    {says: "three heads", holds: () => countOf("H", three) === 3},
  ],
  "variants.boxes.about": [boxes],
  "variants.boxes.examples.surprising": [thrice(1), thrice(2), "it has 0 winning of 9"],
  "variants.boxes.examples.hard": [
    "it has 1 winning of 4",
    "it = *3",
    heads(8),
    forAll(
      "a head with a coordinate 0 has no move of its own",
      rows(3, 0, 2).filter((cell) => cell.includes(0)),
      async ({analyze}, cell) => (await analyze(`coins-3d(boxes):${head(...cell)}`)).moves.total === "0",
    ),
  ],
  "variants.turtles*turtles*turtles.about": [productOfPlaces],
  "variants.turtles*turtles*turtles.examples.surprising": [
    thrice(2),
    "coins-3d(turtles*turtles*turtles):H = *1",
    "it has 0 winning of 9",
  ],
  "variants.turtles*turtles*turtles.examples.hard": ["it = *10", "it has 3 winning of 67", heads(8)],
};
