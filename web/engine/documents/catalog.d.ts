// Catalogue of games and problems, and explanations of rules.
import type {Board} from "./boards.js";
import type {Fact, Kind, Play} from "./terms.js";

/** Catalogue of all games and all contest problems. */
export interface Catalog {
  games: CatalogEntry[];
  problems: Problem[];
}

/** What a typed text stands for. */
export interface ResolvedInput {
  /** Address or game that is meant, as it is printed; null if none is. */
  text: string | null;
  /** Address or game that the text would be if it is not read: its fault is that of the game that it names. */
  likeliest: string;
  /** Convention that the text names. */
  play: "normal" | "misere";
  /** What to type instead, the likeliest first, with its game; a sum has none. */
  offers: {text: string; game: string | null; id: string | null; rules: string | null}[];
  /** True if the offers are guesses at what is meant, false if they are examples of how it is written. */
  guesses: boolean;
  /** Well-known game that is not here, by language, to which the offers are the nearest; null if none is named. */
  missing: Record<string, string> | null;
}

export interface CatalogEntry {
  id: string;
  /** Null for a game; an alias fixes a game and its rules: "kayles" = "take-and-break" with "0.77". */
  alias_of: string | null;
  /** Game as an address has it before the colon. */
  game: string;
  rules: string | null;
  board: Board["kind"];
  /** Text of a position that shows the game well. */
  sample: string;
  /** Format of the text of a position, for editors; null for a board that is drawn, such as a graph. */
  format: string | null;
  /** Letters of the pieces that a cell may have; empty if there are no cells, or no pieces. */
  pieces: string;
  /** Format of the text between the brackets, also of a game that an alias stands for; null for a game without rules. */
  rules_format: string | null;
  plays: Play[];
  source: string;
  kind: Kind;
  /**
   * Names in English and Chinese, reduced to small letters, digits and characters: ids first, then names, then other
   * spellings.
   */
  spellings: string[];
  /** Size up to which the laws are compared with the definition on every position; the largest for `random`. */
  checked_to: number;
}

/** Contest problem that can be judged. */
export interface Problem {
  /** "poj-2311", followed by equal problems of other judges. */
  ids: string[];
  /** Spellings that may be typed for it, reduced to letters and digits in lower case: "poj2311". */
  spellings: string[];
  /** Sample input; `output` belongs to it. */
  input: string;
  output: string;
  /** True if the sample is not the published one. */
  ours: boolean;
}

/** Output of a judge, and the positions that it asked about. */
export interface Judged {
  /** Present if it was stopped before the end. */
  status?: "limit";
  /** Output in the contest's own format. */
  output: string;
  /** Cases as far as they are listed; `output` is the part that belongs to the case. */
  cases: {address: string; play: Play; output: string}[];
  /** Number of cases that are not listed. */
  omitted: number;
}

/** Rules of a game sign by sign, for the page to put into words; no rows if they are no code. */
export interface Gloss {
  game: string;
  rules: string;
  gloss: Sign[];
}

/**
 * Sign with its facts: those of a "digit" of take-and-break are described in cpp/theory/codes/code.hpp, those of
 * "coins" in coin-code.hpp.
 */
export interface Sign {
  kind: "digit" | "coins";
  facts: Record<string, Fact>;
}
