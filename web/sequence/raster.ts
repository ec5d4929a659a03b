// Many heaps on few pixels: how often each row of values is met in each column of heaps. Every heap counts, none is sampled.
import type {Values} from "./period";
import {type Span, widthOf} from "./span";

export interface Raster {
  columns: number;
  rows: number;
  /** How many heaps meet there, row by row from the lowest value up. */
  counts: Uint32Array;
  /** Where one of them has a rare value. */
  rare: Uint8Array;
  /** Heaps to a column. */
  heaps: number;
}

export function rasterOf(
  values: Values,
  span: Span,
  isRare: Uint8Array,
  {columns, rows, low, high}: {columns: number; rows: number; low: number; high: number},
): Raster {
  const counts = new Uint32Array(columns * rows);
  const rare = new Uint8Array(columns * rows);
  const across = columns / widthOf(span);
  const up = rows / (high - low + 1);
  for (let n = span.from; n <= span.until; n++) {
    const value = values[n] as number;
    const cell = Math.floor((value - low) * up) * columns + Math.floor((n - span.from) * across);
    counts[cell] = (counts[cell] as number) + 1;
    if (isRare[value]) rare[cell] = 1;
  }
  return {columns, rows, counts, rare, heaps: widthOf(span) / columns};
}

/** From 0 for none to 1: a row that every heap of the column is in. */
export const shadeOf = (count: number, heaps: number) =>
  count === 0 ? 0 : Math.min(1, 0.25 + 0.75 * Math.sqrt(count / Math.max(1, heaps)));

/** Of the heaps that meet in the column of `share`, the one whose value is nearest. */
export function nearest(values: Values, span: Span, share: number, columns: number, value: number): number {
  const heaps = widthOf(span);
  const column = Math.floor(share * columns) / columns;
  const from = span.from + Math.min(heaps - 1, Math.max(0, Math.ceil(column * heaps)));
  const until = Math.min(span.until, Math.max(from, Math.ceil(span.from + (column + 1 / columns) * heaps) - 1));
  let best = Math.min(from, span.until);
  for (let n = best; n <= until; n++)
    if (Math.abs((values[n] ?? 0) - value) < Math.abs((values[best] ?? 0) - value)) best = n;
  return best;
}
