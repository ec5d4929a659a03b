import {losers} from "../helpers/claim-kinds.mjs";

export const claims = {
  about: ["fission:.x. has value -1", "fission:./x/. has value 1", "fission:.x/.. has value 0"],
  "examples.surprising": [
    "it is P",
    losers(
      "after Left's move only Right can split",
      async (to, _, {analyze, brief}) =>
        (await analyze(to)).moves.total !== "0" && (await brief(to.replace("turn=R ", ""))).moves.total === "0",
    ),
  ],
  "examples.hard": ["it is P", "it has 0 winning of 2"],
};
