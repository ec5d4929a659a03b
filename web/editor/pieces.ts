// What the text of a position is made of, one piece after the other: a list, rows of cells, a single value, a mark that is there
// or not, a rule in its language. A piece is how such a part is written; a part is what one text says there.

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
  | "pick"
  | "leftNumber"
  | "rightNumber";
export type ColumnName = "stones" | "size" | "width" | "height" | "taken";
export type ValueName = "heap" | "cap" | "coin" | "rounds" | "prefix" | "rules";
export type FlagName = "pass" | "whole";
export type RuleName = "rules" | "leftRule" | "rightRule";

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
  /** Any number may stand in any item: a text that is refused has too many items or too few. */
  counts: boolean;
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

/** Whatever is written there, as it is typed: its language is the engine's to read. */
export interface RulePiece {
  kind: "rule";
  name: RuleName;
  before: string;
}

export type Piece = ListPiece | CellsPiece | ValuePiece | FlagPiece | RulePiece;

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
export interface RulePart {
  kind: "rule";
  piece: RulePiece;
  text: string;
}
export type Part = ListPart | CellsPart | ValuePart | FlagPart | RulePart;

/** A longer position is edited as text. */
export const mostItems = 300;
export const mostCells = 1024;
