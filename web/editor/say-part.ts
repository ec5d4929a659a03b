// Names of the parts of a position, and messages about edits.

import type {CellsPiece, FlagName, ListName, ListPiece, RuleName, ValueName} from "../boards/kinds/pieces";
import type {Language, Sentence} from "../text";
import type {Cell, Dimension} from "./part-edits";
import type {ListPart} from "./parts";

interface ListWords {
  all: string;
  single: string;
  add: string;
}

const lists = (t: Language<"editor">): Record<ListName, ListWords> => ({
  heap: {all: t.forms.heaps, single: t.forms.heap, add: t.forms.addHeap},
  box: {all: t.forms.boxes, single: t.forms.box, add: t.forms.addBox},
  step: {all: t.forms.steps, single: t.forms.step, add: t.forms.addStep},
  piece: {all: t.forms.pieces, single: t.forms.piece, add: t.forms.addPiece},
  edge: {all: t.forms.edges, single: t.forms.edge, add: t.forms.addEdge},
  run: {all: t.forms.runs, single: t.forms.run, add: t.forms.addRun},
  sheet: {all: t.forms.sheets, single: t.forms.sheet, add: t.forms.addSheet},
  row: {all: t.forms.rowLengths, single: t.forms.row, add: t.forms.addRow},
  word: {all: t.forms.words, single: t.forms.word, add: t.forms.addWord},
  general: {all: t.forms.strengths, single: t.forms.general, add: t.forms.addGenerals},
  pick: {all: t.forms.picks, single: t.forms.pick, add: t.forms.addPick},
  leftNumber: {all: t.forms.leftNumbers, single: t.forms.leftNumber, add: t.forms.addLeftNumber},
  rightNumber: {all: t.forms.rightNumbers, single: t.forms.rightNumber, add: t.forms.addRightNumber},
});

export const valueWords = (t: Language<"editor">): Record<ValueName, string> => ({
  heap: t.forms.theHeap,
  cap: t.forms.cap,
  coin: t.forms.coin,
  rounds: t.forms.rounds,
  prefix: t.forms.prefix,
  rules: t.ui.rules,
});
export const ruleWords = (t: Language<"editor">): Record<RuleName, string> => ({
  rules: t.ui.rules,
  leftRule: t.forms.leftRule,
  rightRule: t.forms.rightRule,
});
export const flagWords = (t: Language<"editor">): Record<FlagName, string> => ({
  pass: t.forms.pass,
  whole: t.forms.whole,
});
const dimensions = (t: Language<"editor">): Record<Dimension, string> => ({
  columns: t.forms.columns,
  rows: t.forms.rows,
  layers: t.forms.layers,
});

export const listWords = ({name}: ListPiece, t: Language<"editor">) => lists(t)[name];

export const sayItem = ({name}: ListPiece, index: number, t: Language<"editor">) =>
  t(lists(t)[name].single, {index: index + 1});

/** Returns the name of a column, if the values of an item have different meanings; otherwise null. */
export function sayColumn(
  {columns, extent}: ListPiece,
  item: number,
  place: number,
  t: Language<"editor">,
): string | null {
  if (extent === "triangle") return t(t.forms.withGeneral, {index: item + place + 2});
  if (extent === "open") return place === 0 ? null : t(t.forms.taken, {index: place});
  const column = columns[place];
  return column ? t.forms[column] : null;
}

export function sayValue(piece: ListPiece, item: number, place: number, t: Language<"editor">): string {
  const column = sayColumn(piece, item, place, t);
  const name = sayItem(piece, item, t);
  return column === null ? name : t(t.forms.ofItem, {item: name, what: column});
}

export function sayDimension(
  {equalRows: even, rows}: CellsPiece,
  dimension: Dimension,
  row: number | null,
  t: Language<"editor">,
): string {
  if (row !== null) return t(t.forms.rowLength, {index: row + 1});
  return dimension === "columns" && !(even && rows) ? t.forms.length : dimensions(t)[dimension];
}

const faces = (t: Language<"editor">): Record<string, string> => ({
  H: t.forms.heads,
  T: t.forms.tails,
  ".": t.forms.free,
  "#": t.forms.blocked,
  o: t.forms.man,
  w: t.forms.white,
  b: t.forms.black,
  x: t.forms.cross,
});
export const sayFace = (face: string, t: Language<"editor">) => {
  const known = faces(t)[face];
  return known ? known : face;
};

/** Names a cell as the boards do: by coordinates from 0 on a grid, by its place from 1 in a strip. */
export function sayCell(
  {equalRows: even, rows, layers}: CellsPiece,
  [layer, row, column]: Cell,
  t: Language<"editor">,
): string {
  if (even && rows) return t(t.ui.cell, {cell: `(${layers ? [layer, row, column] : [row, column]})`});
  return rows ? t(t.forms.cellOfRow, {row: row + 1, column: column + 1}) : t(t.ui.stripCell, {index: column + 1});
}

/** Messages about an edit, one sentence each. */
export const sayChange =
  (what: Sentence<"editor">, value: Sentence<"editor">): Sentence<"editor"> =>
  (t) =>
    t(t.forms.saidIs, {what: what(t), value: value(t)});
export const sayAdded =
  ({piece, items}: ListPart): Sentence<"editor"> =>
  (t) =>
    t(t.forms.saidAdded, {what: sayItem(piece, items.length - 1, t), value: items.at(-1)?.values.join(" × ") ?? ""});
export const sayRemoved =
  (piece: ListPiece, index: number): Sentence<"editor"> =>
  (t) =>
    t(t.forms.saidRemoved, {what: sayItem(piece, index, t)});
