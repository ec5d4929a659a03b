// Where rows of things stand: each place of an alley keeps its name, whether its thing still stands or not, so that a gap stays
// a gap, and comes back as it was when moves are undone.
import type {Run} from "../hand/runs";

/** The places of a row as it stood first; one that is too long to draw has none. */
interface Alley {
  names: readonly string[];
}

/** Where a row begins in its alley. */
interface Stand {
  alley: Alley;
  from: number;
}

/** The alleys of one position, with what stood before and after it. */
export interface Alleys {
  sizes: readonly string[];
  alleys: readonly Alley[];
  /** Of each row. */
  stands: readonly Stand[];
  before: Alleys | null;
  after: Alleys[];
}

/** Which run of a row is about to fall: touches do not tell one side from the other. */
export interface Falling extends Run {
  row: number;
}

const longest = 60;
const most = 600;

const isSame = (one: readonly string[], other: readonly string[]) =>
  one.length === other.length && one.every((size, i) => size === other[i]);

function fresh(sizes: readonly string[], room: number, name: () => string): Alley[] {
  let left = room;
  return sizes.map((size) => {
    const count = Number(size) <= Math.min(longest, left) ? Number(size) : 0;
    left -= count;
    return {names: Array.from({length: count}, name)};
  });
}

function freshAlleys(sizes: readonly string[], name: () => string): Alleys {
  const alleys = fresh(sizes, most, name);
  return {sizes, alleys, stands: alleys.map((alley) => ({alley, from: 0})), before: null, after: []};
}

/** The one row that has changed, and what it has become; null where more has. */
function changeOf(before: readonly string[], now: readonly string[]): {row: number; parts: string[]} | null {
  const row = before.findIndex((size, i) => size !== now[i]);
  const count = now.length - before.length + 1;
  if (row < 0 || count < 1 || count > 2 || !isSame(before.slice(row + 1), now.slice(row + count))) return null;
  const parts = now.slice(row, row + count);
  const left = parts.reduce((sum, part) => sum + BigInt(part), 0n);
  return left < BigInt(before[row] ?? "0") ? {row, parts} : null;
}

/** After a move in one row; null where no such move leads there. */
function moved(from: Alleys, sizes: readonly string[], falling: Falling | null, name: () => string): Alleys | null {
  const change = changeOf(from.sizes, sizes);
  const stand = change && from.stands[change.row];
  if (!change || !stand) return null;
  const {row, parts} = change;
  const rest = (stands: Stand[]) => [...from.stands.slice(0, row), ...stands, ...from.stands.slice(row + 1)];
  if (stand.alley.names.length === 0) {
    const drawn = from.alleys.reduce((sum, {names}) => sum + names.length, 0);
    const own = fresh(parts, most - drawn, name);
    const alleys = from.alleys.flatMap((alley) => (alley === stand.alley ? own : [alley]));
    const stands = rest(own.map((alley) => ({alley, from: 0})));
    return {sizes, alleys, stands, before: from, after: []};
  }
  const size = Number(from.sizes[row]);
  const [one = 0, other = 0] = parts.map(Number);
  const isTurned = falling?.row === row && falling.from !== one;
  const places = isTurned ? [size - one, 0] : [0, size - other];
  const stands = rest(parts.map((_, i) => ({alley: stand.alley, from: stand.from + (places[i] ?? 0)})));
  return {sizes, alleys: from.alleys, stands, before: from, after: []};
}

/** Of all that were seen, the nearest one with these rows. */
function seen(start: Alleys, sizes: readonly string[]): Alleys | null {
  const met = new Set([start]);
  for (const one of met) {
    if (isSame(one.sizes, sizes)) return one;
    for (const next of one.before ? [one.before, ...one.after] : one.after) met.add(next);
  }
  return null;
}

const isLike = (one: Alleys, other: Alleys) => one.stands.every((stand, i) => stand.from === other.stands[i]?.from);

/**
 * The alleys of a position after those of the one before it: a move fells, undo sets up again what fell, and any other
 * position is laid out anew.
 */
export function carried(
  before: Alleys | null,
  sizes: readonly string[],
  falling: Falling | null,
  name: () => string,
): Alleys {
  if (!before) return freshAlleys(sizes, name);
  if (isSame(before.sizes, sizes)) return before;
  const next = moved(before, sizes, falling, name);
  const known = before.after.find((one) => isSame(one.sizes, sizes) && (!falling || !next || isLike(one, next)));
  if (known) return known;
  if (next) before.after.unshift(next);
  return next ?? seen(before, sizes) ?? freshAlleys(sizes, name);
}

export interface Thing {
  id: string;
  row: number;
  /** Its place in the row, from 0. */
  at: number;
  x: number;
  y: number;
}

interface Picture {
  things: Thing[];
  /** Where a thing has fallen. */
  gaps: {id: string; x: number; y: number}[];
  /** The floors, line by line. */
  floors: {id: string; x: number; y: number; width: number}[];
  /** Of each row that still stands, where its number is written. */
  numbers: {row: number; x: number; y: number}[];
  /** Rows too long to draw. */
  bars: {row: number; size: string; y: number}[];
  width: number;
  height: number;
}

/** The longest alley that is drawn, in places. */
export const widest = ({alleys}: Alleys) => Math.max(1, ...alleys.map(({names}) => names.length));

/**
 * Alleys one after the other, a place apart, on lines of `width`; an alley begins a line where it does not fit on the one
 * before. A line is `rise` high, things stand `step` apart, `y` is the floor that they stand on.
 */
export function arrangeAlleys({sizes, alleys, stands}: Alleys, width: number, step: number, rise: number): Picture {
  const perLine = Math.max(4, Math.floor(width / step));
  const picture: Picture = {things: [], gaps: [], floors: [], numbers: [], bars: [], width: 0, height: 0};
  const rowsOf = new Map<Alley, number[]>();
  stands.forEach(({alley}, row) => {
    rowsOf.set(alley, [...(rowsOf.get(alley) ?? []), row]);
  });
  let [line, used] = [0, 0];
  const begin = () => {
    if (used > 0) [line, used] = [line + 1, 0];
  };
  for (const alley of alleys) {
    const count = alley.names.length;
    const own = rowsOf.get(alley) ?? [];
    if (count === 0) {
      for (const row of own) {
        if (sizes[row] === "0") continue;
        begin();
        picture.bars.push({row, size: sizes[row] ?? "", y: (line + 0.5) * rise});
        picture.width = width;
        used = perLine;
      }
      continue;
    }
    if (used > 0 && used + 1 + count > perLine) begin();
    const start = used > 0 ? used + 1 : 0;
    const place = (k: number) => {
      const [down, along] = [Math.floor((start + k) / perLine), (start + k) % perLine];
      return {x: step * (along + 0.5), y: (line + down + 1) * rise};
    };
    const standing = new Map<number, {row: number; at: number}>();
    for (const row of own) {
      const [from, size] = [stands[row]?.from ?? 0, Number(sizes[row])];
      for (let at = 0; at < size; at++) standing.set(from + at, {row, at});
      const [first, last] = [place(from), place(from + size - 1)];
      if (size > 0) picture.numbers.push({row, x: first.y === last.y ? (first.x + last.x) / 2 : first.x, y: first.y});
    }
    alley.names.forEach((id, k) => {
      const on = standing.get(k);
      if (on) picture.things.push({id, ...on, ...place(k)});
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
  picture.height = (line + (used > 0 ? 1 : 0)) * rise;
  return picture;
}
