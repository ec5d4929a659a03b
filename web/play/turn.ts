// Whose turn it is, or who has won: the player, and in a game of Left and Right the side.
import {moverIn, moverOf, other, type Side} from "../game/mover";
import type {State} from "../game/state";
import type {Language} from "../text";

export type Who = "you" | "engine" | "player1" | "player2";

export interface Turn {
  who: Who;
  isOver: boolean;
}

/** Who makes the moves at an even ply, or at an odd one; `side` is the engine's. */
export function whoAt(ply: number, side: "first" | "second" | null): Who {
  const isFirst = ply % 2 === 0;
  if (side === null) return isFirst ? "player1" : "player2";
  return isFirst === (side === "first") ? "engine" : "you";
}

/** Null as long as nothing is known of the position, and where its text is none. */
export function turnOf({analysis, line, autoplay}: State): Turn | null {
  const answer = analysis.answer.value;
  if (!answer || analysis.fault.value) return null;
  const isOver = autoplay.over.value;
  const at = line.value.at;
  const isTheirs = !isOver || answer.outcome === "N";
  return {who: whoAt(isTheirs ? at : at + 1, autoplay.side.value), isOver};
}

const turns = (t: Language): Record<Who, string> => ({
  you: t.table.yourTurn,
  engine: t.table.engineTurn,
  player1: t.table.player1Turn,
  player2: t.table.player2Turn,
});
const wins = (t: Language): Record<Who, string> => ({
  you: t.table.youWon,
  engine: t.table.engineWon,
  player1: t.table.player1Won,
  player2: t.table.player2Won,
});

export const sayTurn = ({who, isOver}: Turn, t: Language) => (isOver ? wins(t) : turns(t))[who];

/** Null where both have the same moves, or it is not known. */
export function moverNow({analysis, question}: State): Side | null {
  const answer = analysis.answer.value;
  const shown = answer && moverOf(answer);
  // The answer may still be the position before's, its address is not.
  return shown && analysis.stale.value ? moverIn(question.value.address) : shown;
}

export interface SideTold {
  which: Side;
  words: string;
}

/** Whose turn it is, against the engine who plays which side, and at the end who cannot move. */
export function sideNow(state: State, t: Language): SideTold | null {
  const [turn, mover] = [turnOf(state), moverNow(state)];
  if (!turn || !mover) return null;
  if (turn.isOver) return {which: mover, words: t.ui.noMoveOf[mover]};
  if (state.autoplay.side.value === null) return {which: mover, words: mover === "L" ? t.ui.moverL : t.ui.moverR};
  const yours = turn.who === "you" ? mover : other(mover);
  return {which: yours, words: t.table.youAre[yours]};
}
