// How an edge is drawn between the places of its ends.
import {fansOf, type Line, lineBetween, type Place} from "../boards/layout/graph-layout";
import {type Drawing, verticesOf} from "./drawing";
import type {Places} from "./places";

/** What can be said of a drawing before its vertices have places. */
export interface Plan {
  drawing: Drawing;
  names: string[];
  pairs: [string, string][];
  fans: ReturnType<typeof fansOf>;
  /** Of a vertex. */
  radius: number;
}

type EdgeLine = Omit<Line, "index"> & {head: string};

/** Above so many vertices they are drawn small and without their names. */
const crowd = 120;
const round = (n: number) => Math.round(n * 10) / 10;

export function planOf(drawing: Drawing): Plan {
  const names = verticesOf(drawing);
  const pairs = drawing.edges.map(({from, to}): [string, string] => [from, to]);
  return {drawing, names, pairs, fans: fansOf(pairs), radius: names.length > crowd ? 4 : 11};
}

/** How far a point is from the straight piece between two others. */
export function farFrom({x, y}: Place, a: Place, b: Place): number {
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const t = Math.max(0, Math.min(1, ((x - a.x) * dx + (y - a.y) * dy) / (dx * dx + dy * dy || 1)));
  return Math.hypot(a.x + t * dx - x, a.y + t * dy - y);
}

/** An edge keeps off the vertices between its ends; in a crowd it cannot. */
function bendOf({names, radius}: Plan, [u, v]: [string, string], from: Place, to: Place, places: Places): number {
  if (names.length > crowd) return 0;
  const isClose = (name: string) => {
    const place = name === u || name === v ? undefined : places.get(name);
    return place !== undefined && farFrom(place, from, to) < radius + 3;
  };
  return names.some(isClose) ? 16 + 0.06 * Math.hypot(from.x - to.x, from.y - to.y) : 0;
}

/** Where its head points: a curve arrives along the line from its control point. */
function headOf({x, y}: Place, from: Place, to: Place, loop: boolean, radius: number): string {
  const control = loop ? {x, y} : {x: 2 * x - (from.x + to.x) / 2, y: 2 * y - (from.y + to.y) / 2};
  const turn = Math.atan2(to.y - control.y, to.x - control.x);
  const along = (back: number, aside: number) =>
    `${round(to.x - x - back * Math.cos(turn) - aside * Math.sin(turn))} ${round(to.y - y - back * Math.sin(turn) + aside * Math.cos(turn))}`;
  return `M${along(radius + 1, 0)}L${along(radius + 10, 4.5)} ${along(radius + 10, -4.5)}z`;
}

export function lineOf(plan: Plan, index: number, places: Places): EdgeLine {
  const pair = plan.pairs[index] ?? ["", ""];
  const [from, to] = pair.map((end) => places.get(end) ?? {x: 0, y: 0}) as [Place, Place];
  const line = lineBetween(pair, plan.fans[index] ?? {k: 0, n: 1}, places, bendOf(plan, pair, from, to, places));
  return {...line, head: headOf(line, from, to, pair[0] === pair[1], plan.radius)};
}
