import {rows} from "../helpers/claim-kinds.mjs";
import {areInfinitesimal} from "../helpers/partizan-claims.mjs";

export const claims = {
  about: [
    areInfinitesimal(
      "every cake up to 5 × 5 is infinitesimal",
      rows(2, 1, 5).map(([w, h]) => `eatcake:${w}x${h}`),
    ),
  ],
  "examples.surprising": ["it is L", "it has stops 0 and 0", "it > 0"],
  "examples.hard": ["it is L", "it has 3 winning of 8"],
};
