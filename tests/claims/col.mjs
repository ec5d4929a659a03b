import {edgesIn, forAll, path, range, rows, words} from "../helpers/claim-kinds.mjs";

const pairs = edgesIn("0-1 0-2 0-3 1-2 1-3 2-3");
const graphs = words("01", 6, 6).map((bits) =>
  pairs
    .filter((_, i) => bits[i] === "1")
    .map((edge) => edge.join("-"))
    .join(" "),
);
const coloured = graphs
  .filter((graph) => graph.startsWith("0-"))
  .flatMap((graph) => ["", " 0b", " 1b", " 0b 1r", " 1r 2b"].map((paint) => graph + paint))
  .filter((text) =>
    [0, 1, 2].every((v) => !new RegExp(` ${v}[br]`).test(text) || new RegExp(`\\b${v}-|-${v}\\b`).test(text)),
  );

export const claims = {
  about: [
    forAll(
      "a number, or a number and *: all graphs of four vertices, as they are and with up to two painted",
      coloured,
      async ({value}, graph) => /^(-?\d+(\/\d+)?)?\*?$/.test(await value(`col:${graph}`)),
    ),
    "col:0 has value *",
  ],
  "examples.surprising": [
    forAll(
      "a path of more than one vertex is worth 0, up to 12",
      range(2, 12),
      async ({value}, n) => (await value(`col:${path(n)}`)) === "0",
    ),
    forAll(
      "on a path of evenly many vertices the second player can copy: the same colour at the other end is free and leaves 0",
      [2, 4, 6, 8],
      async ({value}, n) => {
        const values = range(0, n - 1).map((i) => value(`col:${path(n)} ${i}b ${n - 1 - i}r`));
        return (await Promise.all(values)).every((value) => value === "0");
      },
    ),
    "it has value 0",
  ],
  "examples.hard": ["it has value 1/4", "it is L"],
  "formulas.image": [
    forAll(
      "a board with an even side is worth 0",
      rows(2, 1, 4).filter(([w, h]) => w * h <= 12 && (w % 2 === 0 || h % 2 === 0)),
      async ({value}, [w, h]) => (await value(`col:${w}x${h}`)) === "0",
    ),
  ],
  "formulas.reflection": ["col:b..r/.... has value 0"],
};
