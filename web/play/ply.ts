// A ply as the timeline shows it.
import type {PlyAnalysis} from "../game/ply-analyses";
import {counted} from "../ui/numbers";

export interface PlyShown {
  id: number;
  address: string;
  /** Of its components, null where one is too long; null where the address is no position, undefined while nobody knows. */
  positions: readonly (string | null)[] | null | undefined;
  by: "you" | "engine" | null;
  /** Null where nothing is known, or is not to be seen yet. */
  known: PlyAnalysis | null;
}

export interface BranchShown {
  /** How many moves were made before it leaves the line that it came from. */
  after: number;
  plies: PlyShown[];
}

const short = (text: string) => (text.length > 18 ? `${text.slice(0, 17)}…` : text || "–");

export const titleOf = ({address, positions}: PlyShown) =>
  positions === undefined ? "…" : short(positions?.map((position) => position ?? "…").join(" + ") ?? address);

/** Both who moved and who answers had a win before their move: the one between threw it away. */
export const threw = (before: PlyShown | undefined, ply: PlyShown) =>
  before?.known?.moverWins === true && ply.known?.moverWins === true;

const count = (n: string | null) => (n === null ? "?" : counted(n));

/** How many of the moves that there were win. */
export const choiceOf = ({winning, total}: PlyAnalysis) => ({
  winning: count(winning),
  total: count(total),
});
