// Values to compare with those of the first game, from another game or a list of the reader's own, and where they differ.
import type {Comparison} from "../engine/types";
import type {Values} from "./period";

export interface OtherValues {
  /** Null if the values are the reader's own. */
  game: string | null;
  /** Heap of the first value. */
  from: number;
  values: Values;
}

export interface GameComparison {
  otherValues: OtherValues;
  comparison: Comparison;
}

/** Value of heap n; undefined if it has none. */
export const otherValueAt = ({from, values}: OtherValues, n: number): number | undefined => values[n - from];

/** Returns true if both tables have heap n, with different values. */
export function differ(values: Values, other: OtherValues, n: number): boolean {
  const otherValue = otherValueAt(other, n);
  return otherValue !== undefined && values[n] !== otherValue;
}

export function differencesOf(values: Values, other: OtherValues): number {
  let count = 0;
  for (let n = other.from; n < values.length; n++) if (differ(values, other, n)) count++;
  return count;
}
