// Many heaps on few pixels: how often each row of values is met in each column of heaps. Every heap counts, none is sampled.
import type {Values} from "./period";
import {type Span, widthOf} from "./span";

export interface Raster {
  columns: number;
  rows: number;
  /** How many heaps meet there, column by column, each from the lowest value up. */
  counts: Uint32Array;
  /** Where one of them has a rare value. */
  rare: Uint8Array;
  /** Heaps to a column. */
  heaps: number;
}

/** Memory asked for anew in every frame costs more than all that is written to it. */
let kept = {counts: new Uint32Array(0), rare: new Uint8Array(0)};

function cleared(cells: number) {
  if (kept.counts.length < cells) kept = {counts: new Uint32Array(cells), rare: new Uint8Array(cells)};
  return {counts: kept.counts.subarray(0, cells).fill(0), rare: kept.rare.subarray(0, cells).fill(0)};
}

/** The answer is good until the next one is asked for. */
export function rasterOf(
  values: Values,
  span: Span,
  isRare: Uint8Array,
  {columns, rows, low, high}: {columns: number; rows: number; low: number; high: number},
): Raster {
  const {counts, rare} = cleared(columns * rows);
  const heaps = widthOf(span) / columns;
  // A look-up is all that a heap may cost, and a column's own counts, which lie together.
  const row = new Int32Array(high - low + 1);
  for (let i = 0; i < row.length; i++) row[i] = Math.floor((i * rows) / row.length);
  for (let column = 0; column < columns; column++) {
    const until = firstIn(span, column + 1, heaps);
    for (let n = firstIn(span, column, heaps); n < until; n++) {
      const value = values[n] as number;
      const cell = column * rows + (row[value - low] as number);
      counts[cell] = (counts[cell] as number) + 1;
      if (isRare[value] === 1) rare[cell] = 1;
    }
  }
  return {columns, rows, counts, rare, heaps};
}

/** The first heap of a column. */
const firstIn = (span: Span, column: number, heaps: number) => span.from + Math.ceil(column * heaps);

/** From 0 for none to 1: a row that every heap of the column is in. */
export const shadeOf = (count: number, heaps: number) =>
  count === 0 ? 0 : Math.min(1, 0.35 + 0.65 * Math.sqrt(count / Math.max(1, heaps)));

/** How wide a cell is drawn: single pixels far apart would hardly be seen. */
export function blotOf({counts}: Raster): number {
  let taken = 0;
  for (const count of counts) if (count > 0) taken++;
  return taken * 6 < counts.length ? 2 : 1;
}

/** Of the heaps that meet in the column of `share`, the one whose value is nearest. */
export function nearest(values: Values, span: Span, share: number, columns: number, value: number): number {
  const heaps = widthOf(span) / columns;
  const column = Math.floor(share * columns);
  const until = Math.min(span.until + 1, firstIn(span, column + 1, heaps));
  // A column that is narrower than a heap may begin none; the heap it lies in is the one before.
  let best = Math.min(span.until, heaps < 1 ? span.from + Math.floor(column * heaps) : firstIn(span, column, heaps));
  for (let n = best; n < until; n++)
    if (Math.abs((values[n] ?? 0) - value) < Math.abs((values[best] ?? 0) - value)) best = n;
  return best;
}
