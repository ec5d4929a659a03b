// Figures of all reasons by their key.

import type {Component, Fact, Reason} from "../../engine/types";
import type {Language} from "../../text";
import {stalksOf} from "../facts";
import type {FactsOf, ReasonKey} from "../reasons/reason";
import {conjunctive, every, misereNim, sj, wild, winners} from "./conventions";
import {formula, period} from "./formulas";
import {answers} from "./loopy";
import type {Figure, Piece} from "./piece";
import {rounds, secondBest, thresholds, vertices} from "./single-games";
import {columns, nimSum, sumOfNumbers, tartan} from "./sums";

/** Pictures, which reason-lines.tsx draws. */
export type Picture = "mex" | "colon" | "fusion" | "ring";

/** Pieces, a picture, or both. */
interface ReasonFigure<F = Record<string, Fact>> {
  pieces?: Figure<F>;
  picture?: Picture;
}

const wythoff: Figure<FactsOf<"wythoff-pair">> = ({facts: {a, b, lower, upper}}) => [
  {equation: `(${a}, ${b}) ${a === lower && b === upper ? "=" : "≠"} (${lower}, ${upper})`},
];

/** Restates the stalks on the ground as heaps. */
const colon: Figure<FactsOf<"colon">> = (reason, t, subject) => {
  const {facts} = reason;
  const heaps = stalksOf(facts);
  return facts.vertex === "ground"
    ? nimSum({...reason, facts: {...facts, parts: heaps, values: heaps, sum: facts.value}}, t, subject)
    : [];
};

/** Each reason has a figure, or a comment on why it has none. */
export const figures = {
  mex: {picture: "mex"},
  "loopy-mex": {picture: "mex", pieces: answers},
  infinity: {picture: "mex"},
  "loopy-sum": {pieces: sumOfNumbers},
  "nim-sum": {pieces: nimSum},
  sum: {pieces: nimSum},
  heads: {pieces: nimSum},
  "odd-steps": {pieces: nimSum},
  "odd-gaps": {pieces: nimSum},
  "odd-lines": {pieces: nimSum},
  tartan: {pieces: tartan},
  columns: {pieces: columns},
  "columns-zero": {pieces: columns},
  "sum-of-numbers": {pieces: sumOfNumbers},
  period: {pieces: period},
  "period-saltus": {pieces: period},
  formula: {pieces: formula},
  colon: {picture: "colon", pieces: colon},
  fusion: {picture: "fusion"},
  ring: {picture: "ring"},
  "misere-nim": {pieces: misereNim},
  wild: {pieces: wild},
  sj: {pieces: sj},
  every: {pieces: every},
  selective: {pieces: winners},
  conjunctive: {pieces: conjunctive},
  "keep-one": {pieces: winners},
  vertices: {pieces: vertices},
  threshold: {pieces: thresholds},
  "threshold-none": {pieces: thresholds},
  "second-best": {pieces: secondBest},
  "rounds-win": {pieces: rounds},
  "rounds-lose": {pieces: rounds},
  "wythoff-pair": {pieces: wythoff},
  // There is nothing left to draw.
  "no-move": null,
  "conjunctive-end": null,
  "no-move-here": null,
  "already-won": null,
  // The board shows what is left, and no move in it.
  "no-move-of-left": null,
  "no-move-of-right": null,
  // Every component is worth 0: nothing is left to compare.
  "sj-stopped": null,
  // The board shows the finished game.
  finished: null,
  // The table of the components has their means.
  means: null,
  "means-open": null,
  // One number against 0.
  "number-left": null,
  "number-right": null,
  "number-zero": null,
  "number-left-star": null,
  "number-right-star": null,
  // One nimber, which the figure before it adds up.
  "number-star": null,
  // One value against 0.
  "value-left": null,
  "value-right": null,
  "value-first": null,
  // Two stops against 0.
  "stops-left": null,
  "stops-right": null,
  "stops-first": null,
  // One cut on one sheet; the board shows it.
  strip: null,
  // Two counts of edges, which are highlighted on the board.
  "ring-lines": null,
  "ring-lines-above": null,
  // One count: the edges of the ring.
  "odd-ring": null,
  // Two pairs of generals, which the draft shows.
  reach: null,
  pairs: null,
  // One pair of generals, which is highlighted on the board.
  "computers-pick": null,
  // One part of what the figure before it adds up.
  "misere-nim-within": null,
  // A remark on the figure before it.
  "wild-within": null,
  // The sentence names the move, which is highlighted on the board.
  "winning-move": null,
  // Two components alike, which stand on the board.
  twins: null,
  // A remark on how the figure before it is known.
  tame: null,
  "search-checked": null,
  // A remark: the theorem is the game's own.
  "misere-theorem": null,
  // A remark: the table is of all states.
  "state-table": null,
  // A remark that compares two conventions.
  "sj-agrees": null,
  "sj-differs": null,
  // A remark on edges that are drawn pale.
  floating: null,
  // Its figure is the product, which is loaded when it is first shown.
  quotient: null,
  // Its figure is the line of best play, a query of its own.
  search: null,
  // A remark on how the value beside the winner is known.
  "search-winner": null,
  // A remark on how the moves are known.
  "search-moves": null,
  // A remark on what is not known.
  limit: null,
} satisfies {[K in ReasonKey]: ReasonFigure<FactsOf<K>> | null};

/** The facts of a reason from the engine are those of its key. */
const byKey = figures as unknown as Record<string, ReasonFigure | null | undefined>;

/**
 * Returns the figure of a reason; null where its sentence says all, or the values do; undefined for a key that the page
 * does not know.
 */
export const figureOf = ({key}: Reason): ReasonFigure | null | undefined => byKey[key];

export const piecesOf = (reason: Reason, t: Language<"explain">, subject: Component): Piece[] =>
  figureOf(reason)?.pieces?.(reason, t, subject) ?? [];
