// The elements of a drawing: what the arrow keys go to, and what lies under a hand.
import type {Place} from "../boards/layout/graph-layout";
import type {Places} from "./places";
import {farFrom, lineOf, type Plan} from "./plan";

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

/** Everything a hand or an arrow key can go to; an edge by its middle. */
export function elementsOf(plan: Plan, places: Places, edgesToo: boolean): Element[] {
  const dots = plan.names.map((name) => ({id: vertexId(name), ...(places.get(name) ?? {x: 0, y: 0})}));
  if (!edgesToo) return dots;
  const middles = plan.pairs.map((_, i) => {
    const {x, y} = lineOf(plan, i, places);
    return {id: edgeId(i), x, y};
  });
  return [...dots, ...middles];
}

/** What is pressed: a vertex before an edge, the nearest within reach, or nothing. */
export function pressedAt(at: Place, plan: Plan, places: Places, reach: number): string | null {
  let [vertex, edge]: (string | null)[] = [null, null];
  let [toVertex, toEdge] = [reach, reach];
  for (const {id, x, y} of elementsOf(plan, places, true)) {
    const pair = plan.pairs[edgeIn(id) ?? -1];
    const [from, to] = pair ? [places.get(pair[0]), places.get(pair[1])] : [];
    const far =
      from && to ? Math.min(farFrom(at, from, {x, y}), farFrom(at, {x, y}, to)) : Math.hypot(x - at.x, y - at.y);
    if (!pair && far <= toVertex) [vertex, toVertex] = [id, far];
    if (pair && far <= toEdge) [edge, toEdge] = [id, far];
  }
  return vertex ?? edge ?? null;
}
