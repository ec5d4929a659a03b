// Whose turn it is before a class, or who has won: the player, and in a game of Left and Right the side.
import {other} from "../game/mover";
import type {State} from "../game/state";
import {moverNow, type SideTold, sayTurn, sideNow, turnOf} from "../play/turn";
import type {Language} from "../text";

interface Whose {
  /** Empty where the side says it all: of two persons one plays Left and the other Right. */
  player: string;
  side: SideTold | null;
}

/** Who cannot move has lost. */
function sideOf(state: State, t: Language<"present">): SideTold | null {
  const mover = moverNow(state);
  if (!mover || !state.autoplay.over.value) return sideNow(state, t);
  const winner = other(mover);
  return {which: winner, words: t.present.won[winner]};
}

export function whoseNow(state: State, t: Language<"present">): Whose {
  const turn = turnOf(state);
  if (!turn) return {player: state.analysis.fault.value ? "" : t.table.setting, side: null};
  const side = sideOf(state, t);
  return {player: side && state.autoplay.side.value === null ? "" : sayTurn(turn, t), side};
}
