// Families of positions: those of an open address.
import type {Play} from "./terms.js";

/** Reason why a family of positions is not known as far as requested, and the place. */
export interface FamilyLimit {
  /**
   * "position": the text is none; "value": its value is no nimber below 2^32; "memory": its value is past the end of a
   * table, or there is no memory; "positions": the budget is spent.
   */
  kind: "position" | "value" | "memory" | "positions" | "cancelled";
  /** Number of the first position that is not known; for a table, the number of positions looked at. */
  at: string;
}

/** Positions of an open address, a row for each number of the first name, or one row if it has one name. */
export interface FamilyTable {
  address: string;
  ranges: {name: string; from: string; to: string}[];
  play: Play;
  status: "solved" | "limit";
  limit?: FamilyLimit;
  /** Number of positions of which the winner, or an existing value, is not known. */
  unknown?: string;
  /**
   * Under normal play the values; under misere play the number g- if the position is tame. Null if there is none or it
   * is not known; null for the whole if that is so of all.
   */
  values: (number | "loony" | null)[][] | null;
  /**
   * Texts, one for each row, with a letter for each position: the winner, D for a draw, "?" if not known, "-" if the text is no
   * position.
   */
  outcomes: string[];
}

/** Parts that make up an open address. */
export interface OpenParts {
  address: string;
  /** Those of the names n, a and b that occur in it. */
  names: string;
  /** Game, if the address is of one game that is the same for all numbers; else null. */
  game: string | null;
  parts: OpenPart[];
}

/** Literal text, a number, or a number of copies. */
export type OpenPart = string | {number: OpenStep[]} | {copies: OpenPart[]; times: OpenStep[]};

/**
 * Step of a stack machine: a number or a name pushes itself, k being the number of the innermost copy; "+", "-", "*",
 * "/" (rounded down) and "%" replace two numbers by their result; "~" changes the sign of the last.
 */
export type OpenStep = string;
