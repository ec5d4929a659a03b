import {forAll, rows} from "../helpers/claim-kinds.mjs";

const boards = rows(2, 1, 6).filter(([w, h]) => w * h <= 25);
const even = forAll(
  "a board of even sides is lost, worth 0: half a turn maps no domino to a place that meets it",
  boards.filter(([w, h]) => w % 2 === 0 && h % 2 === 0),
  async ({nimber}, [w, h]) => (await nimber(`cram:${w}x${h}`)) === 0,
);
const middle = forAll(
  "with one odd side a domino in the middle wins",
  [
    [2, 1],
    [2, 3],
    [4, 1],
    [2, 5],
    [4, 3],
    [6, 3],
    [4, 5],
  ],
  async ({split}, [w, h]) => {
    const row = ".".repeat(w);
    const expectedRow = `${".".repeat(w / 2 - 1)}##${".".repeat(w / 2 - 1)}`;
    const side = Array((h - 1) / 2).fill(row);
    return (await split(`cram:${w}x${h}`))[0].includes(`cram:${[...side, expectedRow, ...side].join("/")}`);
  },
);

export const claims = {
  about: [even, middle],
  "examples.surprising": ["it has 0 winning of 12"],
  "examples.hard": [
    "it = *3",
    "it has 4 winning of 28",
    {
      says: "7 by 3 with two opposite corners gone",
      holds: (_, {address}) => address === "cram:......#/......./#......",
    },
  ],
  "formulas.image": [even, "cram:......#/......./....... is N", "cram:#.../..../..../...# = *0"],
  "formulas.middle": [middle],
};
