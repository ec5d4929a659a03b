// The notation of every board that is not drawn as a graph, as the pieces that its text is made of. Which notation a game has is
// told by the last board that the engine gave and by what the catalogue has of the game; no game is named here.

import type {Board, BoardOf} from "../boards/hand/touch";
import type {CatalogEntry} from "../engine/types";
import {patternOf, readPart, writePart} from "./piece-text";
import type {CellsPiece, FlagPiece, Item, ListName, ListPiece, Part, Piece, RuleName, ValuePiece} from "./pieces";
import type {Written} from "./written";

export interface Form {
  pieces: readonly Piece[];
  /** How many of them, from the first on, stand in the rules between brackets. */
  inRules: number;
}

const last = (items: readonly Item[]) => items.at(-1)?.values;
const list = (name: ListName, own: Partial<ListPiece> = {}): ListPiece => ({
  kind: "list",
  name,
  before: "",
  columns: [],
  separator: ",",
  between: "",
  extent: "fixed",
  letters: false,
  least: 0n,
  runs: true,
  brackets: false,
  counts: false,
  box: false,
  fresh: () => ["1"],
  ...own,
});
const single = (name: ValuePiece["name"], own: Partial<ValuePiece> = {}): ValuePiece => ({
  kind: "value",
  name,
  before: "",
  letters: false,
  least: 0n,
  unless: null,
  start: null,
  ...own,
});
const cells = (alphabet: string, own: Partial<CellsPiece> = {}): CellsPiece => ({
  kind: "cells",
  alphabet,
  even: true,
  rows: true,
  layers: false,
  box: false,
  ...own,
});
const flag = (name: FlagPiece["name"], text: string): FlagPiece => ({kind: "flag", name, text});
const rule = (name: RuleName, before = ""): Piece => ({kind: "rule", name, before});
const greatest = (items: readonly Item[]) =>
  items.flatMap(({values}) => values.map(BigInt)).reduce((a, b) => (a > b ? a : b), 0n);

const heaps = [list("heap", {brackets: true, counts: true})];
const boxes = [
  list("box", {columns: ["stones", "size"], between: "/", runs: false, fresh: (all) => last(all) ?? ["1", "8"]}),
];
const spent = [list("heap", {columns: ["taken"], between: "/", extent: "open"})];
const capped = [single("heap"), single("cap", {before: "/", start: "1"})];
const lengths = [list("row", {least: 1n, runs: false, box: true, fresh: (all) => last(all) ?? ["1"]})];
const squares = [cells(".#", {box: true})];
const stops = [list("piece", {least: 1n, fresh: (all) => [String(greatest(all) + 1n)]})];
const sheets = [
  list("sheet", {
    columns: ["width", "height"],
    between: "x",
    least: 1n,
    runs: false,
    fresh: (all) => last(all) ?? ["2", "2"],
  }),
];
const ring = [list("edge"), single("coin", {before: "@", unless: "0"})];
const circle = [flag("whole", "ring "), list("run")];
const words = [list("word", {letters: true, runs: false, fresh: () => ["a"]})];
const spelling = [single("rounds", {least: 1n}), single("prefix", {before: "/", letters: true, start: "a"})];
/** The numbers that a player may take: some, and each once. */
const numbers = (name: ListName, before = "") =>
  list(name, {before, least: 1n, runs: false, counts: true, fresh: (all) => [String(greatest(all) + 1n)]});
const draft = [
  list("general", {separator: "/", between: ",", extent: "triangle", runs: false}),
  list("pick", {before: ";", optional: true, least: 1n, runs: false}),
];

function ofHeaps({cap, taken, pass}: BoardOf<"heaps">, sample: string): readonly Piece[] {
  if (cap !== undefined) return capped;
  if (taken) return spent;
  if (pass !== undefined) return [list("heap"), flag("pass", "/pass")];
  return sample.includes("/") ? boxes : heaps;
}

function ofGrid({layers}: BoardOf<"grid">, sample: string): readonly Piece[] {
  if (/[HT]/.test(sample)) return [cells("TH", {layers: sample.includes("|")})];
  if (layers[0]?.[0]?.startsWith("!")) return lengths;
  const letters = [...new Set(sample.replace(/\dx\d|[^a-z]/g, ""))].join("");
  return letters ? [cells(`.${letters}#`, {box: true})] : squares;
}

