// Figure of each kind of reason. tests/store/why.test.mjs compares the keys with those of the engine.

import type {Reason} from "../engine/types";
import {formulas, period} from "./formula-proofs";
import {rounds, secondBest, thresholds, vertices} from "./game-proofs";
import {every, misereNim, sj, wild} from "./play-proofs";
import type {Proof} from "./proof";
import {branchesOf, text} from "./reason-facts";
import {columns, nimSum, sumOfNumbers, tartan} from "./sum-proofs";

const wythoff: Proof = ({facts}) => {
  const [a, b, lower, upper] = ["a", "b", "lower", "upper"].map((name) => text(facts[name]));
  return [{equation: `(${a}, ${b}) ${a === lower && b === upper ? "=" : "≠"} (${lower}, ${upper})`}];
};

/** Restates the stalks on the ground as heaps. */
const grounded = (reason: Reason): Reason => {
  const heaps = branchesOf(reason);
  return {...reason, facts: {...reason.facts, parts: heaps, values: heaps, sum: reason.facts.value ?? ""}};
};

/** Figures of reasons that are made of tables. */
export const proofs: Record<string, Proof> = {
  "nim-sum": nimSum,
  sum: nimSum,
  "sum-of-numbers": sumOfNumbers,
  heads: nimSum,
  "odd-steps": nimSum,
  "odd-gaps": nimSum,
  "odd-lines": nimSum,
  tartan,
  columns,
  "columns-zero": columns,
  "misere-nim": misereNim,
  wild,
  sj,
  every,
  vertices,
  period,
  "period-saltus": period,
  threshold: thresholds,
  "threshold-none": thresholds,
  "second-best": secondBest,
  "rounds-win": rounds,
  "rounds-lose": rounds,
  "wythoff-pair": wythoff,
  colon: (reason, t, subject) => (reason.facts.vertex === "ground" ? nimSum(grounded(reason), t, subject) : []),
  formula: (reason, t, subject) => formulas[text(reason.facts.id)]?.(reason, t, subject) ?? [],
};

/** Keys of reasons with a custom picture. */
export const pictured = ["mex", "colon", "fusion", "ring"] as const;
export type Pictured = (typeof pictured)[number];
export const isPictured = (key: string): key is Pictured => (pictured as readonly string[]).includes(key);

/** Reasons without a figure, since the sentence says it all; the values say why. */
export const keysWithoutFigure: Record<string, string> = {
  "no-move": "there is nothing left to draw",
  "no-move-here": "there is nothing left to draw",
  "no-move-of-left": "the board shows what is left, and no move in it",
  "no-move-of-right": "the board shows what is left, and no move in it",
  "already-won": "there is nothing left to draw",
  "sj-stopped": "every component is worth 0: nothing is left to compare",
  finished: "the board shows the finished game",
  means: "the table of the components has their means",
  "means-open": "the table of the components has their means",
  "number-left": "one number against 0",
  "number-right": "one number against 0",
  "number-zero": "one number against 0",
  "number-left-star": "one number against 0",
  "number-right-star": "one number against 0",
  "number-star": "one nimber, which the figure before it adds up",
  "value-left": "one value against 0",
  "value-right": "one value against 0",
  "value-first": "one value against 0",
  "stops-left": "two stops against 0",
  "stops-right": "two stops against 0",
  "stops-first": "two stops against 0",
  strip: "one cut on one sheet; the board shows it",
  "ring-lines": "two counts of edges, which are lit on the board",
  "ring-lines-above": "two counts of edges, which are lit on the board",
  "odd-ring": "one count: the edges of the ring",
  reach: "two pairs of generals, which the draft shows",
  "computers-pick": "one pair of generals, which is lit on the board",
  pairs: "two pairs of generals, which the draft shows",
  "misere-nim-within": "one part of what the figure before it adds up",
  "wild-within": "a remark on the figure before it",
  "winning-move": "the move is told, and lit on the board",
  twins: "two components alike, which stand on the board",
  tame: "a remark on how the figure before it is known",
  "misere-theorem": "a remark: the theorem is the game's own",
  "state-table": "a remark: the table is of all states",
  "sj-agrees": "a remark that compares two conventions",
  "sj-differs": "a remark that compares two conventions",
  floating: "a remark on edges that are drawn pale",
  quotient: "its figure is the product, which is loaded when it is first shown",
  search: "its figure is the line of best play, which is asked for",
  "search-winner": "a remark on how the value beside the winner is known",
  "search-moves": "a remark on how the moves are known",
  "search-checked": "a remark on how the figure before it is known",
  limit: "a remark on what is not known",
};
