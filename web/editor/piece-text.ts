// A piece of a notation as text, and back. Only the form that the engine prints is read; any other comes back from the engine.
import {
  type CellsPart,
  type CellsPiece,
  type Item,
  type ListPiece,
  mostCells,
  mostItems,
  type Part,
  type Piece,
} from "./pieces";

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
    case "rule":
      return `${quote(piece.before)}.*?`;
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
      items.push({values, ...((open || (opens && i > 0)) && {joins: true}), ...(ended && {ended: true})});
    open = (open || Boolean(opens)) && !closes;
  }
  return open ? null : items;
}

function writeItems({between, separator, runs, box}: ListPiece, items: readonly Item[]): string {
  const words = items.map(
    ({values, ended}) => values.join(between) + (ended && values.every((each) => each === "1") ? "!" : ""),
  );
  if (box && items.length > 1 && words.every((word) => word === words[0])) return `${words[0]}x${items.length}`;
  const joins = (i: number) => items[i]?.joins === true;
  const opens = (i: number) => !joins(i) && joins(i + 1);
  const goesOn = (i: number, from: number) => words[i] === words[from] && joins(i) === joins(from) && !opens(i);
  const out: string[] = [];
  for (let i = 0; i < items.length; ) {
    let run = 1;
    while (i + run < items.length && !opens(i) && goesOn(i + run, i)) run++;
    if (run < 4 || !runs || items[i]?.values.length !== 1) run = 1;
    const closes = joins(i + run - 1) && !joins(i + run);
    out.push(`${opens(i) ? "(" : ""}${words[i]}${run > 1 ? `^${run}` : ""}${closes ? ")" : ""}`);
    i += run;
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
    case "rule":
      return {kind: "rule", piece, text: text.slice(piece.before.length)};
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
    case "rule":
      return part.piece.before + part.text;
  }
}
