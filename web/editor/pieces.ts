// What the text of a position is made of, one piece after the other: a list, rows of cells, a single value, a mark that is there
// or not. A piece is how such a part is written; a part is what one text says there.

export type ListName =
  | "heap"
  | "box"
  | "step"
  | "piece"
  | "edge"
  | "run"
  | "sheet"
  | "row"
  | "word"
  | "general"
  | "pick";
export type ColumnName = "stones" | "size" | "width" | "height" | "taken";
export type ValueName = "heap" | "cap" | "coin" | "rounds" | "prefix";
export type FlagName = "pass" | "whole";

export interface Item {
  readonly values: readonly string[];
  /** It stands in the brackets of the item before it. */
  readonly joins?: boolean;
  /** A sheet with which the game has ended. */
  readonly ended?: boolean;
}

export interface ListPiece {
  kind: "list";
  name: ListName;
  /** What stands before the list, also where it is empty, unless it is `optional`. */
  before: string;
  optional?: boolean;
  /** What the values of an item are; none where an item is one value. */
  columns: readonly ColumnName[];
  separator: string;
  /** Between the values of an item. */
  between: string;
  /** Items may have any number of values, or are the rows of a triangle, one value shorter each. */
  extent: "fixed" | "open" | "triangle";
  letters: boolean;
  least: bigint;
  /** Four equal items or more are written "3^4". */
  runs: boolean;
  /** Items may stand in brackets. */
  brackets: boolean;
  /** "4x3" is three items of 4. */
  box: boolean;
  /** The item that is added behind these. */
  fresh(items: readonly Item[]): readonly string[];
}

export interface CellsPiece {
  kind: "cells";
  /** What a cell can hold; the first is an empty one. */
  alphabet: string;
  /** Sides that a hand can change: rows of equal length, several rows, several layers. */
  even: boolean;
  rows: boolean;
  layers: boolean;
  /** Cells that are all empty are written "4x3". */
  box: boolean;
}

export interface ValuePiece {
  kind: "value";
  name: ValueName;
  before: string;
  letters: boolean;
  least: bigint;
  /** The value that is not written. */
  unless: string | null;
  /** What is put in where there was no value; null where there is always one. */
  start: string | null;
}

export interface FlagPiece {
  kind: "flag";
  name: FlagName;
  text: string;
}

export type Piece = ListPiece | CellsPiece | ValuePiece | FlagPiece;

export interface ListPart {
  kind: "list";
  piece: ListPiece;
  items: readonly Item[];
}
export interface CellsPart {
  kind: "cells";
  piece: CellsPiece;
  layers: readonly (readonly string[])[];
}
export interface ValuePart {
  kind: "value";
  piece: ValuePiece;
  value: string | null;
}
export interface FlagPart {
  kind: "flag";
  piece: FlagPiece;
  on: boolean;
}
export type Part = ListPart | CellsPart | ValuePart | FlagPart;

/** A longer position is edited as text. */
export const mostItems = 300;
export const mostCells = 1024;

const number = "(?:0|[1-9]\\d{0,19})";
const value = (letters: boolean) => (letters ? "[a-z]+" : number);
const quote = (text: string) => text.replace(/[^\w\s]/g, "\\$&");
const whole = (pattern: string) => new RegExp(`^(?:${pattern})$`);

/** What the text of a piece looks like, loosely enough to tell it from the next one. */
export function patternOf(piece: Piece): string {
  switch (piece.kind) {
    case "list": {
      const {before, letters, separator, between, runs, brackets, box, optional} = piece;
      const signs = [separator, between, runs && "^", brackets && "()", box && "x", between === "x" && "!"];
      const text = `[${letters ? "a-z" : "\\d"}${quote(signs.filter(Boolean).join(""))}]`;
      return optional ? `(?:${quote(before)}${text}*)?` : `${quote(before)}${text}*`;
    }
    case "cells":
      return `[${quote(piece.alphabet)}/|]*|\\d+x\\d+`;
    case "value": {
      const text = `${quote(piece.before)}${value(piece.letters)}`;
      return piece.unless === null && piece.start === null ? text : `(?:${text})?`;
    }
    case "flag":
      return `(?:${quote(piece.text)})?`;
  }
}

