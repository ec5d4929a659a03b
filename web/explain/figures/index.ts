// Figures of all reasons by their key.

import type {Component, Fact, Reason} from "../../engine/types";
import type {Language} from "../../text";
import {stalksOf} from "../facts";
import type {FactsOf, ReasonKey} from "../reasons/reason";
import {every, misereNim, sj, wild} from "./conventions";
import {formula, period} from "./formulas";
import type {Figure, Piece} from "./piece";
import {rounds, secondBest, thresholds, vertices} from "./single-games";
import {columns, nimSum, sumOfNumbers, tartan} from "./sums";

/** Pictures, which reason-lines.tsx draws. */
export type Picture = "mex" | "colon" | "fusion" | "ring";

/** Pieces, a picture, or why there is neither: the sentence says it all, and the values say why. */
interface ReasonFigure<F = Record<string, Fact>> {
  pieces?: Figure<F>;
  picture?: Picture;
  none?: string;
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

export const figures = {
  mex: {picture: "mex"},
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
  vertices: {pieces: vertices},
  threshold: {pieces: thresholds},
  "threshold-none": {pieces: thresholds},
  "second-best": {pieces: secondBest},
  "rounds-win": {pieces: rounds},
  "rounds-lose": {pieces: rounds},
  "wythoff-pair": {pieces: wythoff},
  "no-move": {none: "there is nothing left to draw"},
  "no-move-here": {none: "there is nothing left to draw"},
  "no-move-of-left": {none: "the board shows what is left, and no move in it"},
  "no-move-of-right": {none: "the board shows what is left, and no move in it"},
  "already-won": {none: "there is nothing left to draw"},
  "sj-stopped": {none: "every component is worth 0: nothing is left to compare"},
  finished: {none: "the board shows the finished game"},
  means: {none: "the table of the components has their means"},
  "means-open": {none: "the table of the components has their means"},
  "number-left": {none: "one number against 0"},
  "number-right": {none: "one number against 0"},
  "number-zero": {none: "one number against 0"},
  "number-left-star": {none: "one number against 0"},
  "number-right-star": {none: "one number against 0"},
  "number-star": {none: "one nimber, which the figure before it adds up"},
  "value-left": {none: "one value against 0"},
  "value-right": {none: "one value against 0"},
  "value-first": {none: "one value against 0"},
  "stops-left": {none: "two stops against 0"},
  "stops-right": {none: "two stops against 0"},
  "stops-first": {none: "two stops against 0"},
  strip: {none: "one cut on one sheet; the board shows it"},
  "ring-lines": {none: "two counts of edges, which are highlighted on the board"},
  "ring-lines-above": {none: "two counts of edges, which are highlighted on the board"},
  "odd-ring": {none: "one count: the edges of the ring"},
  reach: {none: "two pairs of generals, which the draft shows"},
  "computers-pick": {none: "one pair of generals, which is highlighted on the board"},
  pairs: {none: "two pairs of generals, which the draft shows"},
  "misere-nim-within": {none: "one part of what the figure before it adds up"},
  "wild-within": {none: "a remark on the figure before it"},
  "winning-move": {none: "the sentence names the move, which is highlighted on the board"},
  twins: {none: "two components alike, which stand on the board"},
  tame: {none: "a remark on how the figure before it is known"},
  "misere-theorem": {none: "a remark: the theorem is the game's own"},
  "state-table": {none: "a remark: the table is of all states"},
  "sj-agrees": {none: "a remark that compares two conventions"},
  "sj-differs": {none: "a remark that compares two conventions"},
  floating: {none: "a remark on edges that are drawn pale"},
  quotient: {none: "its figure is the product, which is loaded when it is first shown"},
  search: {none: "its figure is the line of best play, a query of its own"},
  "search-winner": {none: "a remark on how the value beside the winner is known"},
  "search-moves": {none: "a remark on how the moves are known"},
  "search-checked": {none: "a remark on how the figure before it is known"},
  limit: {none: "a remark on what is not known"},
} satisfies {[K in ReasonKey]: ReasonFigure<FactsOf<K>>};

/** The facts of a reason from the engine are those of its key. */
const byKey = figures as unknown as Record<string, ReasonFigure | undefined>;

/** Returns the figure of a reason; undefined for a key that the page does not know. */
export const figureOf = ({key}: Reason): ReasonFigure | undefined => byKey[key];

export const piecesOf = (reason: Reason, t: Language<"explain">, subject: Component): Piece[] =>
  figureOf(reason)?.pieces?.(reason, t, subject) ?? [];
