import {isSumOf} from "../helpers/partizan-claims.mjs";

const game = "partizan-subtraction(1,3;2,3)";

export const claims = {
  about: [
    "partizan-subtraction(1;2,3):12 is R",
    "partizan-subtraction(1;2,3):12 has value v7",
    isSumOf(`${game}:4,5`, `${game}:4`, `${game}:5`),
  ],
  "examples.surprising": [
    "it is L",
    `it -> turn=R ${game}:1 wins`,
    `turn=R ${game}:1 is L`,
    `turn=R ${game}:4 -> ${game}:1 loses`,
    `${game}:1 has value 1`,
  ],
  "examples.hard": ["it is L", "it has 6 winning of 6", `turn=R ${game}:24,17,9 has 0 winning of 6`],
};
