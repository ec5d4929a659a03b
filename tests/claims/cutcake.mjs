import {forAll, rows} from "../helpers/claim-kinds.mjs";

const power = (n) => 2 ** Math.floor(Math.log2(n));
const cakes = rows(2, 1, 20);
const cakeValue = ([w, h]) => (power(w) >= power(h) ? Math.floor(w / power(h)) - 1 : 1 - Math.floor(h / power(w)));

export const claims = {
  about: [
    forAll(
      "with the largest power of 2, 2^j, that is at most h, w×h is worth ⌊w/2^j⌋ − 1 to Left, and where that is negative as much to Right by the other side",
      cakes,
      async ({value}, [w, h]) => (await value(`cutcake:${w}x${h}`)) === String(cakeValue([w, h])),
    ),
    "cutcake:4x1 has value 3",
    "cutcake:5x1 has value 4",
  ],
  "examples.surprising": [
    "it has value 0",
    "cutcake:4x4 has value 0",
    {says: "2^2 is the largest power of 2 at most 5, and at most 4", holds: () => power(5) === 4 && power(4) === 4},
  ],
  "examples.hard": [
    "cutcake:12x4 has value 2",
    "cutcake:2x7 has value -2",
    "cutcake:1x4 has value -3",
    "it has value -3",
  ],
  "formulas.equal": [
    forAll(
      "a cake whose sides reach the same power of 2 is worth 0",
      cakes.filter(([w, h]) => power(w) === power(h)),
      async ({value}, [w, h]) => (await value(`cutcake:${w}x${h}`)) === "0",
    ),
  ],
  "formulas.left": [
    forAll(
      "with the largest power of 2 up to the height, how often it goes into the width, less 1",
      cakes.filter(([w, h]) => power(w) > power(h)),
      async ({value}, [w, h]) => (await value(`cutcake:${w}x${h}`)) === String(Math.floor(w / power(h)) - 1),
    ),
  ],
  "formulas.right": [
    forAll(
      "with the largest power of 2 up to the width, how often it goes into the height, less 1, for Right",
      cakes.filter(([w, h]) => power(w) < power(h)),
      async ({value}, [w, h]) => (await value(`cutcake:${w}x${h}`)) === String(1 - Math.floor(h / power(w))),
    ),
  ],
};
