// Where the vertices of an edited drawing stand. A text alone always gives the same picture; an edit leaves every vertex where
// it is and finds room for the new one.
import {arrangeDag} from "../boards/layout/dag-layout";
import {arrangeFree} from "../boards/layout/free-layout";
import {arrangeGraph, type Place} from "../boards/layout/graph-layout";
import {type Drawing, type Shape, verticesOf} from "./drawing";

export type Places = ReadonlyMap<string, Place>;

/** Room around the picture, and how far apart two vertices are put by hand. */
const margin = 34;
/** The least height of a sheet. */
const least = 220;
const apart = 46;
const angles = 16;
/** So few vertices have room for names and a hand between them. */
const airy = 60;

/** How much larger than its layout a drawing is edited. */
export const scaleOf = (names: string[], {directed}: Shape) => (directed || names.length > airy ? 1 : 1.4);

export const scaled = (places: Iterable<readonly [string, Place]>, by: number): Places =>
  new Map([...places].map(([name, {x, y}]) => [name, {x: Math.round(x * by), y: Math.round(y * by)}]));

export function arrange({edges, lone, ground}: Drawing, {directed}: Shape): Places {
  const ends = edges.map(({from, to}): [string, string] => [from, to]);
  const dots = directed
    ? arrangeDag(ends, [...lone], 74).vertices
    : ground.length
      ? arrangeGraph([...ground], ends, new Set(), 300).dots
      : arrangeFree(ends, lone, 640).dots;
  return new Map(dots.map(({name, x, y}) => [name, {x, y}]));
}

/** Half way between the leftmost and the rightmost. */
export function middleOf(places: Places): number {
  const xs = [...places.values()].map(({x}) => x);
  return xs.reduce((far, x) => Math.max(far, x), 0) / 2 + xs.reduce((far, x) => Math.min(far, x), Number.MAX_VALUE) / 2;
}

/** The nearest free place beside one, upwards or downwards first. */
function freePlace(beside: Place, others: Place[], first: number): Place {
  for (let ring = 1; ; ring++)
    for (let i = 0; i < angles; i++) {
      const turn = ((i % 2 ? i + 1 : -i) * Math.PI) / angles + first;
      const x = Math.round(beside.x + ring * apart * Math.cos(turn));
      const y = Math.round(beside.y + ring * apart * Math.sin(turn));
      if (others.every((other) => Math.hypot(other.x - x, other.y - y) > apart * 0.8)) return {x, y};
    }
}

/** Every vertex of the drawing with its place: the known ones keep theirs, the others find room beside a neighbour. */
export function keep(drawing: Drawing, {directed}: Shape, known: Places): Places {
  const near = new Map<string, string>();
  for (const {from, to} of drawing.edges) {
    if (known.has(from)) near.set(to, from);
    if (known.has(to)) near.set(from, to);
  }
  const places = new Map(known);
  const here = verticesOf(drawing);
  const shown = () => here.flatMap((name) => places.get(name) ?? []);
  for (const name of here) {
    if (places.has(name)) continue;
    const beside = places.get(near.get(name) ?? "") ?? shown().at(-1) ?? {x: 0, y: 2 * margin};
    places.set(name, freePlace(beside, shown(), ((directed ? 1 : -1) * Math.PI) / 2));
  }
  return places;
}

/** The sheet: as wide as there is room, with what was laid out in its middle, and larger where vertices stand outside. */
export function sheetOf(names: string[], places: Places, middle: number, room: number) {
  const here = names.flatMap((name) => places.get(name) ?? []);
  const reach = (start: number, of: (place: Place) => number) => here.reduce((far, p) => Math.max(far, of(p)), start);
  const left = -reach(Math.max(0, room / 2 - middle), ({x}) => margin - x);
  const top = -reach(0, ({y}) => margin - y);
  return {
    left,
    top,
    width: reach(left + room, ({x}) => x + margin) - left,
    height: reach(top + least, ({y}) => y + margin) - top,
  };
}
