// How an edge is drawn between the places of its ends, and what lies under a hand.
import {fansOf, type Line, lineBetween, type Place} from "../boards/graph-layout";
import {type Drawing, verticesOf} from "./drawing";
import type {Places} from "./places";

export type Fan = ReturnType<typeof fansOf>[number];
type EdgeLine = Omit<Line, "index"> & {head: string};

const round = (n: number) => Math.round(n * 10) / 10;
const pairsOf = ({edges}: Drawing) => edges.map(({from, to}): [string, string] => [from, to]);

export const fans = (drawing: Drawing): Fan[] => fansOf(pairsOf(drawing));

/** Where its head points: a curve arrives along the line from its control point. */
function headOf({x, y}: Place, from: Place, to: Place, loop: boolean, radius: number): string {
  const control = loop ? {x, y} : {x: 2 * x - (from.x + to.x) / 2, y: 2 * y - (from.y + to.y) / 2};
  const turn = Math.atan2(to.y - control.y, to.x - control.x);
  const along = (back: number, aside: number) =>
    `${round(to.x - x - back * Math.cos(turn) - aside * Math.sin(turn))} ${round(to.y - y - back * Math.sin(turn) + aside * Math.cos(turn))}`;
  return `M${along(radius + 1, 0)}L${along(radius + 10, 4.5)} ${along(radius + 10, -4.5)}z`;
}

export function lineOf(
  drawing: Drawing,
  index: number,
  fan: Fan | undefined,
  places: Places,
  radius: number,
): EdgeLine {
  const {from, to} = drawing.edges[index] ?? {from: "", to: ""};
  const line = lineBetween([from, to], fan ?? {k: 0, n: 1}, places);
  const [start, end] = [places.get(from), places.get(to)];
  return {...line, head: start && end ? headOf(line, start, end, from === to, radius) : ""};
}

/** An element of the drawing, by name: a vertex v3, an edge e0. */
export const vertexId = (name: string) => `v${name}`;
export const edgeId = (index: number) => `e${index}`;
export const vertexIn = (id: string | null) => (id?.startsWith("v") ? id.slice(1) : null);
export const edgeIn = (id: string | null) => (id?.startsWith("e") ? Number(id.slice(1)) : null);

/** What it is called in the document. */
export const domId = (id: string) => `drawn-${id}`;

export interface Element extends Place {
  id: string;
}

/** Everything a hand or an arrow key can go to. */
export function elementsOf(drawing: Drawing, fan: readonly Fan[], places: Places, edgesToo: boolean): Element[] {
  const dots = verticesOf(drawing).map((name) => ({id: vertexId(name), ...(places.get(name) ?? {x: 0, y: 0})}));
  if (!edgesToo) return dots;
  const pairs = pairsOf(drawing);
  const handles = pairs.map((pair, i) => {
    const {x, y} = lineBetween(pair, fan[i] ?? {k: 0, n: 1}, places);
    return {id: edgeId(i), x, y};
  });
  return [...dots, ...handles];
}

/** How far a press is from the piece of a line between two places. */
function farFrom({x, y}: Place, a: Place, b: Place): number {
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const t = Math.max(0, Math.min(1, ((x - a.x) * dx + (y - a.y) * dy) / (dx * dx + dy * dy || 1)));
  return Math.hypot(a.x + t * dx - x, a.y + t * dy - y);
}

/** What is pressed: a vertex before an edge, the nearest within reach, or nothing. */
export function pressedAt(at: Place, drawing: Drawing, fan: readonly Fan[], places: Places, reach: number) {
  const nearest = (far: (element: Element) => number, elements: Element[]) => {
    let [best, least]: [string | null, number] = [null, reach];
    for (const element of elements) {
      const d = far(element);
      if (d <= least) [best, least] = [element.id, d];
    }
    return best;
  };
  const vertex = nearest((e) => Math.hypot(e.x - at.x, e.y - at.y), elementsOf(drawing, fan, places, false));
  if (vertex) return vertex;
  const handles = elementsOf(drawing, fan, places, true).filter(({id}) => edgeIn(id) !== null);
  return nearest((handle) => {
    const edge = drawing.edges[edgeIn(handle.id) ?? -1];
    const [from, to] = [places.get(edge?.from ?? ""), places.get(edge?.to ?? "")];
    if (!edge || !from || !to) return Number.POSITIVE_INFINITY;
    return Math.min(farFrom(at, from, handle), farFrom(at, handle, to));
  }, handles);
}
