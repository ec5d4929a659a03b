// Layout of the counters of heaps. A heap keeps all places that it has needed since play began, and all counters have
// one size, so that none moves or grows when others go.

interface Place {
  x: number;
  y: number;
}

export interface Row {
  index: number;
  size: string;
  /** Middle of the first line. */
  y: number;
  /** Place of the heap's number. */
  number: Place;
  /** Null if the heap is too large for counters. */
  tokens: (Place & {id: string})[] | null;
  /** Returns the place of counter k, even if it has gone. */
  place(k: number): Place;
}

export interface HeapPicture {
  rows: Row[];
  width: number;
  height: number;
}

interface HeapsInput {
  sizes: string[];
  /** Ids of the counters of each heap; none if it is too large. */
  tokenIds: string[][];
  /** Number of places of each heap; for boxes, their sizes. */
  capacities: readonly number[];
  /** Available width and the step between neighbours, in px. */
  width: number;
  step: number;
}

export const gutter = 20;
/** Least number of places on the lines of heaps that can grow. */
const minOpenLine = 8;
/** Gap between two heaps, and the additional one between two pairs of them, in px. */
const [heapGap, pairGap] = [4, 18];
/** Maximal number of counters one above the other, and the room above them for a lock, in px. */
const [maxStacked, headroom] = [16, 14];

/** Places the counters of a heap; null if it is too large. */
const tokensOf = (ids: string[], size: string, place: (k: number) => Place) =>
  ids.length ? ids.map((id, k) => ({id, ...place(k)})) : size === "0" ? [] : null;

function placesPerLine(step: number, width: number): number {
  return Math.max(4, Math.floor((width - gutter) / step));
}

/**
 * Arranges heaps below each other. In a box (`isBox`) the last counters stand at the left, where a box is filled first;
 * `isOpen` leaves room for counters that come to a heap.
 */
export function heapsBelow(
  {sizes, tokenIds: names, capacities: rooms, width, step}: HeapsInput,
  {inPairs, isBox, isOpen}: {inPairs: boolean; isBox: boolean; isOpen: boolean},
): HeapPicture {
  const perLine = placesPerLine(step, width);
  let y = 0;
  const rows = sizes.map((size, index): Row => {
    const ids = names[index] ?? [];
    const capacity = Math.max(ids.length, rooms[index] ?? 0);
    const top = y;
    const place = (k: number) => {
      const at = isBox ? capacity - 1 - k : k;
      return {x: gutter + step * ((at % perLine) + 0.5), y: top + step * (Math.floor(at / perLine) + 0.5)};
    };
    y += step * Math.max(1, Math.ceil(capacity / perLine)) + heapGap + (inPairs && index % 2 === 1 ? pairGap : 0);
    const middle = top + step / 2;
    return {index, size, y: middle, number: {x: 0, y: middle + 5}, tokens: tokensOf(ids, size, place), place};
  });
  const largest = rooms.reduce((max, capacity) => Math.max(max, capacity), 1);
  const widest = Math.min(perLine, isOpen ? Math.max(minOpenLine, 2 * largest) : largest);
  const trailingGap = inPairs && rows.length ? pairGap : 0;
  return {rows, width: gutter + step * widest, height: Math.max(y - trailingGap, step)};
}

/** Arranges heaps side by side on a line, from the first to the last; null if there is no room. */
export function heapsSideBySide({
  sizes,
  tokenIds: names,
  capacities: rooms,
  width,
  step,
}: HeapsInput): HeapPicture | null {
  const highest = rooms.reduce((max, capacity) => Math.max(max, capacity), 1);
  const isDrawable = sizes.every((size, i) => size === "0" || (names[i]?.length ?? 0) > 0);
  if (!isDrawable || highest > maxStacked || step * sizes.length + 8 > width) return null;
  const floor = headroom + step * highest;
  const rows = sizes.map((size, index): Row => {
    const x = 4 + step * (index + 0.5);
    const place = (k: number) => ({x, y: floor - step * (k + 0.5)});
    const tokens = tokensOf(names[index] ?? [], size, place);
    return {index, size, y: floor - step / 2, number: {x: x - 4, y: floor + 18}, tokens, place};
  });
  return {rows, width: 8 + step * sizes.length, height: floor + 26};
}
