// Articles, by their slugs, on what the pages show: levels of the first page, methods of games, conventions.
import type {Kind, Play} from "../engine/types";
import type {Level} from "../home/thoughts";
import type {Theory} from "../text";

/** After the first game the first level says more. */
export const articleOfLevel: Record<Level, string | null> = {
  meeting: null,
  two: "nim",
  pairs: "nim",
  blocks: "nim",
  row: "sums",
  tree: "hackenbush",
};

/** Methods without an article have null. */
export const articleOfTheory: Record<Theory, string | null> = {
  "nim-sum": "nim",
  remainders: "mex",
  table: "periods",
  "golden-ratio": null,
  "nim-product": "coins",
  staircase: "sums",
  "colon-fusion": "hackenbush",
  symmetry: "sums",
  matching: null,
  parity: null,
  numbers: "numbers",
  search: "mex",
  loopy: "never-ending",
  "winner-only": "impartial",
};

/** Conventions with rules of their own. */
export const articleOfPlay: Partial<Record<Play, string>> = {
  misere: "misere",
  sj: "misere",
  every: "every",
  conjunctive: "every",
};

/** Search is explained by mex for impartial games, and for those of Left and Right by what makes a move urgent. */
const articleOf = (theory: Theory, kind: Kind) =>
  theory === "search" && kind === "partizan" ? "switches" : articleOfTheory[theory];

/** Returns the articles on how a game is won, the one that says most first. */
export const articlesOfGame = (kind: Kind, theories: readonly Theory[], play: Play): string[] =>
  [articleOfPlay[play], ...theories.map((theory) => articleOf(theory, kind))].filter(
    (slug) => slug !== null && slug !== undefined,
  );
