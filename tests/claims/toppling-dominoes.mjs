import {forAll, range} from "../helpers/claim-kinds.mjs";
import {isSumOf} from "../helpers/partizan-claims.mjs";

export const claims = {
  about: [
    forAll("n blue ones are worth n, n red ones −n, n green ones *n", range(1, 9), async ({value}, n) => {
      const valueOfRow = (colour) => value(`toppling-dominoes:${colour.repeat(n)}`);
      return (
        (await valueOfRow("b")) === `${n}` &&
        (await valueOfRow("r")) === `-${n}` &&
        (await valueOfRow("g")) === (n === 1 ? "*" : `*${n}`)
      );
    }),
    isSumOf("toppling-dominoes:bgr/brr", "toppling-dominoes:bgr", "toppling-dominoes:brr"),
  ],
  "examples.surprising": [
    "it has value {3|-1}",
    "it -> turn=R toppling-dominoes:bbb wins",
    "turn=R toppling-dominoes:bbbgr -> toppling-dominoes:r wins",
  ],
  "examples.hard": [
    "it has 1 winning of 8",
    "it -> turn=R toppling-dominoes:bbrrrb wins",
    {
      says: "the temperature of the second row is above that of the first",
      async holds({valued}) {
        const [first, second] = await Promise.all(
          ["brr", "bbrrrb"].map(async (row) => (await valued(`toppling-dominoes:${row}`)).temperature),
        );
        const size = (text) => text.split("/").reduce((a, b) => a / b);
        return size(second) > size(first);
      },
    },
  ],
};
