import {words} from "../helpers/claim-kinds.mjs";
import {areNumbers} from "../helpers/partizan-claims.mjs";

export const claims = {
  about: [
    areNumbers(
      "every row of up to six cells is worth a number",
      words("lr.", 1, 6).map((row) => `push:${row}`),
    ),
  ],
  "examples.surprising": ["it has value 3/2", "it -> turn=R push:l. wins"],
  "examples.hard": ["it has value -77/8", "it is R"],
};
