// Text of a piece of a notation, and back. Only the form that the engine prints is read; the engine returns any other
// form itself.
import type {CellsPiece, Item, ListPiece, Piece} from "../boards/kinds/pieces";
import {type CellsPart, maxCells, maxItems, type Part} from "./parts";

const number = "(?:0|[1-9]\\d{0,19})";
const value = (letters: boolean) => (letters ? "[a-z]+" : number);
const escapeSigns = (text: string) => text.replace(/[^\w\s]/g, "\\$&");
const wholePattern = (pattern: string) => new RegExp(`^(?:${pattern})$`);

/** Returns a pattern for the text of a piece, just strict enough to tell it from the next piece. */
export function patternOf(piece: Piece): string {
  switch (piece.kind) {
    case "list": {
      const {before, letters, separator, between, runs, brackets, box, optional} = piece;
      const signs = [separator, between, runs && "^", brackets && "()", box && "x", between === "x" && "!"];
      const text = `[${letters ? "a-z" : "\\d"}${escapeSigns(signs.filter(Boolean).join(""))}]`;
      return optional ? `(?:${escapeSigns(before)}${text}*)?` : `${escapeSigns(before)}${text}*`;
    }
    case "cells":
      return `[${escapeSigns(piece.alphabet)}/|]*|\\d+x\\d+`;
    case "value": {
      const text = `${escapeSigns(piece.before)}${value(piece.letters)}`;
      return piece.defaultValue === null && piece.initialValue === null ? text : `(?:${text})?`;
    }
    case "flag":
      return `(?:${escapeSigns(piece.text)})?`;
    case "rule":
      return `${escapeSigns(piece.before)}.*?`;
  }
}

const boxOf = (text: string) => /^([1-9]\d{0,3})x([1-9]\d{0,3})$/.exec(text)?.slice(1).map(Number) ?? null;

function readItems(piece: ListPiece, text: string): readonly Item[] | null {
  const {columns, separator, between, extent, letters} = piece;
  const [width, height = 0] = (piece.box && boxOf(text)) || [];
  if (width) return height > maxItems ? null : Array.from({length: height}, () => ({values: [String(width)]}));
  const items: Item[] = [];
  let isOpen = false;
  for (const word of text === "" ? [] : text.split(separator)) {
    const [, opens, inner = "", copies = "1", ended, closes] = /^(\(?)(.*?)(?:\^(\d+))?(!?)(\)?)$/.exec(word) ?? [];
    const values = between === "" ? [inner] : inner.split(between);
    const hasValidCount = extent !== "fixed" || values.length === Math.max(1, columns.length);
    if (!hasValidCount || !values.every((each) => wholePattern(value(letters)).test(each)) || (opens && isOpen))
      return null;
    if (items.length + Number(copies) > maxItems || (extent === "triangle" && values.length > 39)) return null;
    for (let i = 0; i < Number(copies); i++)
      items.push({values, ...((isOpen || (opens && i > 0)) && {joins: true}), ...(ended && {ended: true})});
    isOpen = (isOpen || Boolean(opens)) && !closes;
  }
  return isOpen ? null : items;
}

function writeItems({between, separator, runs, box}: ListPiece, items: readonly Item[]): string {
  const words = items.map(
    ({values, ended}) => values.join(between) + (ended && values.every((each) => each === "1") ? "!" : ""),
  );
  if (box && items.length > 1 && words.every((first) => first === words[0])) return `${words[0]}x${items.length}`;
  const joins = (i: number) => items[i]?.joins === true;
  const opens = (i: number) => !joins(i) && joins(i + 1);
  const continuesRun = (i: number, from: number) => words[i] === words[from] && joins(i) === joins(from) && !opens(i);
  const texts: string[] = [];
  for (let i = 0; i < items.length; ) {
    let run = 1;
    while (i + run < items.length && !opens(i) && continuesRun(i + run, i)) run++;
    if (run < 4 || !runs || items[i]?.values.length !== 1) run = 1;
    const closes = joins(i + run - 1) && !joins(i + run);
    texts.push(`${opens(i) ? "(" : ""}${words[i]}${run > 1 ? `^${run}` : ""}${closes ? ")" : ""}`);
    i += run;
  }
  return texts.join(separator);
}

function readCells(piece: CellsPiece, text: string): CellsPart["layers"] | null {
  const [empty = ""] = piece.alphabet;
  const [width = 0, height = 0] = (piece.box && boxOf(text)) || [];
  if (width * height > maxCells || text.length > 2 * maxCells) return null;
  if (width > 0) return [Array.from({length: height}, () => empty.repeat(width))];
  return text === "" ? [] : text.split("|").map((layer) => layer.split("/"));
}

function writeCells({alphabet, box}: CellsPiece, layers: CellsPart["layers"]): string {
  const text = layers.map((rows) => rows.join("/")).join("|");
  const [rows = []] = layers;
  const isEmpty = [...text].every((face) => face === alphabet[0] || face === "/");
  return box && isEmpty && rows.length > 0 ? `${rows[0]?.length ?? 0}x${rows.length}` : text;
}

/** Reads a text that matches the pattern of a piece; null if it is not in the printed form or too long. */
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
      return {kind: "value", piece, value: text.slice(piece.before.length) || piece.defaultValue};
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
      return part.value === null || part.value === part.piece.defaultValue ? "" : part.piece.before + part.value;
    case "flag":
      return part.on ? part.piece.text : "";
    case "rule":
      return part.piece.before + part.text;
  }
}
