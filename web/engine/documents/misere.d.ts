// What misere play has in place of a value: the genus and the canonical form.
import type {Limit} from "./terms.js";

/** In Conway's words; "nim": equal to a heap of Nim. */
export type MisereClass = "nim" | "tame" | "generally tame" | "restive" | "generally restive" | "restless" | "wild";

/**
 * Of a position: "4^146", g+ and all digits, separated by commas where one is above 9; shortly, as CGSuite prints it. What is not known
 * is null.
 */
export interface Genus {
  address: string;
  genus: string | null;
  short: string | null;
  class: MisereClass | null;
  half_tame: boolean | null;
}

/** Of the heaps from 0 on, or of a family with one name, as far as they are known; null where a number of the name makes no position. */
export interface Genera {
  game: string;
  to: string;
  status: "solved" | "limit";
  limit?: Limit;
  genus: (string | null)[];
  short: (string | null)[];
  classes: (MisereClass | null)[];
  /** Null too where the sum of the heap with itself would take too long. */
  half_tame: (boolean | null)[];
}

/** Of a family with two names: a list for each number of the first, of those of the second. */
export interface GeneraOfPairs extends Omit<Genera, "genus" | "short" | "classes" | "half_tame"> {
  genus: (string | null)[][];
  short: (string | null)[][];
  classes: (MisereClass | null)[][];
  half_tame: (boolean | null)[][];
}

/** A game that some moves lead to, its texts as of a form. */
export interface MisereFormMove {
  form: string | null;
  list: string | null;
  /** An option of the canonical form; else some move leads from it to the form of the position, and it is left out as reversible. */
  kept: boolean;
  /** The touches that lead to it. */
  from: string[][];
}

/** The misere canonical form of a position, its text null where that would be long. */
export interface MisereForm extends Genus {
  /** As CGSuite prints it, "*[2[2]321]". */
  form: string | null;
  /** As nested lists, "[[2,3],1,2,3]", a number for a heap of Nim. */
  list: string | null;
  mate: string | null;
  options: string;
  birthday: string;
  /** The games that its moves lead to, each once; null where they are not all known. */
  moves: MisereFormMove[] | null;
  /** Of a position to compare it with. */
  other?: string;
  /** Both are one in every sum; null where that is not known. */
  equal?: boolean | null;
  /**
   * The first born game of those born by day 4, as lists, beside which one of the two is lost and the other won; null where they are
   * equal, or none of these tells them apart.
   */
  told_apart_by?: string | null;
}
