// What games and problems there are, and how rules are read.
import type {Board} from "./boards.js";
import type {Fact, Kind, Play} from "./terms.js";

/** All games and all contest problems. */
export interface Catalog {
  games: CatalogEntry[];
  problems: Problem[];
}

export interface CatalogEntry {
  id: string;
  /** An alias fixes a game and its rules: "kayles" = "take-and-break" with "0.77". */
  alias_of: string | null;
  /** As an address has it before the colon. */
  game: string;
  rules: string | null;
  board: Board["kind"];
  /** A position text that shows the game well. */
  sample: string;
  plays: Play[];
  source: string;
  kind: Kind;
  /** The laws are compared with the definition on every position up to this size; the largest for `random`. */
  checked_to: number;
}

/** A contest problem that can be judged. */
export interface Problem {
  /** "poj-2311", then equal problems of other judges. */
  ids: string[];
  /** What may be typed for it, letters and digits alone and those small: "poj2311". */
  spellings: string[];
  /** A sample, and the output that belongs to it. */
  input: string;
  output: string;
  /** The sample is not the published one. */
  ours: boolean;
}

/** What a judge has written, and the positions that it asked about. */
export interface Judged {
  /** It was stopped before the end. */
  status?: "limit";
  /** The contest's own output. */
  output: string;
  /** As far as they are listed; `output` is the part that belongs to the case. */
  cases: {address: string; play: Play; output: string}[];
  /** How many cases are not listed. */
  omitted: number;
}

/** The rules of a game sign by sign, for the page to put into words; no rows where they are no code. */
export interface Gloss {
  game: string;
  rules: string;
  gloss: Sign[];
}

/** The facts of a "digit" of take-and-break are told in cpp/theory/codes/code.hpp, those of "coins" in coin-code.hpp. */
export interface Sign {
  kind: "digit" | "coins";
  facts: Record<string, Fact>;
}
