// Verdict of the tutor: what a move did to the chances of its player, from what was known before it.

import type {Answer, Touch} from "../../engine";
import type {Sentence} from "../../text/language";
import {moverOf, winnerOf} from "../opponent/mover";
import {isAmong, listedBy} from "../selection/move-list";

export type Judgement = "kept" | "threw" | "lost" | "resisted" | "hastened" | "unknown";

/** Verdict on a move, with the best move in words if another one was made. */
export interface JudgedMove {
  kind: Judgement;
  best: Sentence | null;
}

export interface Verdict {
  kind: Judgement;
  /** A move that would have won where the win was thrown away, or lasted longer in a lost position. */
  best: Touch | null;
}

/** Returns true if the player to move wins; null if it is not known. */
export function moverWins(answer: Answer): boolean | null {
  const {outcome, moves} = answer;
  const mover = moverOf(answer);
  const winner = mover && winnerOf(answer, mover);
  if (winner) return winner === mover;
  if (outcome === "N") return true;
  if (outcome === "P") return false;
  return moves.winning === null ? null : moves.winning !== "0";
}

/** Judges a move in a lost position by the moves that last `longest`; there is nothing to choose if all do. */
function judgeLost({moves: {total}}: Answer, touch: Touch, longest: Touch[] | null): Verdict {
  const [best] = longest ?? [];
  if (!longest || !best || String(longest.length) === total) return {kind: "lost", best: null};
  return isAmong(longest, touch) ? {kind: "resisted", best: null} : {kind: "hastened", best};
}

export function judge(before: Answer | null, touch: Touch, longest: Touch[] | null = null): Verdict {
  const couldWin = before && moverWins(before);
  if (!before || couldWin === null) return {kind: "unknown", best: null};
  if (!couldWin) return judgeLost(before, touch, longest);
  const {listed, winning} = before.moves;
  const listedMove = listedBy(before, touch);
  const winningMoves = listed.filter((move) => move.wins);
  // An unlisted move loses if all winning moves are listed.
  const wins = listedMove ? listedMove.wins : String(winningMoves.length) === winning ? false : null;
  if (wins === false && winningMoves[0]) return {kind: "threw", best: winningMoves[0].touch};
  return {kind: wins ? "kept" : "unknown", best: null};
}
