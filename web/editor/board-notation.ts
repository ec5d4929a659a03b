// Notation of each kind of board, as the pieces that its text is made of. The last board that the engine gave and the
// catalogue entry of the game determine it; no game is named here.

import type {Board, BoardOf} from "../boards/input/touch";
import type {CellsPiece, FlagPiece, Item, ListName, ListPiece, Piece, RuleName, ValuePiece} from "./pieces";

const lastValues = (items: readonly Item[]) => items.at(-1)?.values;
const list = (name: ListName, overrides: Partial<ListPiece> = {}): ListPiece => ({
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
const single = (name: ValuePiece["name"], overrides: Partial<ValuePiece> = {}): ValuePiece => ({
  kind: "value",
  name,
  before: "",
  letters: false,
  min: 0n,
  defaultValue: null,
  initialValue: null,
  ...overrides,
});
const cells = (alphabet: string, overrides: Partial<CellsPiece> = {}): CellsPiece => ({
  kind: "cells",
  alphabet,
  equalRows: true,
  rows: true,
  layers: false,
  box: false,
  ...overrides,
});
const flag = (name: FlagPiece["name"], text: string): FlagPiece => ({kind: "flag", name, text});
const rule = (name: RuleName, before = ""): Piece => ({kind: "rule", name, before});
const greatest = (items: readonly Item[]) =>
  items.flatMap(({values}) => values.map(BigInt)).reduce((a, b) => (a > b ? a : b), 0n);

const heaps = [list("heap", {brackets: true, limitsCount: true})];
const boxes = [
  list("box", {
    columns: ["stones", "size"],
    between: "/",
    runs: false,
    newItem: (all) => lastValues(all) ?? ["1", "8"],
  }),
];
const spent = [list("heap", {columns: ["taken"], between: "/", extent: "open"})];
const capped = [single("heap"), single("cap", {before: "/", initialValue: "1"})];
const lengths = [list("row", {min: 1n, runs: false, box: true, newItem: (all) => lastValues(all) ?? ["1"]})];
const squares = [cells(".#", {box: true})];
const stops = [list("piece", {min: 1n, newItem: (all) => [String(greatest(all) + 1n)]})];
const sheets = [
  list("sheet", {
    columns: ["width", "height"],
    between: "x",
    min: 1n,
    runs: false,
    newItem: (all) => lastValues(all) ?? ["2", "2"],
  }),
];
const ring = [list("edge"), single("coin", {before: "@", defaultValue: "0"})];
const circle = [flag("whole", "ring "), list("run")];
const words = [list("word", {letters: true, runs: false, newItem: () => ["a"]})];
const spelling = [single("rounds", {min: 1n}), single("prefix", {before: "/", letters: true, initialValue: "a"})];
/** Numbers that a player may take: at least one, all different. */
const numbers = (name: ListName, before = "") =>
  list(name, {before, min: 1n, runs: false, limitsCount: true, newItem: (all) => [String(greatest(all) + 1n)]});
const draft = [
  list("general", {separator: "/", between: ",", extent: "triangle", runs: false}),
  list("pick", {before: ";", optional: true, min: 1n, runs: false}),
];

function heapPieces({cap, taken, pass}: BoardOf<"heaps">, sample: string): readonly Piece[] {
  if (cap !== undefined) return capped;
  if (taken) return spent;
  if (pass !== undefined) return [list("heap"), flag("pass", "/pass")];
  return sample.includes("/") ? boxes : heaps;
}

function gridPieces({layers}: BoardOf<"grid">, sample: string): readonly Piece[] {
  if (/[HT]/.test(sample)) return [cells("TH", {layers: sample.includes("|")})];
  if (layers[0]?.[0]?.startsWith("!")) return lengths;
  const letters = [...new Set(sample.replace(/\dx\d|[^a-z]/g, ""))].join("");
  return letters ? [cells(`.${letters}#`, {box: true})] : squares;
}

/** Strips are written as the cells of their pieces, or as cells with letters for what stands on them. */
function stripPieces(sample: string): readonly Piece[] {
  if (/^[brg/]+$/.test(sample)) return [cells("brg", {equalRows: false, rows: sample.includes("/")})];
  if (!sample.includes(".")) return stops;
  const letters = [...new Set(sample.replace(/[^a-z]/g, ""))].join("");
  return [cells(`.${letters}`, {equalRows: false, rows: sample.includes("/")})];
}

interface Notation<B extends Board> {
  /** Returns the pieces of a position; null for a board that is edited as a drawing or a program. */
  pieces(board: B, sample: string): readonly Piece[] | null;
  /** Pieces of the rules in brackets, if they are the same for all games on the board. */
  rules?: readonly Piece[];
}

const notations: {[K in Board["kind"]]: Notation<BoardOf<K>>} = {
  heaps: {pieces: heapPieces},
  row: {pieces: () => [cells("TH", {rows: false})]},
  grid: {pieces: gridPieces},
  strip: {pieces: (_, sample) => stripPieces(sample)},
  sheet: {pieces: () => sheets},
  stairs: {pieces: () => [list("step")]},
  ring: {pieces: () => ring},
  circle: {pieces: () => circle},
  trie: {pieces: () => spelling, rules: words},
  draft: {pieces: () => draft},
  graph: {pieces: () => null},
  dag: {pieces: () => null},
  states: {pieces: () => null},
};

const notationOf = (board: Board) => notations[board.kind] as Notation<Board>;

/** Returns the pieces of a position; null for a board that is edited as a drawing or a program. */
export const piecesOfPosition = (board: Board, sample: string) => notationOf(board).pieces(board, sample);

/**
 * Returns the pieces of the rules in the catalogue: players, lists and a number have fields of their own, any other
 * rules are a single text.
 */
export function piecesOfRules(board: Board, rules: string): readonly Piece[] {
  const ownRules = notationOf(board).rules;
  if (ownRules) return ownRules;
  if (rules.startsWith("left: ")) return [rule("leftRule", "left: "), rule("rightRule", "; right: ")];
  if (/^[\d,]+;[\d,]+$/.test(rules)) return [numbers("leftNumber"), numbers("rightNumber", ";")];
  return [/^\d+$/.test(rules) ? single("rules", {min: 1n}) : rule("rules")];
}
