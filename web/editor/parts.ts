// Parts of the text of a position. A piece of the notation is how a part is written; a part is what one text has there.
import type {CellsPiece, FlagPiece, Item, ListPiece, RulePiece, ValuePiece} from "../boards/kinds/pieces";

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

/** Limits of the editor; a longer position is edited as text. */
export const maxItems = 300;
export const maxCells = 1024;
