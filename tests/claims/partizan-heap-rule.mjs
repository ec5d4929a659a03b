import {isSumOf} from "../helpers/partizan-claims.mjs";

const rules = "partizan-heap-rule(left: n -> n-1, n-2; right: n -> n-k where k in {1,3})";
const halved = "partizan-heap-rule(left: n -> n-1, n/2; right: n -> n-1)";

export const claims = {
  about: [
    isSumOf(`${rules}:6,5`, `${rules}:6`, `${rules}:5`),
    {
      says: "under n -> n-1, n/2 a heap of 4 is worth what it leads to on either side",
      holds: async ({value}) =>
        (await value(`${halved}:4`)) === (await value(`{[${halved}:3],[${halved}:2]|[${halved}:3]}`)),
    },
  ],
  "examples.surprising": ["it has value ^^", "it is L", "it has stops 0 and 0"],
  "examples.hard": ["it has value ^17", "it has 6 winning of 6", `turn=R ${rules}:24,17,9 has 0 winning of 6`],
};
