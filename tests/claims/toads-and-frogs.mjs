import {isSumOf} from "../helpers/partizan-claims.mjs";

export const claims = {
  about: [isSumOf("toads-and-frogs:tt.ff/ttt..fff", "toads-and-frogs:tt.ff", "toads-and-frogs:ttt..fff")],
  "examples.surprising": ["it has value *", "it has 1 winning of 1", "turn=R toads-and-frogs:tt.ff has 1 winning of 1"],
  "examples.hard": ["it is N", "it has 1 winning of 1", "turn=R toads-and-frogs:ttt..fff has 1 winning of 1"],
};
