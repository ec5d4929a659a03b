// Edits of one part of a position. Each returns a new part; only the engine knows whether it makes a position.
import type {Item} from "../boards/kinds/pieces";
import {type CellsPart, type ListPart, maxCells} from "./parts";

const withItems = (part: ListPart, items: readonly Item[]): ListPart => ({...part, items});

function withValues(part: ListPart, index: number, change: (values: readonly string[]) => readonly string[]): ListPart {
  return withItems(
    part,
    part.items.map((item, i) => (i === index ? {...item, values: change(item.values)} : item)),
  );
}

export const withValue = (part: ListPart, index: number, place: number, value: string): ListPart =>
  withValues(part, index, (values) => values.with(place, value));

/** Adds a value to an item, after those it has. */
export const withLongerItem = (part: ListPart, index: number): ListPart =>
  withValues(part, index, (values) => [...values, values.length > 1 ? String(BigInt(values.at(-1) ?? 0) + 1n) : "1"]);
export const withShorterItem = (part: ListPart, index: number): ListPart =>
  withValues(part, index, (values) => values.slice(0, -1));

/**
 * Adds two corners to a triangle, as the games that are played on one have two sides; the new values differ from all
 * old ones.
 */
function enlarged(part: ListPart): ListPart {
  const {items} = part;
  const size = items.length === 0 ? 4 : items.length + 3;
  let next = items.flatMap(({values}) => values.map(BigInt)).reduce((a, b) => (a > b ? a : b), 0n);
  const fill = (values: readonly string[], length: number) => [
    ...values,
    ...Array.from({length: length - values.length}, () => String(++next)),
  ];
  return withItems(
    part,
    Array.from({length: size - 1}, (_, i) => ({values: fill(items[i]?.values ?? [], size - 1 - i)})),
  );
}

export const withAddedItem = (part: ListPart): ListPart =>
  part.piece.extent === "triangle"
    ? enlarged(part)
    : withItems(part, [...part.items, {values: [...part.piece.newItem(part.items)]}]);

/** Removes an item. If it opened brackets, the next item opens them instead. */
export function withoutItem(part: ListPart, index: number): ListPart {
  const opensBrackets = part.items[index]?.joins !== true;
  return withItems(
    part,
    part.items.flatMap((item, i) => {
      if (i === index) return [];
      return i === index + 1 && opensBrackets ? [{values: item.values, ...(item.ended && {ended: true})}] : [item];
    }),
  );
}

/** Removes two corners of a triangle. */
export const withSmallerTriangle = (part: ListPart): ListPart =>
  withItems(
    part,
    part.items.slice(0, -2).map((item) => ({values: item.values.slice(0, -2)})),
  );

/** Layer, row in that layer and column of a cell. */
export type Cell = readonly [number, number, number];

export const faceAt = ({layers}: CellsPart, [layer, row, column]: Cell): string => layers[layer]?.[row]?.[column] ?? "";

export function withFace(part: CellsPart, [layer, row, column]: Cell, face: string): CellsPart {
  const rows = part.layers[layer] ?? [];
  const oldRow = rows[row] ?? "";
  const newRow = oldRow.slice(0, column) + face + oldRow.slice(column + 1);
  return {...part, layers: part.layers.with(layer, rows.with(row, newRow))};
}

/** Returns the next face of the alphabet, the first after the last. */
export function nextFace({piece: {alphabet}}: CellsPart, face: string): string {
  return alphabet[(alphabet.indexOf(face) + 1) % alphabet.length] ?? face;
}

export type Dimension = "columns" | "rows" | "layers";

/** Returns the number of columns, rows or layers; `row` is the row that counts, if rows differ in length. */
export function sizeOf({layers}: CellsPart, dimension: Dimension, row = 0): number {
  const [rows = []] = layers;
  return {columns: rows[row]?.length ?? 0, rows: rows.length, layers: layers.length}[dimension];
}

/** Cuts off or fills up cells: with empty ones, or, if rows differ in length, with rows like the last one. */
export function withSize(part: CellsPart, dimension: Dimension, size: number, row: number | null = null): CellsPart {
  const {piece, layers} = part;
  const [empty = ""] = piece.alphabet;
  const [width, height] = [Math.max(1, sizeOf(part, "columns")), Math.max(1, sizeOf(part, "rows"))];
  const withLengths = (rows: readonly string[], length: number) =>
    rows.map((cells, i) => (row === null || row === i ? cells.padEnd(length, empty).slice(0, length) : cells));
  const withCount = <T>(from: readonly T[], count: number, added: T) =>
    Array.from({length: count}, (_, i) => from[i] ?? added);
  const blankRow = empty.repeat(width);
  if (size === 0 && row === null) return {...part, layers: []};
  if (dimension === "layers") return {...part, layers: withCount(layers, size, Array<string>(height).fill(blankRow))};
  const filledLayers = layers.length > 0 ? layers : [[blankRow]];
  if (dimension === "columns") return {...part, layers: filledLayers.map((rows) => withLengths(rows, size))};
  return {
    ...part,
    layers: filledLayers.map((rows) => withCount(rows, size, piece.equalRows ? blankRow : (rows.at(-1) ?? blankRow))),
  };
}

export const isTooLarge = ({layers}: CellsPart): boolean =>
  layers.reduce((sum, rows) => sum + rows.reduce((cells, row) => cells + row.length, 0), 0) > maxCells;
