// Small random positions of all games, for what is compared with the rules.
import assert from "node:assert/strict";
import {isLong} from "./effort.mjs";

const nameOf = ({id, alias_of: family, rules}) => (rules && !family ? `${id}(${rules})` : id);

/** No position so small, or none with a move. */
function refused(error) {
  assert.equal(error.code, "bad-request");
}

const ROUNDS = isLong ? 40 : 10;

/** A position of each game under each of its plays in turn, sums of two of the same game among them. */
export async function* randomPositions(sg, games) {
  for (let round = 0; round < ROUNDS; round++)
    for (const game of games) {
      const play = game.plays[round % game.plays.length];
      const size = Math.max(1, Math.min(game.checked_to, 2 + (round % 7)));
      const position = async (seed) => sg.random(nameOf(game), size, seed).catch((error) => refused(error));
      const first = await position(`${round}`);
      const second = round % 5 === 4 && game.kind === "nimber" ? await position(`${round} again`) : undefined;
      if (first) yield {address: second ? `${first} + ${second}` : first, play};
    }
}
