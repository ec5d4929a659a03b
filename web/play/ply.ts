// Ply as the timeline shows it.
import type {PlyAnalysis} from "../game/line/ply-analyses";
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

/** Returns true if the move threw a win away: its player could win before it, and the opponent does not lose after it. */
export const threwWin = (before: PlyShown | undefined, ply: PlyShown): boolean =>
  before?.facts?.chance === "win" && (ply.facts?.chance ?? "loss") !== "loss";

const countText = (n: string | null) => (n === null ? "?" : formatCount(n));

/** Returns the numbers of winning moves and of all moves as text. */
export const choiceOf = ({winning, total}: PlyAnalysis) => ({
  winning: countText(winning),
  total: countText(total),
});
