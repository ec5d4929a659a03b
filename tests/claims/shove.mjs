import {all, sumOf, words} from "../web/claim-kinds.mjs";
import {fraction} from "../web/partizan-claims.mjs";

/** Each piece counts its cell, halved for each piece behind it up to the first one after the last change of players. */
function worth(row) {
  const pieces = [...row].flatMap((owner, i) => (owner === "." ? [] : [{owner, cell: i + 1}]));
  const last = pieces.findLastIndex(({owner}, i) => i > 0 && owner !== pieces[i - 1].owner);
  return sumOf(pieces.map(({owner, cell}, i) => (owner === "l" ? cell : -cell) / 2 ** Math.max(0, last - i)));
}

export const claims = {
  about: [
    all(
      "every row of up to six cells is worth the sum of its cells, each halved as is said",
      words("lr.", 1, 6),
      async ({value}, row) => (await value(`shove:${row}`)) === fraction(worth(row)),
    ),
  ],
  "examples.surprising": ["it has value -13/4"],
  "examples.hard": ["it has value -83/8", "it is R"],
};
