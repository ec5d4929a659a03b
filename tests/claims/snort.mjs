import {forAll, rows} from "../helpers/claim-kinds.mjs";

export const claims = {
  about: [
    "snort:0 has value *",
    "snort:0-1 0-2 0-3 has temperature 3",
    "snort:0-1 0-2 0-3 -> turn=R snort:0-1 0-2 0-3 0b wins",
  ],
  "examples.surprising": ["it has 1 winning of 3", "it -> turn=R snort:0-1 1-2 1b wins"],
  "examples.hard": [
    "it is N",
    "it has 4 winning of 6",
    "it -> turn=R snort:0-1 1-2 2-3 3-4 4-5 0b loses",
    "it -> turn=R snort:0-1 1-2 2-3 3-4 4-5 5b loses",
  ],
  "formulas.image": [
    forAll(
      "a board of even sides is worth 0",
      rows(2, 1, 4).filter(([w, h]) => w * h <= 12 && w % 2 === 0 && h % 2 === 0),
      async ({value}, [w, h]) => (await value(`snort:${w}x${h}`)) === "0",
    ),
  ],
  "formulas.reflection": [
    forAll(
      "a reflection of a board of knights with an even width maps no cell to one that it is joined to: worth 0",
      [
        [2, 2],
        [2, 3],
        [2, 4],
        [4, 2],
      ],
      async ({value}, [w, h]) => (await value(`snort:knights ${w}x${h}`)) === "0",
    ),
    "snort:knights br/../.. has value 0",
  ],
};
