// Places of the vertices of an edited drawing. The same text always gives the same picture; an edit leaves all vertices
// where they are and finds room for the new one.
import {arrangeDag} from "../boards/kinds/dag/dag-layout";
import {arrangeFree} from "../boards/kinds/graph/free-layout";
import {arrangeGraph, type Place} from "../boards/kinds/graph/graph-layout";
import {type Drawing, type Shape, verticesOf} from "./drawing";

export type Places = ReadonlyMap<string, Place>;

/** Room around the picture. */
const margin = 34;
/** Minimal height of a sheet. */
const minHeight = 220;
const vertexGap = 46;
const angles = 16;
/** Maximal number of vertices with room between them for names and the pointer. */
const maxSpacious = 60;

/** Returns the factor by which an edited drawing is larger than its layout. */
export const scaleOf = (names: string[], {directed}: Shape) => (directed || names.length > maxSpacious ? 1 : 1.4);

export const scaled = (places: Iterable<readonly [string, Place]>, factor: number): Places =>
  new Map([...places].map(([name, {x, y}]) => [name, {x: Math.round(x * factor), y: Math.round(y * factor)}]));

export function arrange({edges, lone, ground}: Drawing, {directed}: Shape): Places {
  const ends = edges.map(({from, to}): [string, string] => [from, to]);
  const dots = directed
    ? arrangeDag(ends, [...lone], 74).vertices
    : ground.length
      ? arrangeGraph([...ground], ends, new Set(), 300).dots
      : arrangeFree(ends, lone, 640).dots;
  return new Map(dots.map(({name, x, y}) => [name, {x, y}]));
}

/** Returns half the way between the leftmost and the rightmost vertex. */
export function middleOf(places: Places): number {
  const xs = [...places.values()].map(({x}) => x);
  return (
    xs.reduce((extreme, x) => Math.max(extreme, x), 0) / 2 +
    xs.reduce((far, x) => Math.min(far, x), Number.MAX_VALUE) / 2
  );
}

/** Returns the nearest free place around a neighbour, trying `firstAngle` first. */
function freePlace(neighbour: Place, others: Place[], firstAngle: number): Place {
  for (let ring = 1; ; ring++)
    for (let i = 0; i < angles; i++) {
      const angle = ((i % 2 ? i + 1 : -i) * Math.PI) / angles + firstAngle;
      const x = Math.round(neighbour.x + ring * vertexGap * Math.cos(angle));
      const y = Math.round(neighbour.y + ring * vertexGap * Math.sin(angle));
      if (others.every((other) => Math.hypot(other.x - x, other.y - y) > vertexGap * 0.8)) return {x, y};
    }
}

/** Returns the places of all vertices: known ones keep theirs, the others find room beside a neighbour. */
export function placeVertices(drawing: Drawing, {directed}: Shape, known: Places): Places {
  const neighbourOf = new Map<string, string>();
  for (const {from, to} of drawing.edges) {
    if (known.has(from)) neighbourOf.set(to, from);
    if (known.has(to)) neighbourOf.set(from, to);
  }
  const places = new Map(known);
  const vertices = verticesOf(drawing);
  const placed = () => vertices.flatMap((name) => places.get(name) ?? []);
  for (const name of vertices) {
    if (places.has(name)) continue;
    const neighbour = places.get(neighbourOf.get(name) ?? "") ?? placed().at(-1) ?? {x: 0, y: 2 * margin};
    places.set(name, freePlace(neighbour, placed(), ((directed ? 1 : -1) * Math.PI) / 2));
  }
  return places;
}

/** Returns the sheet: as wide as there is room, with the layout in its middle, and larger if vertices stand outside. */
export function sheetOf(names: string[], places: Places, middle: number, room: number) {
  const placed = names.flatMap((name) => places.get(name) ?? []);
  const extent = (start: number, of: (place: Place) => number) =>
    placed.reduce((far, p) => Math.max(far, of(p)), start);
  const left = -extent(Math.max(0, room / 2 - middle), ({x}) => margin - x);
  const top = -extent(0, ({y}) => margin - y);
  return {
    left,
    top,
    width: extent(left + room, ({x}) => x + margin) - left,
    height: extent(top + minHeight, ({y}) => y + margin) - top,
  };
}
