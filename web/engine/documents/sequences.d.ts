// The values of a game's single heaps.
import type {Certificate, Period} from "./certificates.js";
import type {FamilyLimit} from "./families.js";
import type {Ground, Play} from "./terms.js";

/** The values of a game's single heaps, and what is known of all that follow. */
export interface Tabulation {
  /** As the printer writes it: "kayles". */
  game: string;
  /** Up to which heap it was asked for. */
  to: string;
  /** "limit": not all values are known. */
  status: "solved" | "limit";
  ground: Ground;
  /** How many values were made; of a proved period all others follow. */
  made: string;
  preperiod: string | null;
  period: string | null;
  saltus: string | null;
  certificate: Certificate | null;
  /** What was seen up to a heap, where nothing is proved. */
  observed: (Period & {to: string}) | null;
  /** Of an open address that is not known as far as it was asked for. */
  limit?: FamilyLimit;
  /** Of the heaps from 0 on. */
  values: Uint16Array | Uint32Array;
}

/** What is known of a game's single heaps, or of the positions of an open address, without their values. */
export type PeriodFound = Omit<Tabulation, "values">;

/** The values from one heap on as numbers; none of them under a play but normal, which has the fields at the end. */
export type Series = PeriodFound & {from: string; values: number[]} & {
  play?: Play;
  /** A letter for each: who wins, "?" where that is not known, "-" where the text is no position. */
  outcomes?: string;
  /** Under misere play the number of misere play g-, where the position is tame. */
  misere?: (number | null)[];
  /** Of how many the winner is not known. */
  unknown?: string;
};

/** The values of two games' single heaps, heap by heap, or of a game and those that were given. */
export interface Comparison {
  /** Empty where values were given in place of a game. */
  games: [string, string];
  /** "limit": they agree as far as they were compared, and no more is known, or not all that were given were compared. */
  status: "solved" | "limit";
  /** The first heap that is not worth the same. */
  differs: string | null;
  /** How many heaps were compared. */
  compared: string;
  /** Of all heaps, however large. */
  same: boolean | null;
  /** What the heap where they differ is worth in each; otherwise empty. */
  values: [string, string] | [];
  /** Where values were given: the first heap that they have, with which the comparison begins. */
  from?: string;
}

/** A list of values in place of a game. */
export interface GivenValues {
  /** The n of the first. */
  from: string;
  values: number[];
}
