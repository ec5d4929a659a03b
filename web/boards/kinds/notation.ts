// Interface of the notation of a kind of board, and the pieces that it is made of.
import type {CellsPiece, FlagPiece, Item, ListName, ListPiece, Piece, ValuePiece} from "./pieces";

/** Pieces by the names of formats, which the catalogue gives for each game; `letters` are those of its pieces on cells. */
type Formats = Readonly<Record<string, (letters: string) => readonly Piece[]>>;

export interface Notation {
  /** Formats of positions. */
  formats: Formats;
  /** Formats of rules that only games on this board have. */
  rules?: Formats;
}

export const list = (name: ListName, overrides: Partial<ListPiece> = {}): ListPiece => ({
  kind: "list",
  name,
  before: "",
  columns: [],
  separator: ",",
  between: "",
  extent: "fixed",
  letters: false,
  min: 0n,
  runs: true,
  brackets: false,
  limitsCount: false,
  box: false,
  newItem: () => ["1"],
  ...overrides,
});
export const single = (name: ValuePiece["name"], overrides: Partial<ValuePiece> = {}): ValuePiece => ({
  kind: "value",
  name,
  before: "",
  letters: false,
  min: 0n,
  defaultValue: null,
  initialValue: null,
  ...overrides,
});
export const cells = (alphabet: string, overrides: Partial<CellsPiece> = {}): CellsPiece => ({
  kind: "cells",
  alphabet,
  equalRows: true,
  rows: true,
  layers: false,
  box: false,
  ...overrides,
});
export const flag = (name: FlagPiece["name"], text: string): FlagPiece => ({kind: "flag", name, text});

export const lastValues = (items: readonly Item[]) => items.at(-1)?.values;
export const greatest = (items: readonly Item[]) =>
  items.flatMap(({values}) => values.map(BigInt)).reduce((a, b) => (a > b ? a : b), 0n);
