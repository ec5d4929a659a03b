import {
  coins,
  countOf,
  forAll,
  heads,
  isFalse,
  lowbit,
  onesOf,
  positionIn,
  range,
  turns,
  winners,
  words,
  xorOf,
} from "../helpers/claim-kinds.mjs";

const head = (rules, n) => `coins(${rules}):${"T".repeat(n - 1)}H`;
/** Claim that a head in place n has the value f(n), for all n up to a bound. */
const placeValues = (rules, says, limit, f) =>
  forAll(says, range(1, limit), async ({nimber}, n) => (await nimber(head(rules, n))) === f(n));
const starts = (rules, values) =>
  placeValues(rules, `heads are worth ${values.join(", ")}, place by place`, values.length, (n) => values[n - 1]);
const placeValue = (rules, n, value) => ({
  says: `a head in place ${n} is worth ${value}`,
  holds: async ({nimber}) => (await nimber(head(rules, n))) === value,
});
const four = "TTHHHH";
const manyHeads = "H".repeat(24);
const mock = [1, 2, 4, 7, 8, 11, 13, 14, 16, 19];
const isAdded = forAll(
  "a row is worth the nim-sum of its heads",
  ["turtles", "mogul", "ruler", "sym", "grunt"].flatMap((rules) => words("HT", 6, 6).map((row) => [rules, row])),
  async ({nimber}, [rules, row]) =>
    (await nimber(`coins(${rules}):${row}`)) ===
    xorOf(await Promise.all([...row].map((sign, i) => (sign === "H" ? nimber(head(rules, i + 1)) : 0)))),
);
/** The lost rows of `length` coins, by the values of their places. */
async function lostRows({nimber}, rules, length) {
  const values = await Promise.all(range(1, length).map((n) => nimber(head(rules, n))));
  let rows = new Map([[0, [0]]]);
  for (const [i, value] of values.entries()) {
    const next = new Map(rows);
    for (const [sum, sets] of rows)
      next.set(sum ^ value, [...(next.get(sum ^ value) ?? []), ...sets.map((set) => set | (2 ** i))]);
    rows = next;
  }
  return rows.get(0) ?? [];
}
/** Minimum distance of the lost rows; as they form a linear code, it is their least weight. */
const minimumDistance = (rules, length, least) => ({
  says: `any two lost rows of ${length} coins differ in at least ${least} places`,
  holds: async (engine) =>
    Math.min(...(await lostRows(engine, rules, length)).filter((set) => set > 0).map(onesOf)) === least,
});

