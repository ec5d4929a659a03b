// Marks of touches that several kinds of boards have in common.
import type {Board, Touch} from "../input/touch";

/** Returns the first element of a touch. */
export const firstElement = (_board: Board, [first = "0"]: Touch): string[] => [first];

/** Returns the first element of a touch that goes on; a single one is a number, not an element. */
export const firstOfMore = (_board: Board, [first = "0", ...others]: Touch): string[] => (others.length ? [first] : []);

/** Returns a touch that consists of elements. */
export const allElements = (_board: Board, touch: Touch): string[] => touch;

/** Counters of a heap above which they are not marked one by one. */
export const maxMarkedCounters = 60;

/** Returns marks for the counters that a pile has lost, by place: "2.5" is the sixth of the third pile. */
export function lostCounters(pile: number, from: string, remaining: string): string[] {
  const [oldSize, newSize] = [Number(from), Number(remaining)];
  if (oldSize > maxMarkedCounters) return [];
  return Array.from({length: Math.max(0, oldSize - newSize)}, (_, k) => `${pile}.${newSize + k}`);
}

/** Returns the places of the parts of element `at`, if the list has only grown by what it was split into; else null. */
export function splitPlaces<T>(before: readonly T[], after: readonly T[], at: number, equal: (a: T, b: T) => boolean) {
  const parts = after.length - before.length + 1;
  if (parts < 1 || at < 0) return null;
  const areOthersEqual = before.every((element, i) => {
    const counterpart = after[i < at ? i : i + parts - 1];
    return i === at || (counterpart !== undefined && equal(element, counterpart));
  });
  return areOthersEqual ? Array.from({length: parts}, (_, k) => at + k) : null;
}
