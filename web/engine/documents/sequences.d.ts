// Sequences: the values of a game's single heaps.
import type {Certificate, Period} from "./certificates.js";
import type {FamilyLimit} from "./families.js";
import type {Ground, Play} from "./terms.js";

/** Values of a game's single heaps, and what is known of all that follow. */
export interface Tabulation {
  /** Game as the printer writes it: "kayles". */
  game: string;
  /** Last heap that was requested. */
  to: string;
  /** "limit": not all values are known. */
  status: "solved" | "limit";
  ground: Ground;
  /** Number of values made; a proved period gives all others. */
  made: string;
  preperiod: string | null;
  period: string | null;
  saltus: string | null;
  certificate: Certificate | null;
  /** Period observed up to a heap, if none is proved. */
  observed: (Period & {to: string}) | null;
  /** Present for an open address that is not known as far as requested. */
  limit?: FamilyLimit;
  /** Values of the heaps from 0 on. */
  values: Uint16Array | Uint32Array;
}

/** Facts about a game's single heaps, or the positions of an open address, without their values. */
export type PeriodFound = Omit<Tabulation, "values">;

/** Values from one heap on, as numbers; none under a convention other than normal, which has the fields at the end. */
export type Series = PeriodFound & {from: string; values: number[]} & {
  play?: Play;
  /** Letters, one for each position: the winner, D for a draw, "?" if not known, "-" if the text is no position. */
  outcomes?: string;
  /** Under misere play the number g-, if the position is tame. */
  misere?: (number | null)[];
  /** Number of positions whose winner is not known. */
  unknown?: string;
};

/** Comparison of two games' single heaps, heap by heap, or of a game with given values. */
export interface Comparison {
  /** Empty if values were given in place of a game. */
  games: [string, string];
  /** "limit": they agree as far as they were compared, and no more is known, or not all given values were compared. */
  status: "solved" | "limit";
  /** First heap whose values differ. */
  differs: string | null;
  /** Number of heaps compared. */
  compared: string;
  /** True if all heaps agree, however large; null if unknown. */
  same: boolean | null;
  /** Values of the heap where they differ, one for each game; otherwise empty. */
  values: [string, string] | [];
  /** First heap of the given values, with which the comparison begins. */
  from?: string;
}

/** List of values in place of a game. */
export interface GivenValues {
  /** Number n of the first value. */
  from: string;
  values: number[];
}
