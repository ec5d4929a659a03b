// Turn or winner before a class: the player, and in a game of Left and Right the side.
import {otherSide} from "../game/opponent/mover";
import type {State} from "../game/state";
import {currentMover, currentSide, type SideText, sayTurn, turnOf} from "../play/turn";
import type {Language} from "../text";

interface TurnText {
  /** Empty if the side says it all: of two people one plays Left and the other Right. */
  player: string;
  side: SideText | null;
}

/** Returns the side to show; the player who cannot move has lost. */
function sideOf(state: State, t: Language<"present">): SideText | null {
  const mover = currentMover(state);
  if (!mover || !state.autoplay.isOver.value) return currentSide(state, t);
  const winner = otherSide(mover);
  return {which: winner, words: t.present.won[winner]};
}

export function currentTurnText(state: State, t: Language<"present">): TurnText {
  const turn = turnOf(state);
  if (!turn) return {player: state.analysis.fault.value ? "" : t.table.setting, side: null};
  const side = sideOf(state, t);
  return {player: side && state.autoplay.side.value === null ? "" : sayTurn(turn, t), side};
}