/** Pieces by their cells, or cells with the letters that may stand on them. */
function ofStrip(sample: string): readonly Piece[] {
  if (/^[brg/]+$/.test(sample)) return [cells("brg", {even: false, rows: sample.includes("/")})];
  if (!sample.includes(".")) return stops;
  const letters = [...new Set(sample.replace(/[^a-z]/g, ""))].join("");
  return [cells(`.${letters}`, {even: false, rows: sample.includes("/")})];
}

function piecesOf(board: Board, sample: string): readonly Piece[] | null {
  switch (board.kind) {
    case "heaps":
      return ofHeaps(board, sample);
    case "row":
      return [cells("TH", {rows: false})];
    case "grid":
      return ofGrid(board, sample);
    case "strip":
      return ofStrip(sample);
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

/** By the rules that the catalogue has: players, lists and a number have fields of their own, any other rules are one text. */
function piecesOfRules(board: Board, rules: string): readonly Piece[] {
  if (board.kind === "trie") return words;
  if (rules.startsWith("left: ")) return [rule("leftRule", "left: "), rule("rightRule", "; right: ")];
  if (/^[\d,]+;[\d,]+$/.test(rules)) return [numbers("leftNumber"), numbers("rightNumber", ";")];
  return [/^\d+$/.test(rules) ? single("rules", {least: 1n}) : rule("rules")];
}

export type Entry = Pick<CatalogEntry, "alias_of" | "rules" | "sample">;

/** `id`: of the game, which may be in the catalogue by its aliases alone. */
export function formOf(board: Board, {alias_of, rules, sample}: Entry, id: string): Form | null {
  const pieces = piecesOf(board, sample);
  // An alias is written without its rules.
  const isWithout = rules === null || (alias_of !== null && alias_of !== id);
  const ruling = isWithout ? [] : piecesOfRules(board, rules);
  return pieces && {pieces: [...ruling, ...pieces], inRules: ruling.length};
}

/** The player to move, who is named in a position where the address does not. */
const turnOf = (position: string) => /^turn=[LR] /.exec(position)?.[0] ?? "";

/** Null where the text is not in the form that the engine prints, or is too long to be edited by hand. */
export function readForm({rules, position}: Written, {pieces, inRules}: Form): Part[] | null {
  const own = readPieces(position.slice(turnOf(position).length), pieces.slice(inRules));
  if (inRules === 0) return own;
  const ruling = rules === null ? null : readPieces(rules, pieces.slice(0, inRules));
  return ruling && own && [...ruling, ...own];
}

function readPieces(text: string, pieces: readonly Piece[]): Part[] | null {
  const found = new RegExp(`^${pieces.map((piece) => `(${patternOf(piece)})`).join("")}$`).exec(text);
  const parts = found ? pieces.map((piece, i) => readPart(piece, found[i + 1] ?? "")) : [null];
  return parts.every((part) => part !== null) ? parts : null;
}

/** The component with other parts. */
export function writeForm({id, rules, position}: Written, {inRules}: Form, parts: readonly Part[]): Written {
  const text = (of: readonly Part[]) => of.map(writePart).join("");
  return {
    id,
    rules: inRules > 0 ? text(parts.slice(0, inRules)) : rules,
    position: turnOf(position) + text(parts.slice(inRules)),
  };
}

const isOpen = (text: string) => text.split(/[([{]/).length > text.split(/[)\]}]/).length;

/** Which part of the rules has the fault that is at `at` of the address, what stands in its field, and the place there. */
export function faultyPart({inRules}: Form, parts: readonly Part[], address: string, from: number, at: number) {
  if (at < from) return null;
  let start = address.indexOf("(", from) + 1;
  const found = parts.slice(0, inRules).map((part, index) => {
    const written = writePart(part);
    const before = "before" in part.piece ? part.piece.before.length : 0;
    const [begins, text] = [start + before, written.slice(before)];
    start += written.length;
    return {index, text, at: Math.max(0, at - begins), ends: start};
  });
  // An open bracket is missed at the end of the address.
  const faulty = found.find(({ends}) => at <= ends) ?? found.find(({text}) => isOpen(text));
  return faulty ? {...faulty, at: Math.min(faulty.at, faulty.text.length)} : null;
}
