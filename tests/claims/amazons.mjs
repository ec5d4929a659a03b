import {isSumOf} from "../helpers/partizan-claims.mjs";

export const claims = {
  about: [
    "amazons:x... has value 3",
    "amazons:#x./.## has value 1",
    isSumOf("amazons:x..o/####/o.x.", "amazons:x..o", "amazons:o.x."),
  ],
  "examples.surprising": ["it is N", "it -> turn=R amazons:.x#o wins", "turn=R amazons:.x#o is L", "amazons:x#o. is R"],
  "examples.hard": ["it has 1 winning of 50", "it -> turn=R amazons:..../..#./..xo wins"],
};
