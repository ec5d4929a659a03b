// Small random positions of all games, for comparisons with the rules.
import assert from "node:assert/strict";
import {isLong} from "./effort.mjs";

const nameOf = ({id, alias_of: family, rules}) => (rules && !family ? `${id}(${rules})` : id);

/** Accepts the error that no position is so small, or that none has a move. */
function acceptBadRequest(error) {
  assert.equal(error.code, "bad-request");
}

const ROUNDS = isLong ? 40 : 10;

/**
 * Yields a position of each game in each round, its conventions in turn; some are sums of two positions of the game.
 */
export async function* randomPositions(sg, games) {
  for (let round = 0; round < ROUNDS; round++)
    for (const [index, game] of games.entries()) {
      const play = game.plays[(round + index) % game.plays.length];
      const size = Math.max(1, Math.min(game.checked_to, 2 + (round % 7)));
      const position = async (seed) => sg.random(nameOf(game), size, seed).catch((error) => acceptBadRequest(error));
      const first = await position(`${round}`);
      const second =
        round % 5 === 4 && ["nimber", "loopy"].includes(game.kind) ? await position(`${round} again`) : undefined;
      if (first) yield {address: second ? `${first} + ${second}` : first, play};
    }
}
