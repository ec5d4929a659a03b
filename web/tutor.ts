// What a move did to the chances of the one who made it, from what was known before it.
import type {Answer, Touch} from "./engine";

export interface Verdict {
  kind: "kept" | "threw" | "lost" | "unknown";
  /** What would have won, where the win was thrown away. */
  best: Touch | null;
}

export interface Chances {
  outcome: Answer["outcome"];
  winning: string | null;
}

export const chancesOf = ({outcome, moves: {winning}}: Answer): Chances => ({outcome, winning});

/** Null where the engine does not know. */
export function moverWins({outcome, winning}: Chances): boolean | null {
  if (outcome === "N") return true;
  if (outcome === "P") return false;
  return winning === null ? null : winning !== "0";
}

export function judge(before: Answer | null, touch: Touch): Verdict {
  const chances = before && moverWins(chancesOf(before));
  if (!before || chances === null) return {kind: "unknown", best: null};
  if (!chances) return {kind: "lost", best: null};
  const {listed, winning} = before.moves;
  const name = touch.join(".");
  const made = listed.find((move) => move.touch.join(".") === name);
  const won = listed.filter((move) => move.wins);
  // A move that is not listed loses when all that win are.
  const wins = made ? made.wins : String(won.length) === winning ? false : null;
  if (wins === false && won[0]) return {kind: "threw", best: won[0].touch};
  return {kind: wins ? "kept" : "unknown", best: null};
}
