// Layout of rows of things. Each place of an alley keeps its name after its thing has fallen, so that a gap stays a
// gap, and undo restores it as it was.
import type {Run} from "./runs";

/** Places of a row of the starting position; none for a row that is too long to draw. */
interface Alley {
  names: readonly string[];
}

/** Place in an alley where a row begins. */
interface RowPosition {
  alley: Alley;
  from: number;
}

/** Alleys of one position, linked to those of the positions before and after it. */
export interface Alleys {
  sizes: readonly string[];
  alleys: readonly Alley[];
  /** One for each row. */
  rowPositions: readonly RowPosition[];
  previous: Alleys | null;
  next: Alleys[];
}

/** Run that is about to fall; a touch alone does not tell it from its mirror image. */
export interface FallingRun extends Run {
  row: number;
}

const maxRowLength = 60;
const maxPlaces = 600;

const isSame = (a: readonly string[], b: readonly string[]) =>
  a.length === b.length && a.every((size, i) => size === b[i]);

function newAlleys(sizes: readonly string[], available: number, name: () => string): Alley[] {
  let remaining = available;
  return sizes.map((size) => {
    const count = Number(size) <= Math.min(maxRowLength, remaining) ? Number(size) : 0;
    remaining -= count;
    return {names: Array.from({length: count}, name)};
  });
}

function startingAlleys(sizes: readonly string[], name: () => string): Alleys {
  const alleys = newAlleys(sizes, maxPlaces, name);
  return {sizes, alleys, rowPositions: alleys.map((alley) => ({alley, from: 0})), previous: null, next: []};
}

/** Returns the only row that has changed, and the rows it has become; null if more than one row has changed. */
function changeOf(previous: readonly string[], current: readonly string[]): {row: number; parts: string[]} | null {
  const row = previous.findIndex((size, i) => size !== current[i]);
  const count = current.length - previous.length + 1;
  if (row < 0 || count < 1 || count > 2 || !isSame(previous.slice(row + 1), current.slice(row + count))) return null;
  const parts = current.slice(row, row + count);
  const total = parts.reduce((sum, part) => sum + BigInt(part), 0n);
  return total < BigInt(previous[row] ?? "0") ? {row, parts} : null;
}

/** Returns the alleys after a move in one row; null if no such move leads to `sizes`. */
function alleysAfterMove(
  previous: Alleys,
  sizes: readonly string[],
  falling: FallingRun | null,
  name: () => string,
): Alleys | null {
  const change = changeOf(previous.sizes, sizes);
  const position = change && previous.rowPositions[change.row];
  if (!change || !position) return null;
  const {row, parts} = change;
  const withRowPositions = (replacement: RowPosition[]) => [
    ...previous.rowPositions.slice(0, row),
    ...replacement,
    ...previous.rowPositions.slice(row + 1),
  ];
  if (position.alley.names.length === 0) {
    const used = previous.alleys.reduce((sum, {names}) => sum + names.length, 0);
    const replacement = newAlleys(parts, maxPlaces - used, name);
    const alleys = previous.alleys.flatMap((alley) => (alley === position.alley ? replacement : [alley]));
    const rowPositions = withRowPositions(replacement.map((alley) => ({alley, from: 0})));
    return {sizes, alleys, rowPositions, previous, next: []};
  }
  const size = Number(previous.sizes[row]);
  const [firstPart = 0, secondPart = 0] = parts.map(Number);
  const isMirrored = falling?.row === row && falling.from !== firstPart;
  const offsets = isMirrored ? [size - firstPart, 0] : [0, size - secondPart];
  const rowPositions = withRowPositions(
    parts.map((_, i) => ({alley: position.alley, from: position.from + (offsets[i] ?? 0)})),
  );
  return {sizes, alleys: previous.alleys, rowPositions, previous, next: []};
}

/** Returns the nearest of all visited alleys that has these rows; null if there is none. */
function findVisited(start: Alleys, sizes: readonly string[]): Alleys | null {
  const found = new Set([start]);
  for (const state of found) {
    if (isSame(state.sizes, sizes)) return state;
    for (const next of state.previous ? [state.previous, ...state.next] : state.next) found.add(next);
  }
  return null;
}

const hasSameRowPositions = (a: Alleys, b: Alleys) =>
  a.rowPositions.every((position, i) => position.from === b.rowPositions[i]?.from);

