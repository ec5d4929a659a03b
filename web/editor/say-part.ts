// What the parts of a position are called, and what is said of an edit.

import type {Language, Sentence} from "../text";
import type {Cell, Side} from "./part-edits";
import type {CellsPiece, FlagName, ListName, ListPart, ListPiece, RuleName, ValueName} from "./pieces";

interface ListWords {
  all: string;
  one: string;
  add: string;
}

const lists = (t: Language<"editor">): Record<ListName, ListWords> => ({
  heap: {all: t.forms.heaps, one: t.forms.heap, add: t.forms.addHeap},
  box: {all: t.forms.boxes, one: t.forms.box, add: t.forms.addBox},
  step: {all: t.forms.steps, one: t.forms.step, add: t.forms.addStep},
  piece: {all: t.forms.pieces, one: t.forms.piece, add: t.forms.addPiece},
  edge: {all: t.forms.edges, one: t.forms.edge, add: t.forms.addEdge},
  run: {all: t.forms.runs, one: t.forms.run, add: t.forms.addRun},
  sheet: {all: t.forms.sheets, one: t.forms.sheet, add: t.forms.addSheet},
  row: {all: t.forms.rowLengths, one: t.forms.row, add: t.forms.addRow},
  word: {all: t.forms.words, one: t.forms.word, add: t.forms.addWord},
  general: {all: t.forms.strengths, one: t.forms.general, add: t.forms.addGenerals},
  pick: {all: t.forms.picks, one: t.forms.pick, add: t.forms.addPick},
  leftNumber: {all: t.forms.leftNumbers, one: t.forms.leftNumber, add: t.forms.addLeftNumber},
  rightNumber: {all: t.forms.rightNumbers, one: t.forms.rightNumber, add: t.forms.addRightNumber},
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
const sides = (t: Language<"editor">): Record<Side, string> => ({
  columns: t.forms.columns,
  rows: t.forms.rows,
  layers: t.forms.layers,
});

export const listWords = ({name}: ListPiece, t: Language<"editor">) => lists(t)[name];

export const sayItem = ({name}: ListPiece, index: number, t: Language<"editor">) =>
  t(lists(t)[name].one, {index: index + 1});

/** What the columns of a list are called, where an item has several values of one kind each. */
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

export function saySide({even, rows}: CellsPiece, side: Side, row: number | null, t: Language<"editor">): string {
  if (row !== null) return t(t.forms.rowLength, {index: row + 1});
  return side === "columns" && !(even && rows) ? t.forms.length : sides(t)[side];
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

/** As the boards call it: by coordinates from 0 on a grid, by its place from 1 in a strip. */
export function sayCell({even, rows, layers}: CellsPiece, [layer, row, column]: Cell, t: Language<"editor">): string {
  if (even && rows) return t(t.ui.cell, {cell: `(${layers ? [layer, row, column] : [row, column]})`});
  return rows ? t(t.forms.cellOfRow, {row: row + 1, column: column + 1}) : t(t.ui.stripCell, {index: column + 1});
}

/** What an edit did, in one sentence. */
export const saidIs =
  (what: Sentence<"editor">, value: Sentence<"editor">): Sentence<"editor"> =>
  (t) =>
    t(t.forms.saidIs, {what: what(t), value: value(t)});
export const saidAdded =
  ({piece, items}: ListPart): Sentence<"editor"> =>
  (t) =>
    t(t.forms.saidAdded, {what: sayItem(piece, items.length - 1, t), value: items.at(-1)?.values.join(" × ") ?? ""});
export const saidRemoved =
  (piece: ListPiece, index: number): Sentence<"editor"> =>
  (t) =>
    t(t.forms.saidRemoved, {what: sayItem(piece, index, t)});
