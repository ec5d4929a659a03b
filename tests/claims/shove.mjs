import {forAll, sumOf, words} from "../helpers/claim-kinds.mjs";
import {fraction} from "../helpers/partizan-claims.mjs";

/**
 * Value of a row: each piece counts its cell, halved once for each piece behind it up to the first one after the last
 * change of players.
 */
function rowValue(row) {
  const pieces = [...row].flatMap((owner, i) => (owner === "." ? [] : [{owner, cell: i + 1}]));
  const last = pieces.findLastIndex(({owner}, i) => i > 0 && owner !== pieces[i - 1].owner);
  return sumOf(pieces.map(({owner, cell}, i) => (owner === "l" ? cell : -cell) / 2 ** Math.max(0, last - i)));
}

/** Claim about all rows of up to six cells whose number of pieces satisfies `isSo`. */
const ofPieces = (says, isSo) =>
  forAll(
    says,
    words("lr.", 1, 6).filter((row) => isSo(row.replaceAll(".", "").length)),
    async ({value}, row) => (await value(`shove:${row}`)) === fraction(rowValue(row)),
  );

export const claims = {
  about: [ofPieces("every row is worth the sum of its cells, each halved as is said", () => true)],
  "formulas.empty": [ofPieces("a row without a piece is worth 0", (count) => count === 0)],
  "formulas.piece": [ofPieces("a single piece counts its cell", (count) => count === 1)],
  "formulas.row": [
    ofPieces(
      "cells, Right's below 0, halved for each piece up to the last run and once for that",
      (count) => count > 1,
    ),
  ],
  "examples.surprising": ["it has value -13/4"],
  "examples.hard": ["it has value -83/8", "it is R"],
};
