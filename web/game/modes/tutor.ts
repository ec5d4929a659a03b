// Verdict of the tutor: what a move did to the chances of its player, from what was known before it.

import type {Answer, Touch} from "../../engine";
import type {Sentence} from "../../text/language";
import {moverOf, winnerOf} from "../opponent/mover";
import {isAmong, listedBy} from "../selection/move-list";

export type Judgement = "kept" | "held" | "threw" | "threw-draw" | "lost" | "resisted" | "hastened" | "unknown";

/** Verdict on a move, with the best move in words if another one was made. */
export interface JudgedMove {
  kind: Judgement;
  best: Sentence | null;
}

export interface Verdict {
  kind: Judgement;
  /** A move that would have kept the win or the draw that was thrown away, or lasted longer in a lost position. */
  best: Touch | null;
}

/** Chances of a player with best play, worst first. */
const chances = ["loss", "draw", "win"] as const;
export type Chance = (typeof chances)[number];

const chanceIf = (wins: boolean): Chance => (wins ? "win" : "loss");
export const opposite = (chance: Chance): Chance => chances[2 - chances.indexOf(chance)] ?? chance;
export const isWorse = (chance: Chance, than: Chance) => chances.indexOf(chance) < chances.indexOf(than);

/** Returns the chance of the player to move; null if it is not known. */
export function chanceOf(answer: Answer): Chance | null {
  const {outcome, moves} = answer;
  const mover = moverOf(answer);
  const winner = mover && winnerOf(answer, mover);
  if (winner) return chanceIf(winner === mover);
  if (outcome === "D") return "draw";
  if (outcome === "N" || outcome === "P") return chanceIf(outcome === "N");
  return moves.winning === null ? null : chanceIf(moves.winning !== "0");
}

/** Returns the moves of the list that keep the best chance: those that win, or in a drawn position hold the draw. */
export const bestOf = ({outcome, moves: {listed}}: Pick<Answer, "outcome" | "moves">) =>
  listed.filter((move) => (outcome === "D" ? move.outcome === "D" : move.wins));

/** Judges a move in a lost position by the moves that last `longest`; there is nothing to choose if all do. */
function judgeLost({moves: {total}}: Answer, touch: Touch, longest: Touch[] | null): Verdict {
  const [best] = longest ?? [];
  if (!longest || !best || String(longest.length) === total) return {kind: "lost", best: null};
  return isAmong(longest, touch) ? {kind: "resisted", best: null} : {kind: "hastened", best};
}

export function judge(before: Answer | null, touch: Touch, longest: Touch[] | null = null): Verdict {
  const chance = before && chanceOf(before);
  if (!before || chance === null) return {kind: "unknown", best: null};
  if (chance === "loss") return judgeLost(before, touch, longest);
  const isDraw = chance === "draw";
  const listedMove = listedBy(before, touch);
  const bestMoves = bestOf(before);
  const bestCount = isDraw ? before.moves.drawing : before.moves.winning;
  // An unlisted move is a mistake if all of the best are listed.
  const isUnknown = listedMove ? listedMove.wins === null : String(bestMoves.length) !== bestCount;
  if (isUnknown) return {kind: "unknown", best: null};
  if (listedMove && bestMoves.includes(listedMove)) return {kind: isDraw ? "held" : "kept", best: null};
  const [best] = bestMoves;
  return best ? {kind: isDraw ? "threw-draw" : "threw", best: best.touch} : {kind: "unknown", best: null};
}
