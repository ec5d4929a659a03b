// Elements of a drawing: the targets of the arrow keys and of the pointer.
import type {Place} from "../boards/kinds/graph/graph-layout";
import type {Places} from "./places";
import {distanceToSegment, lineOf, type Plan} from "./plan";

/** Ids of elements: "v3" is the vertex 3, "e0" the edge 0. */
export const vertexId = (name: string) => `v${name}`;
export const edgeId = (index: number) => `e${index}`;
export const vertexIn = (id: string | null) => (id?.startsWith("v") ? id.slice(1) : null);
export const edgeIn = (id: string | null) => (id?.startsWith("e") ? Number(id.slice(1)) : null);

/** Returns the id of an element in the document. */
export const domId = (id: string) => `drawn-${id}`;

export interface Element extends Place {
  id: string;
}

/** Lists all elements that the pointer or an arrow key can reach; edges by their middles. */
export function elementsOf(plan: Plan, places: Places, includesEdges: boolean): Element[] {
  const dots = plan.names.map((name) => ({id: vertexId(name), ...(places.get(name) ?? {x: 0, y: 0})}));
  if (!includesEdges) return dots;
  const middles = plan.pairs.map((_, i) => {
    const {x, y} = lineOf(plan, i, places);
    return {id: edgeId(i), x, y};
  });
  return [...dots, ...middles];
}

/** Returns the nearest element within `reach`, a vertex before any edge; null if there is none. */
export function elementAt(point: Place, plan: Plan, places: Places, reach: number): string | null {
  let [vertex, edge]: (string | null)[] = [null, null];
  let [vertexDistance, edgeDistance] = [reach, reach];
  for (const {id, x, y} of elementsOf(plan, places, true)) {
    const pair = plan.pairs[edgeIn(id) ?? -1];
    const [from, to] = pair ? [places.get(pair[0]), places.get(pair[1])] : [];
    const distance =
      from && to
        ? Math.min(distanceToSegment(point, from, {x, y}), distanceToSegment(point, {x, y}, to))
        : Math.hypot(x - point.x, y - point.y);
    if (!pair && distance <= vertexDistance) [vertex, vertexDistance] = [id, distance];
    if (pair && distance <= edgeDistance) [edge, edgeDistance] = [id, distance];
  }
  return vertex ?? edge ?? null;
}
