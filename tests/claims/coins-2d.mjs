import {coins, countOf, forAll, heads, rows, turns} from "../helpers/claim-kinds.mjs";

/** One head in the corner of a board. */
const head = (x, y, from) => {
  const row = (last) => "T".repeat(y - from) + last;
  return [...Array(x - from).fill(row("T")), row("H")].join("/");
};
const product = async ({nimber}, a, b) => nimber(`coins-2d(turtles*turtles):${head(a, b, 1)}`);
const nine = "TTTHTTTH/THTTTTTT/TTTTTHTT/TTHTTTTT/TTTTTTHT/HTTTTTTH/TTTTHTTT";
const lines = forAll(
  "a head in (x, y) by lines is worth x ⊕ y",
  rows(2, 0, 6),
  async ({nimber}, [x, y]) => (await nimber(`coins-2d(lines):${head(x, y, 0)}`)) === (x ^ y),
);
const times = (game, worths) =>
  forAll(`a head of ${game} is worth the product of its row and its column`, rows(2, 0, 3), async (engine, [x, y]) => {
    const [a, b] = [worths[0](x), worths[1](y)];
    const value = await engine.nimber(`coins-2d(${game}):${head(x, y, 0)}`);
    return value === (a && b ? await product(engine, a, b) : 0);
  });
const mock = (n) => [1, 2, 4, 7][n];

export const claims = {
  about: [
    times("mock-turtles*mock-turtles", [mock, mock]),
    times("turtles*ruler", [(n) => n + 1, (n) => (n + 1) & -(n + 1)]),
  ],
  "examples.surprising": [
    "coins-2d(lines):TTTT/TTTT/TTTT/TTTH = *0",
    "coins-2d(corners):TTTT/TTTT/TTTT/TTTH = *2",
    "coins-2d(turtles*turtles):TTTT/TTTT/TTTT/TTTH = *6",
    "coins-2d(mock-turtles*mock-turtles):TTTT/TTTT/TTTT/TTTH = *4",
    {says: "the head is in (3, 3), counted from 0", holds: () => head(3, 3, 0) === "TTTT/TTTT/TTTT/TTTH"},
  ],
  "examples.hard": [
    `coins-2d(lines):${nine} = *5`,
    `coins-2d(corners):${nine} = *7`,
    `coins-2d(turtles*turtles):${nine} = *15`,
    `coins-2d(turtles*ruler):${nine} = *9`,
    {says: "nine heads", holds: () => countOf("H", nine) === 9},
  ],
  "variants.lines.about": [lines],
  "variants.lines.examples.surprising": [
    "it has 0 winning of 20",
    lines,
    {says: "x ⊕ x = 0", holds: () => (7 ^ 7) === 0},
  ],
  "variants.lines.examples.hard": ["it = *2", "it has 3 winning of 48", heads(9)],
  "variants.corners.about": [times("corners", [(n) => n, (n) => n])],
  "variants.corners.examples.surprising": [
    "1 by 1 = 1",
    "2 by 2 = 3",
    "3 by 3 = 2",
    "1 xor 3 xor 2 = 0",
    "it has 0 winning of 14",
  ],
  "variants.corners.examples.hard": [
    "it = *4",
    "it has 1 winning of 29",
    "it -> coins-2d(corners):HTHTTH/TTHTTT/THTTTT/TTTTHT/HTTHTT wins",
    turns("the square from (3, 3) to (4, 4)", "3,3 3,4 4,3 4,4"),
  ],
  "variants.turtles*turtles.about": [
    times("turtles*turtles", [(n) => n + 1, (n) => n + 1]),
    {
      says: "counted from 1: (x + 1) ⊗ (y + 1)",
      holds: async ({nimber}) => (await nimber("coins-2d(turtles*turtles):H")) === 1,
    },
  ],
  "variants.turtles*turtles.examples.surprising": [
    "it has 0 winning of 14",
    "1 xor 3 xor 2 = 0",
    "1 by 1 = 1",
    "2 by 2 = 3",
    "3 by 3 = 2",
  ],
  "variants.turtles*turtles.examples.hard": ["it has 0 winning of 68", heads(8), coins(30)],
  "variants.turtles*ruler.about": [times("turtles*ruler", [(n) => n + 1, (n) => (n + 1) & -(n + 1)])],
  "variants.turtles*ruler.examples.surprising": [
    "coins-2d(turtles*ruler):H = *1",
    "coins-2d(turtles*ruler):TTTT/TTTT/TTTT/TTTH = *6",
    "4 by 4 = 6",
    "it has 1 winning of 17",
    "it -> coins-2d(turtles*ruler):HTHH/TTTT/TTTT/TTHT wins",
    turns("(0, 2), (0, 3), (3, 2) and (3, 3)", "0,2 0,3 3,2 3,3"),
  ],
  "variants.turtles*ruler.examples.hard": [
    "it = *5",
    "it has 1 winning of 36",
    "it -> coins-2d(turtles*ruler):TTHTT/HTHHH/HTTTT/HHHTT wins",
    turns("the first four of row 1 and of row 3", "1,0 1,1 1,2 1,3 3,0 3,1 3,2 3,3"),
  ],
  "variants.mock-turtles*mock-turtles.about": [times("mock-turtles*mock-turtles", [mock, mock]), "2 by 2 = 3"],
  "variants.mock-turtles*mock-turtles.examples.surprising": ["2 by 2 = 3", "it = *3", "coins(mock-turtles):TH = *2"],
  "variants.mock-turtles*mock-turtles.examples.hard": ["it = *15", "it has 14 winning of 218", heads(8)],
};
