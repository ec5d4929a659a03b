// Facts about the moves, as phrases that sentences can quote.
import {playRules} from "../address/plays";
import type {Answer, Move} from "../engine/types";
import {bestOf, chanceOf} from "../game/modes/tutor";
import {sayParts} from "../say/parts";
import type {Language} from "../text";
import {formatCount} from "../ui/numbers";

/**
 * With fewer moves than this the engine looks for a reply to each; a move without one ended the game, and its player
 * lost.
 */
const fewMoves = 200n;
export const endsLost = ({wins, reply}: Move, {play, moves: {total}}: Answer) =>
  !playRules[play].lastMoverWins && wins === false && !reply && BigInt(total ?? fewMoves) < fewMoves;

/** Phrases for a winning move, the number of moves, and a losing move with its reply; each only where it is known. */
export function movesOf(answer: Answer, t: Language<"plain">) {
  const {total, winning, drawing, listed} = answer.moves;
  const won = chanceOf(answer) === "win";
  const [best] = bestOf(answer);
  const refuted = listed.find((m) => !m.wins && m.reply);
  const ending = listed.find((m) => endsLost(m, answer));
  const say = ({parts}: Pick<Move, "parts">) => t(t.plain.quoted, {move: sayParts(parts)(t)});
  return {
    won,
    /** True if every move wins, or in a draw holds it. */
    every: total !== null && total === (drawing ?? winning),
    facts: {
      ...(best && {move: say(best)}),
      ...(total !== null && {count: formatCount(total)}),
      ...(refuted?.reply && {refuted: say(refuted), reply: say(refuted.reply)}),
      ...(ending && {ending: say(ending)}),
    },
  };
}