/**
 * Returns the alleys of a position, given those of the position before it: a move leaves gaps, undo sets up again what
 * fell, and any other position is laid out anew.
 */
export function nextAlleys(
  previous: Alleys | null,
  sizes: readonly string[],
  falling: FallingRun | null,
  name: () => string,
): Alleys {
  if (!previous) return startingAlleys(sizes, name);
  if (isSame(previous.sizes, sizes)) return previous;
  const next = alleysAfterMove(previous, sizes, falling, name);
  const visited = previous.next.find(
    (other) => isSame(other.sizes, sizes) && (!falling || !next || hasSameRowPositions(other, next)),
  );
  if (visited) return visited;
  if (next) previous.next.unshift(next);
  return next ?? findVisited(previous, sizes) ?? startingAlleys(sizes, name);
}

export interface Thing {
  id: string;
  row: number;
  /** Place in the row, from 0. */
  at: number;
  x: number;
  y: number;
}

interface Picture {
  things: Thing[];
  /** Places of fallen things. */
  gaps: {id: string; x: number; y: number}[];
  /** Floors, one for each line of an alley. */
  floors: {id: string; x: number; y: number; width: number}[];
  /** Places of the numbers of the rows that still stand. */
  numbers: {row: number; x: number; y: number}[];
  /** Rows that are too long to draw. */
  bars: {row: number; size: string; y: number}[];
  width: number;
  height: number;
}

/** Returns the length of the longest alley that is drawn, in places; at least 1. */
export const longestAlley = ({alleys}: Alleys) => Math.max(1, ...alleys.map(({names}) => names.length));

/**
 * Arranges alleys one after the other, a place apart, on lines of `width`; an alley begins a new line where it does not
 * fit on the current one. Things stand `step` apart, and `y` is the floor on which they stand.
 */
export function arrangeAlleys(
  {sizes, alleys, rowPositions}: Alleys,
  width: number,
  step: number,
  lineHeight: number,
): Picture {
  const perLine = Math.max(4, Math.floor(width / step));
  const picture: Picture = {things: [], gaps: [], floors: [], numbers: [], bars: [], width: 0, height: 0};
  const rowsOf = new Map<Alley, number[]>();
  rowPositions.forEach(({alley}, row) => {
    rowsOf.set(alley, [...(rowsOf.get(alley) ?? []), row]);
  });
  let [line, used] = [0, 0];
  const startLine = () => {
    if (used > 0) [line, used] = [line + 1, 0];
  };
  for (const alley of alleys) {
    const count = alley.names.length;
    const alleyRows = rowsOf.get(alley) ?? [];
    if (count === 0) {
      for (const row of alleyRows) {
        if (sizes[row] === "0") continue;
        startLine();
        picture.bars.push({row, size: sizes[row] ?? "", y: (line + 0.5) * lineHeight});
        picture.width = width;
        used = perLine;
      }
      continue;
    }
    if (used > 0 && used + 1 + count > perLine) startLine();
    const start = used > 0 ? used + 1 : 0;
    const place = (k: number) => {
      const [down, along] = [Math.floor((start + k) / perLine), (start + k) % perLine];
      return {x: step * (along + 0.5), y: (line + down + 1) * lineHeight};
    };
    const standing = new Map<number, {row: number; at: number}>();
    for (const row of alleyRows) {
      const [from, size] = [rowPositions[row]?.from ?? 0, Number(sizes[row])];
      for (let at = 0; at < size; at++) standing.set(from + at, {row, at});
      const [first, last] = [place(from), place(from + size - 1)];
      if (size > 0) picture.numbers.push({row, x: first.y === last.y ? (first.x + last.x) / 2 : first.x, y: first.y});
    }
    alley.names.forEach((id, k) => {
      const item = standing.get(k);
      if (item) picture.things.push({id, ...item, ...place(k)});
      else picture.gaps.push({id, ...place(k)});
    });
    for (let k = 0; k < count; k += perLine) {
      const {x, y} = place(k);
      const length = Math.min(perLine, count - k);
      picture.floors.push({id: alley.names[k] ?? "", x: x - step / 2, y, width: length * step});
    }
    picture.width = Math.max(picture.width, step * Math.min(perLine, start + count));
    line += Math.floor((start + count - 1) / perLine);
    used = ((start + count - 1) % perLine) + 1;
  }
  picture.height = (line + (used > 0 ? 1 : 0)) * lineHeight;
  return picture;
}
