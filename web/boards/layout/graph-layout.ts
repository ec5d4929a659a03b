// Where a graph is drawn: a spanning forest stands tidily on the ground, the other edges bend around it.
import {hierarchy, tree} from "d3-hierarchy";

export interface Place {
  x: number;
  y: number;
}
export interface Line {
  index: number;
  /** The middle, where a hand touches. */
  x: number;
  y: number;
  /** Drawn relative to the middle. */
  path: string;
}
export interface Picture {
  width: number;
  height: number;
  /** Null for a graph that stands on nothing. */
  groundY: number | null;
  lines: Line[];
  dots: (Place & {name: string; ground: boolean; floating: boolean})[];
}

interface Twig {
  vertex: string | null;
  children: Twig[];
}

const margin = 26;
/** Neighbours stand this far apart, closer when there are many. */
const [nearest, widest, room] = [16, 46, 900];

export type Edges = readonly (readonly [string, string])[];

export function neighbours(edges: Edges): Map<string, string[]> {
  const near = new Map<string, string[]>();
  const add = (a: string, b: string) => {
    const list = near.get(a);
    if (list) list.push(b);
    else near.set(a, [b]);
  };
  for (const [u, v] of edges) {
    add(u, v);
    add(v, u);
  }
  return near;
}

/** A breadth-first spanning forest from the ground; a part that floats grows from its first vertex, one level up. */
function forest(ground: string[], edges: Edges): {root: Twig; tall: number; wide: number} {
  const near = neighbours(edges);
  const root: Twig = {vertex: null, children: []};
  const seen = new Set<string>();
  let tall = 1;
  let wide = 1;
  const grow = (start: string[], into: Twig, depth: number) => {
    let level: Twig[] = [];
    for (const vertex of start) {
      if (seen.has(vertex)) continue;
      seen.add(vertex);
      const twig = {vertex, children: []};
      into.children.push(twig);
      level.push(twig);
    }
    for (let d = depth; level.length; d++) {
      tall = Math.max(tall, d);
      wide = Math.max(wide, level.length);
      const next: Twig[] = [];
      for (const twig of level)
        for (const vertex of near.get(twig.vertex ?? "") ?? []) {
          if (seen.has(vertex)) continue;
          seen.add(vertex);
          const child = {vertex, children: []};
          twig.children.push(child);
          next.push(child);
        }
      level = next;
    }
  };
  grow(ground, root, 0);
  for (const [u] of edges) {
    if (seen.has(u)) continue;
    const stem: Twig = {vertex: null, children: []};
    root.children.push(stem);
    grow([u], stem, 1);
  }
  return {root, tall, wide};
}

export const round = (n: number) => Math.round(n * 10) / 10;

/** A loop is a petal above its vertex; the k-th of n leans its own way. */
function petal(at: Place, k: number, n: number): Omit<Line, "index"> {
  const lean = -Math.PI / 2 + (k - (n - 1) / 2) * 0.9;
  const tip = {x: at.x + 30 * Math.cos(lean), y: at.y + 30 * Math.sin(lean)};
  const wing = (side: number) => {
    const a = lean + side * 0.55;
    return `${round(at.x + 42 * Math.cos(a) - tip.x)} ${round(at.y + 42 * Math.sin(a) - tip.y)}`;
  };
  const start = `${round(at.x - tip.x)} ${round(at.y - tip.y)}`;
  return {...tip, path: `M${start}C${wing(-1)} ${wing(1)} ${start}`};
}

function curve(a: Place, b: Place, bend: number): Omit<Line, "index"> {
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const long = Math.hypot(dx, dy) || 1;
  const middle = {x: (a.x + b.x) / 2 - (dy / long) * bend, y: (a.y + b.y) / 2 + (dx / long) * bend};
  const rel = (p: Place) => `${round(p.x - middle.x)} ${round(p.y - middle.y)}`;
  if (bend === 0) return {...middle, path: `M${rel(a)}L${rel(b)}`};
  const control = {x: (a.x + b.x) / 2 - (dy / long) * 2 * bend, y: (a.y + b.y) / 2 + (dx / long) * 2 * bend};
  return {...middle, path: `M${rel(a)}Q${rel(control)} ${rel(b)}`};
}

const pairOf = ([u, v]: Edges[number]) => (u < v ? `${u} ${v}` : `${v} ${u}`);

/** Edges between one pair of vertices lie side by side: an edge is the k-th of n. */
export function fansOf(edges: Edges): {k: number; n: number}[] {
  const counts = new Map<string, number>();
  const ks = edges.map((edge) => {
    const k = counts.get(pairOf(edge)) ?? 0;
    counts.set(pairOf(edge), k + 1);
    return k;
  });
  return edges.map((edge, i) => ({k: ks[i] ?? 0, n: counts.get(pairOf(edge)) ?? 1}));
}

/** `bend`: how far it keeps from the straight line. */
export function lineBetween(
  [u, v]: Edges[number],
  {k, n}: {k: number; n: number},
  places: ReadonlyMap<string, Place>,
  bend = 0,
): Omit<Line, "index"> {
  const a = places.get(u) ?? {x: 0, y: 0};
  const b = places.get(v) ?? {x: 0, y: 0};
  if (u === v) return petal(a, k, n);
  const [low, high] = u < v ? [a, b] : [b, a];
  const fan = (k - (n - 1) / 2) * 20;
  // A detour goes over the top, where nothing hangs.
  return curve(low, high, fan + (low.x <= high.x ? -bend : bend));
}

