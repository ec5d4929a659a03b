// Interface of the notation of a kind of board, and the pieces that it is made of.
import type {Board} from "../input/touch";
import type {CellsPiece, FlagPiece, Item, ListName, ListPiece, Piece, ValuePiece} from "./pieces";

/** The last board that the engine gave and the catalogue entry of the game determine it; no game is named. */
export interface Notation<B extends Board> {
  /** Returns the pieces of a position. */
  pieces(board: B, sample: string): readonly Piece[];
  /** Pieces of the rules in brackets, if they are the same for all games on the board. */
  rules?: readonly Piece[];
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
