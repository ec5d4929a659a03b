// Figures of formulas that count some places of a row; the engine names the places if the row is short enough to draw.
import type {Component, Reason} from "../../engine/types";
import {texts} from "../facts";
import {type Cell, cell, type Figure, type Piece} from "./piece";

/** Table with the content of each place by its number; the places that count are marked. */
function row(names: [place: string, size: string], sizes: string[], places: number[], moreRows: Cell[][]): Piece[] {
  const [place, size] = names;
  const cells = sizes.map((text, i): Cell => ({text, mark: places.includes(i) ? "here" : undefined}));
  const head = [place, ...sizes.map((_, i) => String(i + 1))];
  return [{table: {look: "residues", name: size, head, rows: [[cell(size), ...cells], ...moreRows]}}];
}

const sizesOf = ({board}: Component) => (board?.kind === "heaps" ? board.sizes : []);

/** Indices of the places that count, from 0. */
const placesOf = ({facts}: Reason) => texts(facts.places).map((place) => Number(place) - 1);

/** For each pot its beans and its distance to the last, and the value of each pot that counts. */
export const pots: Figure = (reason, t, subject) => {
  const places = placesOf(reason);
  const worths = texts(reason.facts.worths);
  const sizes = sizesOf(subject);
  if (places.length === 0) return [];
  return row([t.why.pot, t.why.beans], sizes, places, [
    [cell(t.why.toLast), ...sizes.map((_, i) => cell(String(sizes.length - 1 - i)))],
    [cell(t.ui.value), ...sizes.map((_, i) => cell(worths[places.indexOf(i)] ?? "·"))],
  ]);
};

export const boxes: Figure = (reason, t, subject) => {
  const places = placesOf(reason);
  return places.length ? row([t.why.box, t.why.cards], sizesOf(subject), places, []) : [];
};
