// Plan of a drawing, from which edges are drawn between the places of their ends.
import {fansOf, type Line, lineBetween, type Place} from "../boards/kinds/graph/graph-layout";
import {type Drawing, verticesOf} from "./drawing";
import type {Places} from "./places";

/** Facts about a drawing that do not depend on the places of its vertices. */
export interface Plan {
  drawing: Drawing;
  names: string[];
  pairs: [string, string][];
  fans: ReturnType<typeof fansOf>;
  /** Radius of a vertex. */
  radius: number;
}

type EdgeLine = Omit<Line, "index"> & {head: string};

/** Maximal number of vertices that are drawn large and with their names. */
const maxNamed = 120;
const round = (n: number) => Math.round(n * 10) / 10;

export function planOf(drawing: Drawing): Plan {
  const names = verticesOf(drawing);
  const pairs = drawing.edges.map(({from, to}): [string, string] => [from, to]);
  return {drawing, names, pairs, fans: fansOf(pairs), radius: names.length > maxNamed ? 4 : 11};
}

/** Returns the distance of a point from the segment between two others. */
export function distanceToSegment({x, y}: Place, a: Place, b: Place): number {
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const t = Math.max(0, Math.min(1, ((x - a.x) * dx + (y - a.y) * dy) / (dx * dx + dy * dy || 1)));
  return Math.hypot(a.x + t * dx - x, a.y + t * dy - y);
}

/** Returns the bend that keeps an edge off the vertices between its ends; 0 if there are too many vertices. */
function bendOf({names, radius}: Plan, [u, v]: [string, string], from: Place, to: Place, places: Places): number {
  if (names.length > maxNamed) return 0;
  const isClose = (name: string) => {
    const place = name === u || name === v ? undefined : places.get(name);
    return place !== undefined && distanceToSegment(place, from, to) < radius + 3;
  };
  return names.some(isClose) ? 16 + 0.06 * Math.hypot(from.x - to.x, from.y - to.y) : 0;
}

/** Draws the arrowhead: a curve arrives along the line from its control point. */
function headOf({x, y}: Place, from: Place, to: Place, isLoop: boolean, radius: number): string {
  const control = isLoop ? {x, y} : {x: 2 * x - (from.x + to.x) / 2, y: 2 * y - (from.y + to.y) / 2};
  const angle = Math.atan2(to.y - control.y, to.x - control.x);
  const pointAt = (back: number, sideways: number) =>
    `${round(to.x - x - back * Math.cos(angle) - sideways * Math.sin(angle))} ${round(to.y - y - back * Math.sin(angle) + sideways * Math.cos(angle))}`;
  return `M${pointAt(radius + 1, 0)}L${pointAt(radius + 10, 4.5)} ${pointAt(radius + 10, -4.5)}z`;
}

export function lineOf(plan: Plan, index: number, places: Places): EdgeLine {
  const pair = plan.pairs[index] ?? ["", ""];
  const [from, to] = pair.map((end) => places.get(end) ?? {x: 0, y: 0}) as [Place, Place];
  const line = lineBetween(pair, plan.fans[index] ?? {k: 0, n: 1}, places, bendOf(plan, pair, from, to, places));
  return {...line, head: headOf(line, from, to, pair[0] === pair[1], plan.radius)};
}
