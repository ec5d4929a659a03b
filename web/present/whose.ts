// Whose turn it is before a class, or who has won: the player, and in a game of Left and Right the side.
import {moverIn, moverOf, other, type Side} from "../game/mover";
import type {State} from "../game/state";
import {moverWins} from "../game/tutor";
import {sayTurn, turnOf} from "../play/turn";
import type {Language} from "../text";

interface Whose {
  /** Empty where the side says it all: of two persons one plays Left and the other Right. */
  player: string;
  side: {which: Side; words: string} | null;
}

/** Null where both have the same moves, or it is not known. */
function sideOf({analysis, autoplay, question}: State, t: Language<"present">): Whose["side"] {
  const answer = analysis.answer.value;
  // The answer may still be the position before's, its address is not.
  const shown = answer && moverOf(answer);
  const mover = shown && (analysis.stale.value ? moverIn(question.value.address) : shown);
  if (!mover) return null;
  if (!autoplay.over.value) return {which: mover, words: mover === "L" ? t.ui.moverL : t.ui.moverR};
  const truth = moverWins(answer);
  const winner = truth === null ? null : truth ? mover : other(mover);
  return winner && {which: winner, words: t.present.won[winner]};
}

export function whoseNow(state: State, t: Language<"present">): Whose {
  const turn = turnOf(state);
  if (!turn) return {player: state.analysis.fault.value ? "" : t.table.setting, side: null};
  const side = sideOf(state, t);
  return {player: side && state.autoplay.side.value === null ? "" : sayTurn(turn, t), side};
}
