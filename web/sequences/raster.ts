// Raster of many heaps on few pixels: how many heaps of a column fall in each row of values. Every heap counts, none is sampled.
import type {Values} from "./period";
import {type Span, widthOf} from "./span";

export interface Raster {
  columns: number;
  rows: number;
  /** Number of heaps in each cell, column by column, each from the lowest value up. */
  counts: Uint32Array;
  /** 1 for each cell in which a heap has a rare value. */
  rare: Uint8Array;
  /** Heaps per column. */
  heaps: number;
}

/** Buffers that are reused, because allocating them in every frame costs more than filling them. */
let buffers = {counts: new Uint32Array(0), rare: new Uint8Array(0)};

function clearedBuffers(cells: number) {
  if (buffers.counts.length < cells) buffers = {counts: new Uint32Array(cells), rare: new Uint8Array(cells)};
  return {counts: buffers.counts.subarray(0, cells).fill(0), rare: buffers.rare.subarray(0, cells).fill(0)};
}

/** Returns the raster of the heaps in `span`; it is overwritten by the next call. */
export function rasterOf(
  values: Values,
  span: Span,
  isRare: Uint8Array,
  {columns, rows, low, high}: {columns: number; rows: number; low: number; high: number},
): Raster {
  const {counts, rare} = clearedBuffers(columns * rows);
  const heaps = widthOf(span) / columns;
  // Costs a heap one look-up and one access to the counts of its column, which lie together.
  const rowByValue = new Int32Array(high - low + 1);
  for (let i = 0; i < rowByValue.length; i++) rowByValue[i] = Math.floor((i * rows) / rowByValue.length);
  for (let column = 0; column < columns; column++) {
    const until = firstHeapIn(span, column + 1, heaps);
    for (let n = firstHeapIn(span, column, heaps); n < until; n++) {
      const value = values[n] as number;
      const cell = column * rows + (rowByValue[value - low] as number);
      counts[cell] = (counts[cell] as number) + 1;
      if (isRare[value] === 1) rare[cell] = 1;
    }
  }
  return {columns, rows, counts, rare, heaps};
}

/** First heap of a column. */
const firstHeapIn = (span: Span, column: number, heaps: number) => span.from + Math.ceil(column * heaps);

/** Darkness of a cell, from 0 for no heap to 1 for all heaps of the column. */
export const shadeOf = (count: number, heaps: number) =>
  count === 0 ? 0 : Math.min(1, 0.35 + 0.65 * Math.sqrt(count / Math.max(1, heaps)));

/** Width in pixels at which a cell is drawn: 2 if few cells are occupied, because isolated pixels are hard to see. */
export function dotSizeOf({counts}: Raster): number {
  let occupied = 0;
  for (const count of counts) if (count > 0) occupied++;
  return occupied * 6 < counts.length ? 2 : 1;
}

/** Returns the heap with the value nearest to `value` in the column at `share` of the width. */
export function nearest(values: Values, span: Span, share: number, columns: number, value: number): number {
  const heaps = widthOf(span) / columns;
  const column = Math.floor(share * columns);
  const until = Math.min(span.until + 1, firstHeapIn(span, column + 1, heaps));
  // No heap may begin in a column that is narrower than a heap; it lies in the heap before.
  let nearestHeap = Math.min(
    span.until,
    heaps < 1 ? span.from + Math.floor(column * heaps) : firstHeapIn(span, column, heaps),
  );
  for (let n = nearestHeap; n < until; n++)
    if (Math.abs((values[n] ?? 0) - value) < Math.abs((values[nearestHeap] ?? 0) - value)) nearestHeap = n;
  return nearestHeap;
}
