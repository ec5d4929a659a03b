// What the parts of a position are called, and what is said of an edit.

import {ui, type Words} from "../text";
import {forms as words} from "../text/forms";
import {type Tongue, tongues} from "../ui/tongue";
import type {Cell, Side} from "./part-edits";
import type {CellsPiece, FlagName, ListName, ListPart, ListPiece, ValueName} from "./pieces";

interface ListWords {
  all: Words;
  one: Words;
  add: Words;
}

const lists: Record<ListName, ListWords> = {
  heap: {all: words.heaps, one: words.heap, add: words.addHeap},
  box: {all: words.boxes, one: words.box, add: words.addBox},
  step: {all: words.steps, one: words.step, add: words.addStep},
  piece: {all: words.pieces, one: words.piece, add: words.addPiece},
  edge: {all: words.edges, one: words.edge, add: words.addEdge},
  run: {all: words.runs, one: words.run, add: words.addRun},
  sheet: {all: words.sheets, one: words.sheet, add: words.addSheet},
  row: {all: words.rowLengths, one: words.row, add: words.addRow},
  word: {all: words.words, one: words.word, add: words.addWord},
  general: {all: words.strengths, one: words.general, add: words.addGenerals},
  pick: {all: words.picks, one: words.pick, add: words.addPick},
};

export const valueWords: Record<ValueName, Words> = {
  heap: words.theHeap,
  cap: words.cap,
  coin: words.coin,
  rounds: words.rounds,
  prefix: words.prefix,
};
export const flagWords: Record<FlagName, Words> = {pass: words.pass, whole: words.whole};
const sides: Record<Side, Words> = {columns: words.columns, rows: words.rows, layers: words.layers};

export const listWords = ({name}: ListPiece) => lists[name];

export const sayItem = ({name}: ListPiece, index: number, t: Tongue) => t(lists[name].one, {index: index + 1});

/** What the columns of a list are called, where an item has several values of one kind each. */
export function sayColumn({columns, extent}: ListPiece, item: number, place: number, t: Tongue): string | null {
  if (extent === "triangle") return t(words.withGeneral, {index: item + place + 2});
  if (extent === "open") return place === 0 ? null : t(words.taken, {index: place});
  const column = columns[place];
  return column ? t(words[column]) : null;
}

export function sayValue(piece: ListPiece, item: number, place: number, t: Tongue): string {
  const column = sayColumn(piece, item, place, t);
  const name = sayItem(piece, item, t);
  return column === null ? name : t(words.ofItem, {item: name, what: column});
}

export function saySide({even, rows}: CellsPiece, side: Side, row: number | null, t: Tongue): string {
  if (row !== null) return t(words.rowLength, {index: row + 1});
  return t(side === "columns" && !(even && rows) ? words.length : sides[side]);
}

const faces: Record<string, Words> = {
  H: words.heads,
  T: words.tails,
  ".": words.free,
  "#": words.blocked,
  o: words.man,
  w: words.white,
  b: words.black,
  x: words.cross,
};
export const sayFace = (face: string, t: Tongue) => {
  const known = faces[face];
  return known ? t(known) : face;
};

/** As the boards call it: by coordinates from 0 on a grid, by its place from 1 in a strip. */
export function sayCell({even, rows, layers}: CellsPiece, [layer, row, column]: Cell, t: Tongue): string {
  if (even && rows) return t(ui.cell, {cell: `(${layers ? [layer, row, column] : [row, column]})`});
  return rows ? t(words.cellOfRow, {row: row + 1, column: column + 1}) : t(ui.stripCell, {index: column + 1});
}

/** The same sentence in both languages. */
export const both = (say: (t: Tongue) => string): Words => ({en: say(tongues.en), zh: say(tongues.zh)});

/** What an edit did, in one sentence. */
export type Said = Words;
export const saidIs = (what: (t: Tongue) => string, value: (t: Tongue) => string): Said =>
  both((t) => t(words.saidIs, {what: what(t), value: value(t)}));
export const saidAdded = (part: ListPart): Said =>
  both((t) => {
    const at = part.items.length - 1;
    const value = part.items[at]?.values.join(" × ") ?? "";
    return t(words.saidAdded, {what: sayItem(part.piece, at, t), value});
  });
export const saidRemoved = (piece: ListPiece, index: number): Said =>
  both((t) => t(words.saidRemoved, {what: sayItem(piece, index, t)}));
