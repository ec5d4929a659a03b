// What is told of the moves by some of them.
import type {Answer, Move} from "../engine/types";
import {moverWins} from "../game/tutor";
import {sayParts} from "../say/parts";
import type {Language} from "../text";
import {counted} from "../ui/numbers";

/** Each reply is looked for where the moves are so few; without one the game is over, and lost for whoever moved. */
const fewMoves = 200n;
export const endsLost = ({wins, reply}: Move, {play, moves: {total}}: Answer) =>
  (play === "misere" || play === "sj") && wins === false && !reply && BigInt(total ?? fewMoves) < fewMoves;

/** One winning move, how many moves there are, and one that loses with the answer to it: each where it is known. */
export function movesOf(answer: Answer, t: Language<"plain">) {
  const {total, winning, listed} = answer.moves;
  const won = moverWins(answer) === true;
  const best = listed.find((m) => m.wins);
  const refuted = listed.find((m) => !m.wins && m.reply);
  const ending = listed.find((m) => endsLost(m, answer));
  const say = ({parts}: Pick<Move, "parts">) => t(t.plain.quoted, {move: sayParts(parts)(t)});
  return {
    won,
    every: total !== null && total === winning,
    facts: {
      ...(best && {move: say(best)}),
      ...(total !== null && {count: counted(total)}),
      ...(refuted?.reply && {refuted: say(refuted), reply: say(refuted.reply)}),
      ...(ending && {ending: say(ending)}),
    },
  };
}
