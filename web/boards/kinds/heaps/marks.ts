// Marks of moves on heaps.
import type {MovePart} from "../../../engine/types";
import type {BoardOf, Touch} from "../../input/touch";
import {firstOfMore, lostCounters, splitPlaces} from "../../kit/marks";

type Heaps = BoardOf<"heaps">;

const toZeroBased = (index: string) => String(Number(index) - 1);

/** Returns the heaps that a part names, from 0; null if its move is of no heap that has a number. */
function heapsOf(part: MovePart | undefined): string[] | null {
  switch (part?.key) {
    case "heap":
    case "row":
    case "divided":
      return [part.facts.index].map(toZeroBased);
    case "heaps":
      return part.facts.index.map(toZeroBased);
    case "bean":
      return [part.facts.from, ...part.facts.into].map(toZeroBased);
    case "cards":
      return [part.facts.from, part.facts.to].map(toZeroBased);
    default:
      return null;
  }
}

/** Returns the heaps of a move; its part says which move at once, since splitting a heap has such touches too. */
export const moveMarks = (board: Heaps, touch: Touch, part: MovePart | undefined) =>
  heapsOf(part) ?? firstOfMore(board, touch);

export function lastMoveMarks(before: Heaps, [first = ""]: Touch, after: Heaps): string[] {
  if (before.pass && !after.pass) return ["pass"];
  const [oldSizes, newSizes] = [before.sizes, after.sizes];
  const parts =
    oldSizes.length === newSizes.length ? null : splitPlaces(oldSizes, newSizes, Number(first), (a, b) => a === b);
  if (parts) return parts.map(String);
  // One heap of a pair is thrown away and the other split in two, whatever their sizes were.
  const pair = newSizes.length === oldSizes.length && after.as === "pairs" ? Number(first) - (Number(first) % 2) : null;
  return newSizes.flatMap((size, i) => {
    const oldSize = oldSizes[i];
    const isTouched = oldSize !== size || (pair !== null && (i === pair || i === pair + 1));
    return !isTouched ? [] : [String(i), ...(oldSize === undefined ? [] : lostCounters(i, oldSize, size))];
  });
}
