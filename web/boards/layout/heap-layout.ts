// Where the counters of heaps are drawn. A heap keeps the places that it has needed since play began, and all counters of a page
// are of one size, so that none moves or grows when others go.

interface Place {
  x: number;
  y: number;
}

export interface Row {
  index: number;
  size: string;
  /** The middle of its first line. */
  y: number;
  /** Where its number stands. */
  number: Place;
  /** Null when the heap is too large for counters. */
  tokens: (Place & {id: string})[] | null;
  /** Where counter k stands, or stood. */
  place(k: number): Place;
}

export interface Heaped {
  rows: Row[];
  width: number;
  height: number;
}

interface Stand {
  sizes: string[];
  /** The counters of each heap, none where it is too large. */
  names: string[][];
  /** How many places each heap has; of boxes, their sizes. */
  rooms: readonly number[];
  /** The width at hand and the step between neighbours, px. */
  width: number;
  step: number;
}

export const gutter = 20;
/** The least room of a heap that grows. */
const least = 8;
/** Between two heaps, and beside that between two pairs of them. */
const [between, apart] = [4, 18];
/** The counters of a heap that can stand one above the other, and the room for a lock on top. */
const [tallest, above] = [16, 14];

/** The places of a heap, filled from the far end in a box. */
const tokensOf = (names: string[], size: string, place: (k: number) => Place) =>
  names.length ? names.map((id, k) => ({id, ...place(k)})) : size === "0" ? [] : null;

function lineOf(step: number, width: number): number {
  return Math.max(4, Math.floor((width - gutter) / step));
}

/**
 * Heaps below each other. `isBox`: the last counters stand at the left, where a box is filled first; `isOpen`: counters come to
 * heaps, for which there is room.
 */
export function below(
  {sizes, names, rooms, width, step}: Stand,
  {inPairs, isBox, isOpen}: {inPairs: boolean; isBox: boolean; isOpen: boolean},
): Heaped {
  const line = lineOf(step, width);
  let y = 0;
  const rows = sizes.map((size, index): Row => {
    const own = names[index] ?? [];
    const room = Math.max(own.length, rooms[index] ?? 0);
    const top = y;
    const place = (k: number) => {
      const at = isBox ? room - 1 - k : k;
      return {x: gutter + step * ((at % line) + 0.5), y: top + step * (Math.floor(at / line) + 0.5)};
    };
    y += step * Math.max(1, Math.ceil(room / line)) + between + (inPairs && index % 2 === 1 ? apart : 0);
    const middle = top + step / 2;
    return {index, size, y: middle, number: {x: 0, y: middle + 5}, tokens: tokensOf(own, size, place), place};
  });
  const longest = rooms.reduce((most, room) => Math.max(most, room), 1);
  const widest = Math.min(line, isOpen ? Math.max(least, 2 * longest) : longest);
  const last = inPairs && rows.length ? apart : 0;
  return {rows, width: gutter + step * widest, height: Math.max(y - last, step)};
}

/** Heaps side by side on a line, from the first to the last; null where there is no room. */
export function beside({sizes, names, rooms, width, step}: Stand): Heaped | null {
  const high = rooms.reduce((most, room) => Math.max(most, room), 1);
  const isSmall = sizes.every((size, i) => size === "0" || (names[i]?.length ?? 0) > 0);
  if (!isSmall || high > tallest || step * sizes.length + 8 > width) return null;
  const floor = above + step * high;
  const rows = sizes.map((size, index): Row => {
    const x = 4 + step * (index + 0.5);
    const place = (k: number) => ({x, y: floor - step * (k + 0.5)});
    const tokens = tokensOf(names[index] ?? [], size, place);
    return {index, size, y: floor - step / 2, number: {x: x - 4, y: floor + 18}, tokens, place};
  });
  return {rows, width: 8 + step * sizes.length, height: floor + 26};
}
