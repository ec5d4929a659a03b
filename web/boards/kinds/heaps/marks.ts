// Marks of moves on heaps.
import type {MovePart} from "../../../engine/types";
import type {BoardOf, Touch} from "../../input/touch";
import {firstOfMore, lostCounters, maxMarkedCounters, splitPlaces} from "../../kit/marks";

type Heaps = BoardOf<"heaps">;

const oneLess = (size = "0") => String(Number(size) - 1);
const toZeroBased = (index: string) => String(Number(index) - 1);

/**
 * Returns what a heap loses when parts of it stay: the counters between the first part and the last, as `lostCounters`
 * marks them, and the places where it is divided, as "2|5" before the sixth counter of the third heap. A heap that is
 * too large for counters is marked itself.
 */
function takenCounters({sizes}: Heaps, heap: string, kept: readonly string[]): string[] {
  const size = Number(sizes[Number(heap)] ?? "0");
  if (size > maxMarkedCounters) return [heap];
  const [first = "0", ...others] = kept;
  const starts: number[] = [];
  let end = size;
  for (const part of [...others].reverse()) {
    end -= Number(part);
    starts.unshift(end);
  }
  // Parts can be more than the heap was.
  if (end < Number(first)) return [heap];
  const lost = lostCounters(Number(heap), String(end), first);
  const divisions = lost.length > 0 ? starts.slice(1) : starts;
  return [...lost, ...divisions.map((start) => `${heap}|${start}`)];
}

/**
 * Returns the counters that a move takes, or the heaps that it is of. Its part says which heaps it lowers at once,
 * since splitting a heap has such touches too.
 */
export function moveMarks(board: Heaps, touch: Touch, part: MovePart | undefined): string[] {
  const taken = (index: string, kept: readonly string[]) => takenCounters(board, toZeroBased(index), kept);
  switch (part?.key) {
    case "heap":
    case "row": {
      const {index, kept} = part.facts;
      // The other heap of a pair is thrown away.
      const other = board.as === "pairs" ? takenCounters(board, String((Number(index) - 1) ^ 1), ["0"]) : [];
      return [...other, ...taken(index, kept)];
    }
    case "heaps":
      return part.facts.index.flatMap((index, i) => taken(index, [part.facts.kept[i] ?? "0"]));
    case "divided":
      return [toZeroBased(part.facts.index)];
    case "bean":
      return [
        ...taken(part.facts.from, [oneLess(board.sizes[Number(part.facts.from) - 1])]),
        ...part.facts.into.map(toZeroBased),
      ];
    case "cards":
      return [...taken(part.facts.from, touch.slice(1, 2)), toZeroBased(part.facts.to)];
    default:
      return firstOfMore(board, touch);
  }
}

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