/** `detour`: how far the edge between two vertices keeps from the straight line. */
export function linesBetween(
  edges: Edges,
  places: ReadonlyMap<string, Place>,
  detour: (u: string, v: string, long: number) => number,
): Line[] {
  const fans = fansOf(edges);
  return edges.map((edge, index) => {
    const [a, b] = edge.map((end) => places.get(end) ?? {x: 0, y: 0}) as [Place, Place];
    const bend = detour(...edge, Math.hypot(a.x - b.x, a.y - b.y));
    return {index, ...lineBetween(edge, fans[index] ?? {k: 0, n: 1}, places, bend)};
  });
}

/** The picture with some vertices put elsewhere; one on the ground stays on its line. */
export function withPins(picture: Picture, edges: Edges, pins: ReadonlyMap<string, Place>): Picture {
  const moved = new Set(picture.dots.flatMap(({name}) => (pins.has(name) ? [name] : [])));
  if (!moved.size) return picture;
  const dots = picture.dots.map((dot) => {
    const {x, y} = pins.get(dot.name) ?? dot;
    return {...dot, x, y: dot.ground ? dot.y : y};
  });
  const reach = (start: number, of: (place: Place) => number) =>
    dots.reduce((far, dot) => Math.max(far, of(dot)), start);
  const [left, top] = [reach(0, ({x}) => margin - x), reach(0, ({y}) => margin - y)];
  const shifted = <P extends Place>(place: P): P => ({...place, x: place.x + left, y: place.y + top});
  const places = new Map(dots.map((dot) => [dot.name, dot]));
  const fans = fansOf(edges);
  return {
    width: reach(picture.width, ({x}) => x + margin) + left,
    height: reach(picture.height, ({y}) => y + margin) + top,
    groundY: picture.groundY === null ? null : picture.groundY + top,
    lines: picture.lines.map((line) => {
      const edge = edges[line.index];
      const fan = fans[line.index];
      const redrawn = edge && fan && edge.some((end) => moved.has(end)) && lineBetween(edge, fan, places);
      return shifted({...line, ...(redrawn || {})});
    }),
    dots: dots.map(shifted),
  };
}

/** A picture with the edges that it was made of. */
export interface Drawing {
  picture: Picture;
  edges: Edges;
  /** A letter for each edge, where they have colours. */
  colours: string | undefined;
}

/** The lines of edges that were all drawn before, as they were; of parallel ones of one colour the first are taken. */
function keptLines(before: Drawing, edges: Edges, colours: string | undefined): Line[] | null {
  const drawn = new Map<string, Line[]>();
  before.edges.forEach((edge, i) => {
    const [name, line] = [`${pairOf(edge)} ${before.colours?.[i]}`, before.picture.lines[i]];
    if (line) drawn.set(name, [...(drawn.get(name) ?? []), line]);
  });
  const lines = edges.flatMap((edge, index) => {
    const line = drawn.get(`${pairOf(edge)} ${colours?.[index]}`)?.shift();
    return line ? [{...line, index}] : [];
  });
  return lines.length === edges.length ? lines : null;
}

/** What is left of a graph keeps its places, and its edges their curves. Null where there is more than was drawn. */
export function keepPlaces(
  before: Drawing,
  {edges, colours}: Pick<Drawing, "edges" | "colours">,
  others: readonly string[],
): Picture | null {
  const {picture} = before;
  const places = new Map(picture.dots.map((dot) => [dot.name, dot]));
  const names = new Set([...edges.flat(), ...others]);
  if ([...names].some((name) => !places.has(name))) return null;
  return {
    ...picture,
    lines: keptLines(before, edges, colours) ?? linesBetween(edges, places, () => 0),
    dots: picture.dots.filter((dot) => names.has(dot.name)),
  };
}

export function arrangeGraph(ground: string[], edges: Edges, floating: ReadonlySet<number>, tallest: number): Picture {
  const {root, tall, wide} = forest(ground, edges);
  const spread = Math.max(nearest, Math.min(widest, room / wide));
  const rise = Math.max(9, Math.min(52, tallest / tall));
  const layout = tree<Twig>().nodeSize([spread, rise])(hierarchy(root, (t) => t.children));
  const nodes = layout.descendants().filter((n) => n.data.vertex !== null);
  const left = nodes.reduce((m, n) => Math.min(m, n.x), 0);
  const right = nodes.reduce((m, n) => Math.max(m, n.x), 0);
  const groundY = margin + rise * tall + 14;
  const places = new Map<string, Place>();
  const parents = new Map<string, string | null>();
  for (const n of nodes) {
    places.set(n.data.vertex ?? "", {x: round(n.x - left + margin * 1.5), y: round(groundY - rise * (n.depth - 1))});
    parents.set(n.data.vertex ?? "", n.parent?.data.vertex ?? null);
  }

  const inTree = (u: string, v: string) => parents.get(u) === v || parents.get(v) === u;
  const lines = linesBetween(edges, places, (u, v, long) => (inTree(u, v) ? 0 : 12 + 0.18 * long));

  const aloft = new Set(edges.flatMap((edge, i) => (floating.has(i) ? edge : [])));
  const grounds = new Set(ground);
  const dots = [...places].map(([vertex, place]) => ({
    ...place,
    name: vertex,
    ground: grounds.has(vertex),
    floating: aloft.has(vertex),
  }));
  const lowest = lines.reduce((m, l) => Math.max(m, l.y + 16), groundY + 22);
  return {width: right - left + margin * 3, height: lowest, groundY, lines, dots};
}
