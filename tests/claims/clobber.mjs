import {forAll, words} from "../helpers/claim-kinds.mjs";
import {areInfinitesimal, isSumOf} from "../helpers/partizan-claims.mjs";

const addresses = words("xo.", 1, 6).map((row) => `clobber:${row}`);

export const claims = {
  about: [
    areInfinitesimal("every row of up to six is infinitesimal", addresses),
    areInfinitesimal(
      "so is every board of two rows by three",
      words("xo", 6, 6).map((row) => `clobber:${row.slice(0, 3)}/${row.slice(3)}`),
    ),
    forAll("where one player can move the other can too", addresses, async ({analyze}, address) => {
      const [left, right] = [await analyze(address), await analyze(`turn=R ${address}`)];
      return (left.moves.total === "0") === (right.moves.total === "0");
    }),
    isSumOf("clobber:xo.xxo", "clobber:xo", "clobber:xxo"),
  ],
  "examples.surprising": ["it is N", "it has 4 winning of 4", "turn=R clobber:xo/ox has 4 winning of 4"],
  "examples.hard": ["it is P", "it has 0 winning of 17", "turn=R clobber:xoxo/oxox/xoxo has 0 winning of 17"],
};