export const claims = {
  about: [isAdded],
  "examples.surprising": [
    `coins(turtles):${four} = *4`,
    `coins(mogul):${four} = *60`,
    `coins(mock-turtles):${four} is P`,
    `coins(twins):${four} is P`,
    {says: "4 heads", holds: () => countOf("H", four) === 4},
  ],
  "examples.hard": [
    `coins(turtles):${manyHeads} = *24`,
    `coins(ruler):${manyHeads} = *20`,
    `coins(moebius):${manyHeads} = *449`,
    `coins(motley):${manyHeads} = *16777215`,
    `coins(mogul):${manyHeads} is P`,
  ],
  "variants.single.about": [placeValues("single", "every head is worth 1", 20, () => 1)],
  "variants.single.examples.surprising": [`coins(single):HHHHHHHH has 0 winning of 8`, "it has 8 winning of 8"],
  "variants.single.examples.hard": [coins(60), heads(28), "it is P", "it has 0 winning of 28"],
  "variants.turtles.about": [placeValues("turtles", "a head in place n is a heap of n", 20, (n) => n)],
  "variants.turtles.examples.surprising": ["1 xor 2 xor 3 = 0", "it has 1 winning of 13", turns("coin 7 alone", "0,6")],
  "variants.turtles.examples.hard": [
    heads(9),
    "it = *46",
    "it has 1 winning of 172",
    turns("heads 3 and 45", "0,2 0,44"),
  ],
  "variants.mock-turtles.about": [
    placeValues(
      "mock-turtles",
      "every head is worth an odious number: an odd number of ones, 1",
      40,
      (n) => 2 * (n - 1) + ((onesOf(n - 1) + 1) % 2),
    ),
  ],
  "variants.mock-turtles.examples.surprising": [
    starts("mock-turtles", [1, 2, 4, 7]),
    "it has 0 winning of 14",
    forAll(
      "an odd number of heads is never lost",
      words("HT", 1, 9).filter((row) => onesOf(Number(`0b${row.replaceAll("H", "1").replaceAll("T", "0")}`)) % 2),
      async ({outcome}, row) => (await outcome(`coins(mock-turtles):${row}`)) === "N",
    ),
  ],
  "variants.mock-turtles.examples.hard": [
    "it = *111",
    "it has 1 winning of 2986",
    turns("coins 23 and 34", "0,22 0,33"),
  ],
  "variants.moebius.about": [
    minimumDistance("moebius", 18, 6),
    {literature: "winningways", says: "with 18 coins the extended quadratic residue code"},
  ],
  "variants.moebius.examples.surprising": [
    starts("moebius", [1, 2, 4, 8, 16, 31]),
    "it is P",
    isFalse(placeValue("moebius", 6, 32)),
  ],
  "variants.moebius.examples.hard": ["it = *132", "it has 1 winning of 578", turns("coins 3 and 10", "0,2 0,9")],
  "variants.mogul.about": [
    minimumDistance("mogul", 24, 8),
    {
      says: "of 24 coins 2^12 rows are lost, as many as the extended Golay code has words",
      holds: async (engine) => (await lostRows(engine, "mogul", 24)).length === 2 ** 12,
    },
    {
      literature: "winningways",
      says: "a binary linear code of length 24, dimension 12 and distance 8 is the extended Golay code",
    },
  ],
  "variants.mogul.examples.surprising": [
    starts("mogul", [1, 2, 4, 8, 16, 32, 64, 127]),
    "it has 0 winning of 254",
    isFalse(placeValue("mogul", 8, 128)),
  ],
  "variants.mogul.examples.hard": ["it has 0 winning of 291257", heads(12)],
  "variants.moidores.about": [minimumDistance("moidores", 20, 10)],
  "variants.moidores.examples.surprising": [
    starts("moidores", [1, 2, 4, 8, 16, 32, 64, 128, 256, 511]),
    "it has 0 winning of 1022",
    isFalse(placeValue("moidores", 10, 512)),
  ],
  "variants.moidores.examples.hard": [
    "it = *9315",
    "it has 1 winning of 105756",
    heads(4),
    winners("all four heads are turned", (to) => !to.split(":")[1].includes("H")),
  ],
  "variants.motley.about": [
    placeValues("motley", "a head in place n is worth 2ⁿ⁻¹", 30, (n) => 2 ** (n - 1)),
    forAll(
      "the only winning move turns every head",
      words("HT", 1, 7).filter((row) => row.includes("H")),
      async ({split}, row) =>
        (await split(`coins(motley):${row}`))[0].join() === `coins(motley):${row.replaceAll("H", "T")}`,
    ),
  ],
  "variants.motley.examples.surprising": [
    "it has 1 winning of 128",
    "it -> coins(motley):HTTTTTTT wins",
    "coins(motley):TTTTTTTH has 1 winning of 128",
    "coins(motley):TTTTTTTH -> coins(motley):TTTTTTTT wins",
  ],
  "variants.motley.examples.hard": ["it = *56330727572053934", "it has 1 winning of 56330727572053934", coins(56)],
  "variants.twins.about": [placeValues("twins", "a head in place n is worth n − 1", 20, (n) => n - 1)],
  "variants.twins.examples.surprising": ["1 xor 2 xor 3 = 0", "it has 0 winning of 6", starts("twins", [0, 1, 2, 3])],
  "variants.twins.examples.hard": ["it = *60", "it has 1 winning of 198", turns("heads 31 and 35", "0,30 0,34")],
  "variants.triplets.about": [starts("triplets", [0, 0, ...mock])],
  "variants.triplets.examples.surprising": [
    starts("triplets", [0, 0, 1, 2, 4, 7]),
    "it is P",
    "it has 0 winning of 20",
  ],
  "variants.triplets.examples.hard": [
    "it = *99",
    "it has 2 winning of 3580",
    winners("coins 22 and 37 are turned, and one of the first two, each worth 0", (to, from) => {
      const turnedPlaces = [...positionIn(to)].flatMap((sign, i) => (sign === positionIn(from)[i] ? [] : [i + 1]));
      return turnedPlaces.length === 3 && turnedPlaces[0] <= 2 && turnedPlaces.slice(1).join() === "22,37";
    }),
  ],
  "variants.ruler.about": [
    placeValues("ruler", "a head in place n is worth the largest power of 2 that divides n", 64, lowbit),
  ],
  "variants.ruler.examples.surprising": [
    placeValue("ruler", 8, 8),
    placeValue("ruler", 24, 8),
    "it has 0 winning of 32",
  ],
  "variants.ruler.examples.hard": [
    "it = *37",
    "it has 1 winning of 205",
    turns(
      "the run from 26 to 32",
      range(25, 31)
        .map((i) => `0,${i}`)
        .join(" "),
    ),
  ],
  "variants.rulerette.about": [
    placeValues("rulerette", "an odd place is worth 0, an even one lowbit(n) / 2", 64, (n) =>
      Math.floor(lowbit(n) / 2),
    ),
  ],
  "variants.rulerette.examples.surprising": [
    "it has 0 winning of 20",
    heads(5),
    placeValues("rulerette", "an odd place is worth 0", 9, (n) => Math.floor(lowbit(n) / 2)),
  ],
  "variants.rulerette.examples.hard": [
    heads(7),
    "it = *8",
    "it has 3 winning of 109",
    winners("coin 16 is turned", (to, from) => positionIn(to)[15] !== positionIn(from)[15]),
  ],
  "variants.mock-turtle-fives.about": [
    placeValues("mock-turtle-fives", "1 2 4 7 8 again and again", 50, (n) => mock[(n - 1) % 5]),
  ],
  "variants.mock-turtle-fives.examples.surprising": [
    placeValue("mock-turtle-fives", 2, 2),
    placeValue("mock-turtle-fives", 12, 2),
    "it has 0 winning of 13",
    {says: "heads in places 2 and 12", holds: (_, {address}) => [1, 11].every((i) => positionIn(address)[i] === "H")},
  ],
  "variants.mock-turtle-fives.examples.hard": [coins(50), "it = *6", "it has 9 winning of 145"],
  "variants.triplet-fives.about": [
    placeValues("triplet-fives", "0 0 1 2 4 again and again", 50, (n) => [0, 0, 1, 2, 4][(n - 1) % 5]),
  ],
  "variants.triplet-fives.examples.surprising": [
    heads(2),
    "it has 0 winning of 12",
    placeValue("triplet-fives", 6, 0),
    placeValue("triplet-fives", 7, 0),
  ],
  "variants.triplet-fives.examples.hard": [coins(50), "it = *3", "it has 14 winning of 103"],
  "variants.ruler-fives.about": [
    placeValues("ruler-fives", "the ruler cut off at 4, the largest power of 2 at most 5", 64, (n) =>
      Math.min(4, lowbit(n)),
    ),
  ],
  "variants.ruler-fives.examples.surprising": [
    placeValue("ruler-fives", 8, 4),
    placeValue("ruler-fives", 4, 4),
    "it is P",
    "coins(ruler):TTTHTTTH = *12",
  ],
  "variants.ruler-fives.examples.hard": [coins(50), "it = *6", "it has 19 winning of 98"],
  "variants.ternups.about": [
    forAll(
      "worth 0 exactly where the place less 1 has no digit 2 in base three",
      range(1, 81),
      async ({nimber}, n) => ((await nimber(head("ternups", n))) === 0) === !(n - 1).toString(3).includes("2"),
    ),
  ],
  "variants.ternups.examples.surprising": [
    heads(8),
    "it has 0 winning of 24",
    {
      says: "each is worth 0, and no three are at equal gaps",
      async holds({nimber}, {address}) {
        const headPlaces = [...positionIn(address)].flatMap((sign, i) => (sign === "H" ? [i + 1] : []));
        const worths = await Promise.all(headPlaces.map((n) => nimber(head("ternups", n))));
        return (
          worths.every((value) => value === 0) &&
          !headPlaces.some((a) => headPlaces.some((b) => b > a && headPlaces.includes(2 * b - a)))
        );
      },
    },
  ],
  "variants.ternups.examples.hard": [coins(50), "it = *4", "it has 8 winning of 310"],
  "variants.grunt.about": [
    forAll(
      "a head in place n is a heap of n − 1 in Grundy's game",
      range(1, 40),
      async ({nimber}, n) => (await nimber(head("grunt", n))) === (await nimber(`grundy:${n - 1}`)),
    ),
  ],
  "variants.grunt.examples.surprising": [
    "it is P",
    "it has 0 winning of 9",
    "grundy:20 is P",
    {says: "one head in place 21", holds: (_, {address}) => address === head("grunt", 21)},
  ],
  "variants.grunt.examples.hard": [
    "it = *7",
    "it has 1 winning of 97",
    turns("coins 1, 3, 23 and 25", "0,0 0,2 0,22 0,24"),
  ],
  "variants.sym.about": [
    starts("sym", [1, 2, 4, 3, 6, 7, 8, 16, 18, 25]),
    {literature: "winningways", says: "no formula is given for the values"},
  ],
  "variants.sym.examples.surprising": [
    "it = *10",
    "it has 3 winning of 510",
    placeValue("sym", 15, 128),
    placeValue("sym", 17, 256),
    {says: "a head in place 16", holds: (_, {address}) => address === head("sym", 16)},
  ],
  "variants.sym.examples.hard": [
    "it = *151882",
    "it has 1 winning of 516866",
    winners(
      "15 coins are turned",
      (to, from) => [...positionIn(to)].filter((sign, i) => sign !== positionIn(from)[i]).length === 15,
    ),
  ],
};
