// Notation of every board that is not drawn as a graph, as the pieces that its text is made of. The last board that the
// engine gave and the catalogue entry of the game determine the notation; no game is named here.

import type {Board, BoardOf} from "../boards/hand/touch";
import type {CatalogEntry} from "../engine/types";
import type {EditedComponent} from "./edited-component";
import {patternOf, readPart, writePart} from "./piece-text";
import type {CellsPiece, FlagPiece, Item, ListName, ListPiece, Part, Piece, RuleName, ValuePiece} from "./pieces";

export interface Form {
  pieces: readonly Piece[];
  /** Number of pieces, from the first on, that belong to the rules in brackets. */
  inRules: number;
}

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

function piecesOf(board: Board, sample: string): readonly Piece[] | null {
  switch (board.kind) {
    case "heaps":
      return heapPieces(board, sample);
    case "row":
      return [cells("TH", {rows: false})];
    case "grid":
      return gridPieces(board, sample);
    case "strip":
      return stripPieces(sample);
    case "sheet":
      return sheets;
    case "stairs":
      return [list("step")];
    case "ring":
      return ring;
    case "circle":
      return circle;
    case "trie":
      return spelling;
    case "draft":
      return draft;
    case "graph":
    case "dag":
    case "states":
      return null;
  }
}

/**
 * Returns the pieces of the rules in the catalogue: players, lists and a number have fields of their own, any other
 * rules are a single text.
 */
function piecesOfRules(board: Board, rules: string): readonly Piece[] {
  if (board.kind === "trie") return words;
  if (rules.startsWith("left: ")) return [rule("leftRule", "left: "), rule("rightRule", "; right: ")];
  if (/^[\d,]+;[\d,]+$/.test(rules)) return [numbers("leftNumber"), numbers("rightNumber", ";")];
  return [/^\d+$/.test(rules) ? single("rules", {min: 1n}) : rule("rules")];
}

export type Entry = Pick<CatalogEntry, "alias_of" | "rules" | "sample">;

/**
 * Returns null for a board that is drawn as a graph. `id` is that of the game, which the catalogue may list under its
 * aliases only.
 */
export function formOf(board: Board, {alias_of, rules, sample}: Entry, id: string): Form | null {
  const pieces = piecesOf(board, sample);
  // An alias is written without rules.
  const isWithout = rules === null || (alias_of !== null && alias_of !== id);
  const rulePieces = isWithout ? [] : piecesOfRules(board, rules);
  return pieces && {pieces: [...rulePieces, ...pieces], inRules: rulePieces.length};
}

/** Returns the prefix for the player to move, which a position has where the address does not name the player. */
const turnOf = (position: string) => /^turn=[LR] /.exec(position)?.[0] ?? "";

/** Returns null if the text is not in the form that the engine prints, or too long for the editor. */
export function readForm({rules, position}: EditedComponent, {pieces, inRules}: Form): Part[] | null {
  const positionParts = readPieces(position.slice(turnOf(position).length), pieces.slice(inRules));
  if (inRules === 0) return positionParts;
  const ruleParts = rules === null ? null : readPieces(rules, pieces.slice(0, inRules));
  return ruleParts && positionParts && [...ruleParts, ...positionParts];
}

function readPieces(text: string, pieces: readonly Piece[]): Part[] | null {
  const match = new RegExp(`^${pieces.map((piece) => `(${patternOf(piece)})`).join("")}$`).exec(text);
  const parts = match ? pieces.map((piece, i) => readPart(piece, match[i + 1] ?? "")) : [null];
  return parts.every((part) => part !== null) ? parts : null;
}

/** Returns the component with other parts. */
export function writeForm(
  {id, rules, position}: EditedComponent,
  {inRules}: Form,
  parts: readonly Part[],
): EditedComponent {
  const text = (shown: readonly Part[]) => shown.map(writePart).join("");
  return {
    id,
    rules: inRules > 0 ? text(parts.slice(0, inRules)) : rules,
    position: turnOf(position) + text(parts.slice(inRules)),
  };
}

const hasOpenBracket = (text: string) => text.split(/[([{]/).length > text.split(/[)\]}]/).length;

/**
 * Returns the part of the rules that contains the place `at` of the address, the text of its field, and the place in
 * that text; null if there is none.
 */
export function faultyPart({inRules}: Form, parts: readonly Part[], address: string, from: number, at: number) {
  if (at < from) return null;
  let start = address.indexOf("(", from) + 1;
  const spans = parts.slice(0, inRules).map((part, index) => {
    const partText = writePart(part);
    const prefixLength = "before" in part.piece ? part.piece.before.length : 0;
    const [begin, text] = [start + prefixLength, partText.slice(prefixLength)];
    start += partText.length;
    return {index, text, at: Math.max(0, at - begin), end: start};
  });
  // An open bracket is reported at the end of the address.
  const span = spans.find(({end: ends}) => at <= ends) ?? spans.find(({text}) => hasOpenBracket(text));
  return span ? {...span, at: Math.min(span.at, span.text.length)} : null;
}
