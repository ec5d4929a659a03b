// The positions of an open address.
import type {Play} from "./terms.js";

/** Why a family of positions is not known as far as it was asked for, and where. */
export interface FamilyLimit {
  /**
   * "position": the text is none; "value": it is worth no nimber below 2^32; "memory": its value is past the end of a table, or there
   * is no memory; "positions": the steps are spent.
   */
  kind: "position" | "value" | "memory" | "positions" | "cancelled";
  /** The number of the first that is not known; of a table how many positions were looked at. */
  at: string;
}

/** The positions of an open address, a row for each number of the first name, or one row where it has one name. */
export interface FamilyTable {
  address: string;
  ranges: {name: string; from: string; to: string}[];
  play: Play;
  status: "solved" | "limit";
  limit?: FamilyLimit;
  /** Positions of which the winner, or a value that there is, is not known. */
  unknown?: string;
  /**
   * Under normal play the values; under misere play the number of misere play, where the position is tame. Null where there is none, or
   * it is not known; null for the whole where it is so of all.
   */
  values: (number | "loony" | null)[][] | null;
  /** A text for each row, a letter for each position: who wins, "?" where that is not known, "-" where the text is no position. */
  outcomes: string[];
}

/** What an open address is made of. */
export interface OpenParts {
  address: string;
  /** Those of n, a and b that stand in it. */
  names: string;
  /** The game, where it is one, and the same for all numbers. */
  game: string | null;
  parts: OpenPart[];
}

/** A text as it stands, a number, or so many copies. */
export type OpenPart = string | {number: OpenStep[]} | {copies: OpenPart[]; times: OpenStep[]};

/**
 * A number or a name puts itself on a stack, k being the number of the innermost copy; "+", "-", "*", "/" rounded down and "%" take two
 * numbers from it and put what they make; "~" turns the sign of the last.
 */
export type OpenStep = string;
