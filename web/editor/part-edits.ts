// What a hand does to one part of a position. Each edit makes a new part; whether it is a position is for the engine to say.
import {type CellsPart, type Item, type ListPart, mostCells} from "./pieces";

const withItems = (part: ListPart, items: readonly Item[]): ListPart => ({...part, items});

function withValues(part: ListPart, index: number, change: (values: readonly string[]) => readonly string[]): ListPart {
  return withItems(
    part,
    part.items.map((item, i) => (i === index ? {...item, values: change(item.values)} : item)),
  );
}

export const withValue = (part: ListPart, index: number, place: number, value: string): ListPart =>
  withValues(part, index, (values) => values.with(place, value));

/** One more value in an item, after those it has. */
export const lengthened = (part: ListPart, index: number): ListPart =>
  withValues(part, index, (values) => [...values, values.length > 1 ? String(BigInt(values.at(-1) ?? 0) + 1n) : "1"]);
export const shortened = (part: ListPart, index: number): ListPart =>
  withValues(part, index, (values) => values.slice(0, -1));

/** Two more corners of a triangle, since the games that are played on one have two sides; no new value is one of the old. */
function grown(part: ListPart): ListPart {
  const {items} = part;
  const size = items.length === 0 ? 4 : items.length + 3;
  let next = items.flatMap(({values}) => values.map(BigInt)).reduce((a, b) => (a > b ? a : b), 0n);
  const filled = (values: readonly string[], length: number) => [
    ...values,
    ...Array.from({length: length - values.length}, () => String(++next)),
  ];
  return withItems(
    part,
    Array.from({length: size - 1}, (_, i) => ({values: filled(items[i]?.values ?? [], size - 1 - i)})),
  );
}

export const added = (part: ListPart): ListPart =>
  part.piece.extent === "triangle"
    ? grown(part)
    : withItems(part, [...part.items, {values: [...part.piece.fresh(part.items)]}]);

/** The item behind one that opened brackets opens them in its place. */
export function without(part: ListPart, index: number): ListPart {
  const opened = part.items[index]?.joins !== true;
  return withItems(
    part,
    part.items.flatMap((item, i) => {
      if (i === index) return [];
      return i === index + 1 && opened ? [{values: item.values, ...(item.ended && {ended: true})}] : [item];
    }),
  );
}

/** Two corners fewer. */
export const shrunk = (part: ListPart): ListPart =>
  withItems(
    part,
    part.items.slice(0, -2).map((item) => ({values: item.values.slice(0, -2)})),
  );

/** A cell by its layer, its row there and its column. */
export type Cell = readonly [number, number, number];

export const faceAt = ({layers}: CellsPart, [layer, row, column]: Cell): string => layers[layer]?.[row]?.[column] ?? "";

export function withFace(part: CellsPart, [layer, row, column]: Cell, face: string): CellsPart {
  const rows = part.layers[layer] ?? [];
  const before = rows[row] ?? "";
  const after = before.slice(0, column) + face + before.slice(column + 1);
  return {...part, layers: part.layers.with(layer, rows.with(row, after))};
}

/** The face after this one, round the alphabet. */
export function nextFace({piece: {alphabet}}: CellsPart, face: string): string {
  return alphabet[(alphabet.indexOf(face) + 1) % alphabet.length] ?? face;
}

export type Side = "columns" | "rows" | "layers";

/** The rows of every layer and the cells of every row; of rows with lengths of their own, of the one that is named. */
export function sizeOf({layers}: CellsPart, side: Side, row = 0): number {
  const [rows = []] = layers;
  return {columns: rows[row]?.length ?? 0, rows: rows.length, layers: layers.length}[side];
}

/** Cut off or filled up: with empty cells, or, where rows have lengths of their own, with rows like the last. */
export function resized(part: CellsPart, side: Side, size: number, row: number | null = null): CellsPart {
  const {piece, layers} = part;
  const [empty = ""] = piece.alphabet;
  const [width, height] = [Math.max(1, sizeOf(part, "columns")), Math.max(1, sizeOf(part, "rows"))];
  const lengths = (rows: readonly string[], length: number) =>
    rows.map((cells, i) => (row === null || row === i ? cells.padEnd(length, empty).slice(0, length) : cells));
  const many = <T>(from: readonly T[], count: number, fresh: T) =>
    Array.from({length: count}, (_, i) => from[i] ?? fresh);
  const blank = empty.repeat(width);
  if (size === 0 && row === null) return {...part, layers: []};
  if (side === "layers") return {...part, layers: many(layers, size, Array<string>(height).fill(blank))};
  const all = layers.length > 0 ? layers : [[blank]];
  if (side === "columns") return {...part, layers: all.map((rows) => lengths(rows, size))};
  return {...part, layers: all.map((rows) => many(rows, size, piece.even ? blank : (rows.at(-1) ?? blank)))};
}

export const isTooLarge = ({layers}: CellsPart): boolean =>
  layers.reduce((sum, rows) => sum + rows.reduce((cells, row) => cells + row.length, 0), 0) > mostCells;