const boxOf = (text: string) => /^([1-9]\d{0,3})x([1-9]\d{0,3})$/.exec(text)?.slice(1).map(Number) ?? null;

function readItems(piece: ListPiece, text: string): readonly Item[] | null {
  const {columns, separator, between, extent, letters} = piece;
  const [width, height = 0] = (piece.box && boxOf(text)) || [];
  if (width) return height > mostItems ? null : Array.from({length: height}, () => ({values: [String(width)]}));
  const items: Item[] = [];
  let open = false;
  for (const word of text === "" ? [] : text.split(separator)) {
    const [, opens, inner = "", copies = "1", ended, closes] = /^(\(?)(.*?)(?:\^(\d+))?(!?)(\)?)$/.exec(word) ?? [];
    const values = between === "" ? [inner] : inner.split(between);
    const counted = extent !== "fixed" || values.length === Math.max(1, columns.length);
    if (!counted || !values.every((each) => whole(value(letters)).test(each)) || (opens && open)) return null;
    if (items.length + Number(copies) > mostItems || (extent === "triangle" && values.length > 39)) return null;
    for (let i = 0; i < Number(copies); i++)
      items.push({values, ...(open && {joins: true}), ...(ended && {ended: true})});
    open = (open || Boolean(opens)) && !closes;
  }
  return open ? null : items;
}

function writeItems({between, separator, runs}: ListPiece, items: readonly Item[]): string {
  const words = items.map(({values, joins, ended}, i) => {
    const [opens, goesOn] = [!joins && items[i + 1]?.joins, items[i + 1]?.joins];
    const text = values.join(between) + (ended && values.every((each) => each === "1") ? "!" : "");
    return `${opens ? "(" : ""}${text}${joins && !goesOn ? ")" : ""}`;
  });
  if (!runs || items.some(({joins}) => joins)) return words.join(separator);
  const out: string[] = [];
  for (let i = 0, run = 0; i < words.length; i += run) {
    const same = words.slice(i).findIndex((word) => word !== words[i]);
    const equal = same < 0 ? words.length - i : same;
    run = equal < 4 || items[i]?.values.length !== 1 ? 1 : equal;
    out.push(run > 1 ? `${words[i]}^${run}` : (words[i] ?? ""));
  }
  return out.join(separator);
}

function readCells(piece: CellsPiece, text: string): CellsPart["layers"] | null {
  const [empty = ""] = piece.alphabet;
  const [width = 0, height = 0] = (piece.box && boxOf(text)) || [];
  if (width * height > mostCells || text.length > 2 * mostCells) return null;
  if (width > 0) return [Array.from({length: height}, () => empty.repeat(width))];
  return text === "" ? [] : text.split("|").map((layer) => layer.split("/"));
}

function writeCells({alphabet, box}: CellsPiece, layers: CellsPart["layers"]): string {
  const text = layers.map((rows) => rows.join("/")).join("|");
  const [rows = []] = layers;
  const bare = [...text].every((face) => face === alphabet[0] || face === "/");
  return box && bare && rows.length > 0 ? `${rows[0]?.length ?? 0}x${rows.length}` : text;
}

/** What a text that looks like the piece says there; null where it is not in the printed form or is too long. */
export function readPart(piece: Piece, text: string): Part | null {
  switch (piece.kind) {
    case "list": {
      const items = readItems(piece, text.slice(piece.before.length));
      return items && {kind: "list", piece, items};
    }
    case "cells": {
      const layers = readCells(piece, text);
      return layers && {kind: "cells", piece, layers};
    }
    case "value":
      return {kind: "value", piece, value: text.slice(piece.before.length) || piece.unless};
    case "flag":
      return {kind: "flag", piece, on: text !== ""};
  }
}

export function writePart(part: Part): string {
  switch (part.kind) {
    case "list": {
      const {piece, items} = part;
      return piece.optional && items.length === 0 ? "" : piece.before + writeItems(piece, items);
    }
    case "cells":
      return writeCells(part.piece, part.layers);
    case "value":
      return part.value === null || part.value === part.piece.unless ? "" : part.piece.before + part.value;
    case "flag":
      return part.on ? part.piece.text : "";
  }
}
