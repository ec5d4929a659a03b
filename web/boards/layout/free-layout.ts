// Where a graph without a ground is drawn. In each connected part vertices end as far apart as the way between them is long, as
// nearly as they can (stress majorization; Gansner, Koren and North 2004); the parts stand in rows.
import {type Edges, linesBetween, neighbours, type Picture, type Place, round} from "./graph-layout";

const [apart, margin, sweeps] = [52, 30, 120];

/** How many edges lead from one vertex to each other one of its part. */
function distances(near: ReadonlyMap<string, string[]>, from: string): Map<string, number> {
  const far = new Map([[from, 0]]);
  for (const [vertex, d] of far) for (const next of near.get(vertex) ?? []) if (!far.has(next)) far.set(next, d + 1);
  return far;
}

/** The vertices of a part, deep before wide: neighbours begin side by side. */
function inDepth(near: ReadonlyMap<string, string[]>, first: string): string[] {
  const seen = new Set<string>();
  const open = [first];
  for (let vertex = open.pop(); vertex !== undefined; vertex = open.pop()) {
    if (seen.has(vertex)) continue;
    seen.add(vertex);
    open.push(...[...(near.get(vertex) ?? [])].reverse());
  }
  return [...seen];
}

function settle(near: ReadonlyMap<string, string[]>, part: string[]): Place[] {
  const circle = (i: number) => (2 * Math.PI * i) / part.length - Math.PI / 2;
  const radius = part.length / 5;
  const places = part.map((_, i) => ({x: radius * Math.cos(circle(i)), y: radius * Math.sin(circle(i))}));
  const ways = part.map((vertex) => {
    const far = distances(near, vertex);
    return part.map((other) => far.get(other) ?? 1);
  });
  for (let sweep = 0; sweep < sweeps; sweep++)
    places.forEach((here, i) => {
      const sum = {x: 0, y: 0, weight: 0};
      places.forEach((there, j) => {
        if (i === j) return;
        const way = ways[i]?.[j] ?? 1;
        const stretch = way / (Math.hypot(here.x - there.x, here.y - there.y) || 1);
        sum.x += (there.x + (here.x - there.x) * stretch) / way ** 2;
        sum.y += (there.y + (here.y - there.y) * stretch) / way ** 2;
        sum.weight += 1 / way ** 2;
      });
      if (sum.weight) Object.assign(here, {x: sum.x / sum.weight, y: sum.y / sum.weight});
    });
  return places;
}

export function arrangeFree(edges: Edges, lone: readonly string[], widest: number): Picture {
  const near = neighbours(edges);
  const places = new Map<string, Place>();
  const corner = {x: margin, y: margin, below: margin};
  let width = 2 * margin;
  for (const first of [...near.keys(), ...lone]) {
    if (places.has(first)) continue;
    const part = inDepth(near, first);
    const own = settle(near, part);
    const [left, top] = [Math.min(...own.map((p) => p.x)), Math.min(...own.map((p) => p.y))];
    const wide = apart * (Math.max(...own.map((p) => p.x)) - left);
    const high = apart * (Math.max(...own.map((p) => p.y)) - top);
    if (corner.x > margin && corner.x + wide > widest) Object.assign(corner, {x: margin, y: corner.below});
    own.forEach((p, i) => {
      const at = {x: round(corner.x + apart * (p.x - left)), y: round(corner.y + apart * (p.y - top))};
      places.set(part[i] ?? "", at);
    });
    width = Math.max(width, corner.x + wide + margin);
    corner.below = Math.max(corner.below, corner.y + high + apart);
    corner.x += wide + apart;
  }
  return {
    width,
    height: Math.max(2 * margin, corner.below - apart + margin),
    groundY: null,
    lines: linesBetween(edges, places, () => 0),
    dots: [...places].map(([name, place]) => ({...place, name, ground: false, floating: false})),
  };
}
