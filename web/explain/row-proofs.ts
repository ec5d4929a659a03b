// Figures of formulas that count some places of a row: pots with an odd number of beans, boxes by their numbers.
import type {Component} from "../engine/types";
import {type Cell, cell, type Piece, type Proof} from "./proof";
import {text} from "./reason-text";

const mostPlaces = 24;

/** What stands in each place, by its number; what counts is lit. */
function row(
  names: [place: string, size: string],
  sizes: string[],
  counts: (at: number) => boolean,
  below: Cell[][],
): Piece[] {
  const [place, size] = names;
  const lit = sizes.map((text, i): Cell => ({text, mark: counts(i) ? "here" : undefined}));
  const head = [place, ...sizes.map((_, i) => String(i + 1))];
  return [{table: {look: "residues", name: size, head, rows: [[cell(size), ...lit], ...below]}}];
}

/** None of a row too long to be read. */
function sizesOf({board}: Component): string[] {
  return board?.kind === "heaps" && board.sizes.length <= mostPlaces ? board.sizes : [];
}

/** Of each pot its beans and how far it is from the last; of one that counts, what it is worth. */
export const pots: Proof = ({facts}, t, where) => {
  const sizes = sizesOf(where);
  const worths = text(facts.chain).split(" ⊕ ");
  const last = sizes.length - 1;
  const counts = (at: number) => at < last && BigInt(sizes[at] ?? 0) % 2n === 1n;
  if (!sizes.some((_, at) => counts(at)) || worths.includes("…")) return [];
  return row([t.why.pot, t.why.beans], sizes, counts, [
    [cell(t.why.toLast), ...sizes.map((_, at) => cell(String(last - at)))],
    [cell(t.ui.value), ...sizes.map((_, at) => cell(counts(at) ? (worths.shift() ?? "") : "·"))],
  ]);
};

export const boxes: Proof = (_, t, where) => {
  const sizes = sizesOf(where);
  const counts = (at: number) => [0, 2, 5].includes((at + 1) % 6);
  return sizes.length ? row([t.why.box, t.why.cards], sizes, counts, []) : [];
};
