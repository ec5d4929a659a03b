// Turn or winner: the player, and in a game of Left and Right the side.
import {moverIn, moverOf, otherSide, type Side} from "../game/opponent/mover";
import type {State} from "../game/state";
import type {Language} from "../text";

export type Who = "you" | "engine" | "player1" | "player2";

export interface Turn {
  who: Who;
  /** Name of one of two players; empty if none was given. */
  name: string;
  isOver: boolean;
  /** True if the game ended in a draw. */
  isDrawn?: boolean;
}

/** Returns who moves at that ply; `side` is the engine's. */
export function whoAt(ply: number, side: "first" | "second" | null): Who {
  const isFirst = ply % 2 === 0;
  if (side === null) return isFirst ? "player1" : "player2";
  return isFirst === (side === "first") ? "engine" : "you";
}

/** Returns the turn; null while nothing is known of the position, or if its text is none. */
export function turnOf({analysis, line, autoplay, drawOffer, players}: State): Turn | null {
  const answer = analysis.answer.value;
  if (!answer || analysis.fault.value) return null;
  const isOver = autoplay.isOver.value;
  const at = line.value.at;
  const isMoversTurn = !isOver || answer.outcome === "N";
  const who = whoAt(isMoversTurn ? at : at + 1, autoplay.side.value);
  const [first, second] = players.value ?? ["", ""];
  const isDrawn = drawOffer.isAgreed.value;
  return {who, isOver, isDrawn, name: {player1: first, player2: second, you: "", engine: ""}[who]};
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

export function sayTurn({who, isOver, isDrawn, name}: Turn, t: Language): string {
  if (isDrawn) return t.table.drawn;
  if (name) return t(isOver ? t.table.namedWon : t.table.namedTurn, {name});
  return (isOver ? wins(t) : turns(t))[who];
}

/** Returns the side to move; null if both have the same moves, or it is not known. */
export function currentMover({analysis, question}: State): Side | null {
  const answer = analysis.answer.value;
  const side = answer && moverOf(answer);
  // A stale answer is of the previous position, but the address is not.
  return side && analysis.isStale.value ? moverIn(question.value.address) : side;
}

export interface SideText {
  which: Side;
  words: string;
}

/** Returns the side to move, against the engine the user's side, and at the end the side that cannot move. */
export function currentSide(state: State, t: Language): SideText | null {
  const [turn, mover] = [turnOf(state), currentMover(state)];
  if (!turn || !mover) return null;
  if (turn.isOver && !turn.isDrawn) return {which: mover, words: t.ui.noMoveOf[mover]};
  if (state.autoplay.side.value === null) return {which: mover, words: mover === "L" ? t.ui.moverL : t.ui.moverR};
  const userSide = turn.who === "you" ? mover : otherSide(mover);
  return {which: userSide, words: t.table.youAre[userSide]};
}
