// Another game's values beside those of the first: where they differ.
import type {Comparison, Tabulation} from "../engine/types";
import type {Values} from "./period";

export interface GameComparison {
  tabulation: Tabulation;
  comparison: Comparison;
}

/** A heap that only one of the tables has is none where they differ. */
export const differ = (one: Values, other: Values, n: number) => n < other.length && one[n] !== other[n];

export function differencesOf(one: Values, other: Values): number {
  let count = 0;
  for (let n = 0; n < one.length; n++) if (differ(one, other, n)) count++;
  return count;
}
