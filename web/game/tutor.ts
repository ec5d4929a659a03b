// What a move did to the chances of the one who made it, from what was known before it.

import type {Answer, Touch} from "../engine";
import type {Sentence} from "../text/language";
import {isAmong, listedBy} from "./listed";
import {moverOf, winnerOf} from "./mover";

export type Judgement = "kept" | "threw" | "lost" | "resisted" | "hastened" | "unknown";

/** What a move did, and the best one in words where it was not made. */
export interface JudgedMove {
  kind: Judgement;
  best: Sentence | null;
}

export interface Verdict {
  kind: Judgement;
  /** What would have won where the win was thrown away, or lasted longer in a lost position. */
  best: Touch | null;
}

/** Null where the engine does not know. */
export function moverWins(answer: Answer): boolean | null {
  const {outcome, moves} = answer;
  const mover = moverOf(answer);
  const winner = mover && winnerOf(answer, mover);
  if (winner) return winner === mover;
  if (outcome === "N") return true;
  if (outcome === "P") return false;
  return moves.winning === null ? null : moves.winning !== "0";
}

/** In a lost position, by the moves that resist `longest`; nothing to choose between where all do. */
function judgeLost({moves: {total}}: Answer, touch: Touch, longest: Touch[] | null): Verdict {
  const [best] = longest ?? [];
  if (!longest || !best || String(longest.length) === total) return {kind: "lost", best: null};
  return isAmong(longest, touch) ? {kind: "resisted", best: null} : {kind: "hastened", best};
}

export function judge(before: Answer | null, touch: Touch, longest: Touch[] | null = null): Verdict {
  const chances = before && moverWins(before);
  if (!before || chances === null) return {kind: "unknown", best: null};
  if (!chances) return judgeLost(before, touch, longest);
  const {listed, winning} = before.moves;
  const made = listedBy(before, touch);
  const won = listed.filter((move) => move.wins);
  // A move that is not listed loses when all that win are.
  const wins = made ? made.wins : String(won.length) === winning ? false : null;
  if (wins === false && won[0]) return {kind: "threw", best: won[0].touch};
  return {kind: wins ? "kept" : "unknown", best: null};
}
