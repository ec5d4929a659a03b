import {forAll, positionIn, range, words, xorOf} from "../helpers/claim-kinds.mjs";

/** Stretches of cells of a row that are not within two of a cross; the row has no two crosses near each other. */
const stretches = (row) => {
  const isOpen = (i) => range(i - 2, i + 2).every((j) => row[j] !== "x");
  return [...row]
    .map((_, i) => (isOpen(i) ? "o" : "x"))
    .join("")
    .split("x")
    .filter(Boolean)
    .map((part) => part.length);
};
const isNear = (row) => /x.?x/.test(row);
const board = words(".x", 3, 11);
const stretchValues = forAll(
  "a stretch of n cells is a heap of n + 2 in the game 0.007: the nim-sum of those",
  board.filter((row) => !isNear(row)),
  async ({nimber, outcome}, row) => {
    const sum = xorOf(await Promise.all(stretches(row).map((n) => nimber(`treblecross:${n + 2}`))));
    return ((await outcome(`treblecross-strip:${row}`)) === "P") === (sum === 0);
  },
);
const nearCrosses = forAll(
  "with two crosses within two cells of each other the game can be won at once",
  board.filter((row) => isNear(row) && !row.includes("xxx")),
  async ({outcome}, row) => (await outcome(`treblecross-strip:${row}`)) === "N",
);
const short = forAll(
  "on fewer than 3 cells they are filled up, odd in number or even",
  ["", ".", "x", "..", "x.", ".x", "xx"].filter(Boolean),
  async ({outcome}, row) => ((await outcome(`treblecross-strip:${row}`)) === "N") === (row.split(".").length % 2 === 0),
);

export const claims = {
  about: [nearCrosses, stretchValues],
  "examples.surprising": ["it has 0 winning of 12"],
  "examples.hard": [
    "it = *2",
    "it has 1 winning of 50",
    {
      says: "4 crosses on 54 cells",
      holds: (_, {address}) => positionIn(address).length === 54 && positionIn(address).split("x").length === 5,
    },
    {
      says: "cell 27",
      holds: async ({split}, {address}) => {
        const [[to]] = await split(address);
        return [...positionIn(to)].findIndex((sign, i) => sign !== positionIn(address)[i]) + 1 === 27;
      },
    },
  ],
  "formulas.three": [nearCrosses],
  "formulas.short": [short],
  "formulas.stretches": [stretchValues, nearCrosses],
};
