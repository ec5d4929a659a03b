// Ply as the timeline shows it.
import type {PlyAnalysis} from "../game/line/ply-analyses";
import {isWorse, opposite} from "../game/modes/tutor";
import {truncate} from "../lib/truncate";
import {formatCount} from "../ui/numbers";

export interface PlyShown {
  id: number;
  address: string;
  /**
   * Position of each component, null if one is too long; null if the address is no position, undefined until it is
   * known.
   */
  positions: readonly (string | null)[] | null | undefined;
  by: "you" | "engine" | null;
  /** Null if nothing is known, or it must not be shown yet. */
  facts: PlyAnalysis | null;
}

export interface BranchShown {
  /** Number of moves made before it leaves the main line. */
  after: number;
  plies: PlyShown[];
}

const shorten = (text: string) => truncate(text, 18) || "–";

export const titleOf = ({address, positions}: PlyShown) =>
  positions === undefined ? "…" : shorten(positions?.map((position) => position ?? "…").join(" + ") ?? address);

/** Returns true if the move threw a win or a draw away: the chances of its player became worse. */
export function threwWin(before: PlyShown | undefined, ply: PlyShown): boolean {
  const [chance, opponents] = [before?.facts?.chance, ply.facts?.chance];
  return Boolean(chance && opponents && isWorse(opposite(opponents), chance));
}

const countText = (n: string | null) => (n === null ? "?" : formatCount(n));

/** Returns the numbers of winning moves and of all moves as text. */
export const choiceOf = ({winning, total}: PlyAnalysis) => ({
  winning: countText(winning),
  total: countText(total),
});
