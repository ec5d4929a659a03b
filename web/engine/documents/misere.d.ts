// Values under misere play: genus and misere canonical form.
import type {Limit} from "./terms.js";

/** Classes in Conway's words; "nim": equal to a heap of Nim. */
export type MisereClass = "nim" | "tame" | "generally tame" | "restive" | "generally restive" | "restless" | "wild";

/**
 * Genus of a position: "4^146", g+ and all digits, separated by commas if one is above 9; `short` as CGSuite prints it.
 * What is not known is null.
 */
export interface Genus {
  address: string;
  genus: string | null;
  short: string | null;
  class: MisereClass | null;
  half_tame: boolean | null;
}

/**
 * Genera of the heaps from 0 on, or of a family with one name, as far as known; null if a number of the name makes no
 * position.
 */
export interface Genera {
  game: string;
  to: string;
  status: "solved" | "limit";
  limit?: Limit;
  genus: (string | null)[];
  short: (string | null)[];
  classes: (MisereClass | null)[];
  /** Null also if the sum of the heap with itself would take too long. */
  half_tame: (boolean | null)[];
}

/** Genera of a family with two names: a list for each number of the first, over those of the second. */
export interface GeneraOfPairs extends Omit<Genera, "genus" | "short" | "classes" | "half_tame"> {
  genus: (string | null)[][];
  short: (string | null)[][];
  classes: (MisereClass | null)[][];
  half_tame: (boolean | null)[][];
}

/** Game that some moves lead to, with texts like those of a form. */
export interface MisereFormMove {
  form: string | null;
  list: string | null;
  /**
   * True for an option of the canonical form; otherwise some move leads from it to the form of the position, so that it
   * is left out as reversible.
   */
  kept: boolean;
  /** Touches that lead to it. */
  from: string[][];
}

/** Misere canonical form of a position; its text is null if that would be long. */
export interface MisereForm extends Genus {
  /** Form as CGSuite prints it, "*[2[2]321]". */
  form: string | null;
  /** Form as nested lists, "[[2,3],1,2,3]", with a number for a heap of Nim. */
  list: string | null;
  mate: string | null;
  options: string;
  birthday: string;
  /** Games that its moves lead to, each once; null if they are not all known. */
  moves: MisereFormMove[] | null;
  /** Address of a position to compare it with. */
  other?: string;
  /** True if both are equal in every sum; null if that is not known. */
  equal?: boolean | null;
  /**
   * First game of those born by day 4, as lists, with which one of the two is lost and the other won; null if they are
   * equal, or if none of these tells them apart.
   */
  told_apart_by?: string | null;
}
