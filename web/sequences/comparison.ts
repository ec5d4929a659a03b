// Values beside those of the first game, another game's or a reader's own: where they differ.
import type {Comparison} from "../engine/types";
import type {Values} from "./period";

export interface Beside {
  /** Null where the values were given. */
  game: string | null;
  /** The heap of the first value. */
  from: number;
  values: Values;
}

export interface GameComparison {
  beside: Beside;
  comparison: Comparison;
}

/** Undefined of a heap that has none. */
export const besideAt = ({from, values}: Beside, n: number): number | undefined => values[n - from];

/** A heap that only one of the tables has is none where they differ. */
export function differ(one: Values, other: Beside, n: number): boolean {
  const theirs = besideAt(other, n);
  return theirs !== undefined && one[n] !== theirs;
}

export function differencesOf(one: Values, other: Beside): number {
  let count = 0;
  for (let n = other.from; n < one.length; n++) if (differ(one, other, n)) count++;
  return count;
}
