// Pieces of the text of a position, one after the other: a list, rows of cells, a single value, a flag that is present
// or not, a rule in its own language.

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
  /** True if it stands in the brackets of the item before it. */
  readonly joins?: boolean;
  /** True for a sheet with which the game has ended. */
  readonly ended?: boolean;
}

export interface ListPiece {
  kind: "list";
  name: ListName;
  /** Text before the list, also if that is empty, unless it is `optional`. */
  before: string;
  optional?: boolean;
  /** Meanings of the values of an item; none if an item is a single value. */
  columns: readonly ColumnName[];
  separator: string;
  /** Separator of the values of an item. */
  between: string;
  /** Number of values of an item: fixed, any number, or as in the rows of a triangle, each shorter by one. */
  extent: "fixed" | "open" | "triangle";
  letters: boolean;
  min: bigint;
  /** True if four or more equal items are written "3^4". */
  runs: boolean;
  /** True if items may stand in brackets. */
  brackets: boolean;
  /** True if items may have any numbers, so that a refused text has too many items or too few. */
  limitsCount: boolean;
  /** True if "4x3" means three items of 4. */
  box: boolean;
  /** Returns the values of the item that is added after these. */
  newItem(items: readonly Item[]): readonly string[];
}

export interface CellsPiece {
  kind: "cells";
  /** Faces that a cell can have; the first is that of an empty cell. */
  alphabet: string;
  /** True if all rows have equal lengths; then, if the user can change the number of rows, and that of layers. */
  equalRows: boolean;
  rows: boolean;
  layers: boolean;
  /** True if cells that are all empty are written "4x3". */
  box: boolean;
}

export interface ValuePiece {
  kind: "value";
  name: ValueName;
  before: string;
  letters: boolean;
  min: bigint;
  /** Value that is not written. */
  defaultValue: string | null;
  /** Value that is inserted where there was none; null if there is always one. */
  initialValue: string | null;
}

export interface FlagPiece {
  kind: "flag";
  name: FlagName;
  text: string;
}

/** Text that is kept as typed; its language is read by the engine only. */
export interface RulePiece {
  kind: "rule";
  name: RuleName;
  before: string;
}

export type Piece = ListPiece | CellsPiece | ValuePiece | FlagPiece | RulePiece;
