// Figures of formulas that count some places of a row, which the engine names where it is short enough to be drawn.
import type {Component, Reason} from "../engine/types";
import {type Cell, cell, type Piece, type Proof} from "./proof";
import {texts} from "./reason-facts";

/** What stands in each place, by its number; what counts is lit. */
function row(names: [place: string, size: string], sizes: string[], places: number[], below: Cell[][]): Piece[] {
  const [place, size] = names;
  const highlight = sizes.map((text, i): Cell => ({text, mark: places.includes(i) ? "here" : undefined}));
  const head = [place, ...sizes.map((_, i) => String(i + 1))];
  return [{table: {look: "residues", name: size, head, rows: [[cell(size), ...highlight], ...below]}}];
}

const sizesOf = ({board}: Component) => (board?.kind === "heaps" ? board.sizes : []);

/** The places that count, from 0. */
const placesOf = ({facts}: Reason) => texts(facts.places).map((place) => Number(place) - 1);

/** Of each pot its beans and how far it is from the last; of one that counts, what it is worth. */
export const pots: Proof = (reason, t, where) => {
  const places = placesOf(reason);
  const worths = texts(reason.facts.worths);
  const sizes = sizesOf(where);
  if (places.length === 0) return [];
  return row([t.why.pot, t.why.beans], sizes, places, [
    [cell(t.why.toLast), ...sizes.map((_, at) => cell(String(sizes.length - 1 - at)))],
    [cell(t.ui.value), ...sizes.map((_, at) => cell(worths[places.indexOf(at)] ?? "·"))],
  ]);
};

export const boxes: Proof = (reason, t, where) => {
  const places = placesOf(reason);
  return places.length ? row([t.why.box, t.why.cards], sizesOf(where), places, []) : [];
};
