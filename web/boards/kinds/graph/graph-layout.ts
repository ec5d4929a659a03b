// Layout of a graph that stands on a ground: a tidy spanning forest, with the other edges bent around it.
import {hierarchy, tree} from "d3-hierarchy";

export interface Place {
  x: number;
  y: number;
}
export interface Line {
  index: number;
  /** Middle of the line, where it is touched. */
  x: number;
  y: number;
  /** Path relative to the middle. */
  path: string;
}
export interface Picture {
  width: number;
  height: number;
  /** Null for a graph without a ground. */
  groundY: number | null;
  lines: Line[];
  dots: (Place & {name: string; ground: boolean; floating: boolean})[];
}

interface Twig {
  vertex: string | null;
  children: Twig[];
}

const margin = 26;
/** Distance of neighbours at least and at most, and the room they share where there are many, in px. */
const [minSpread, maxSpread, spreadTotal] = [16, 46, 900];

export type Edges = readonly (readonly [string, string])[];

export function neighbours(edges: Edges): Map<string, string[]> {
  const adjacent = new Map<string, string[]>();
  const add = (a: string, b: string) => {
    const list = adjacent.get(a);
    if (list) list.push(b);
    else adjacent.set(a, [b]);
  };
  for (const [u, v] of edges) {
    add(u, v);
    add(v, u);
  }
  return adjacent;
}

/**
 * Returns a breadth-first spanning forest from the ground; a floating part grows from its first vertex, one level up.
 */
function forest(ground: string[], edges: Edges): {root: Twig; height: number; width: number} {
  const adjacent = neighbours(edges);
  const root: Twig = {vertex: null, children: []};
  const visited = new Set<string>();
  let height = 1;
  let width = 1;
  const grow = (start: string[], parent: Twig, depth: number) => {
    let level: Twig[] = [];
    for (const vertex of start) {
      if (visited.has(vertex)) continue;
      visited.add(vertex);
      const twig = {vertex, children: []};
      parent.children.push(twig);
      level.push(twig);
    }
    for (let d = depth; level.length; d++) {
      height = Math.max(height, d);
      width = Math.max(width, level.length);
      const next: Twig[] = [];
      for (const twig of level)
        for (const vertex of adjacent.get(twig.vertex ?? "") ?? []) {
          if (visited.has(vertex)) continue;
          visited.add(vertex);
          const child = {vertex, children: []};
          twig.children.push(child);
          next.push(child);
        }
      level = next;
    }
  };
  grow(ground, root, 0);
  for (const [u] of edges) {
    if (visited.has(u)) continue;
    const stem: Twig = {vertex: null, children: []};
    root.children.push(stem);
    grow([u], stem, 1);
  }
  return {root, height, width};
}

export const round = (n: number) => Math.round(n * 10) / 10;

/** Draws a loop as a petal above its vertex; the k-th of n has its own direction. */
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
  const length = Math.hypot(dx, dy) || 1;
  const middle = {x: (a.x + b.x) / 2 - (dy / length) * bend, y: (a.y + b.y) / 2 + (dx / length) * bend};
  const rel = (p: Place) => `${round(p.x - middle.x)} ${round(p.y - middle.y)}`;
  if (bend === 0) return {...middle, path: `M${rel(a)}L${rel(b)}`};
  const control = {x: (a.x + b.x) / 2 - (dy / length) * 2 * bend, y: (a.y + b.y) / 2 + (dx / length) * 2 * bend};
  return {...middle, path: `M${rel(a)}Q${rel(control)} ${rel(b)}`};
}

const pairOf = ([u, v]: Edges[number]) => (u < v ? `${u} ${v}` : `${v} ${u}`);

/** Numbers parallel edges, which lie side by side: each is the k-th of n between its vertices. */
export function fansOf(edges: Edges): {k: number; n: number}[] {
  const counts = new Map<string, number>();
  const ks = edges.map((edge) => {
    const k = counts.get(pairOf(edge)) ?? 0;
    counts.set(pairOf(edge), k + 1);
    return k;
  });
  return edges.map((edge, i) => ({k: ks[i] ?? 0, n: counts.get(pairOf(edge)) ?? 1}));
}

/** Returns the line of one edge; `bend` is its distance from the straight line, in px. */
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
  // Curves upwards, where nothing hangs.
  return curve(low, high, fan + (low.x <= high.x ? -bend : bend));
}

/** Returns the lines of all edges; `detour` gives the distance of an edge from the straight line, in px. */
export function linesBetween(
  edges: Edges,
  places: ReadonlyMap<string, Place>,
  detour: (u: string, v: string, length: number) => number,
): Line[] {
  const fans = fansOf(edges);
  return edges.map((edge, index) => {
    const [a, b] = edge.map((end) => places.get(end) ?? {x: 0, y: 0}) as [Place, Place];
    const bend = detour(...edge, Math.hypot(a.x - b.x, a.y - b.y));
    return {index, ...lineBetween(edge, fans[index] ?? {k: 0, n: 1}, places, bend)};
  });
}

/** Moves some vertices to places the user has chosen; one on the ground stays on its line. */
export function withPins(picture: Picture, edges: Edges, pins: ReadonlyMap<string, Place>): Picture {
  const movedNames = new Set(picture.dots.flatMap(({name}) => (pins.has(name) ? [name] : [])));
  if (!movedNames.size) return picture;
  const dots = picture.dots.map((dot) => {
    const {x, y} = pins.get(dot.name) ?? dot;
    return {...dot, x, y: dot.ground ? dot.y : y};
  });
  const reach = (start: number, of: (place: Place) => number) =>
    dots.reduce((extreme, dot) => Math.max(extreme, of(dot)), start);
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
      const redrawn = edge && fan && edge.some((end) => movedNames.has(end)) && lineBetween(edge, fan, places);
      return shifted({...line, ...(redrawn || {})});
    }),
    dots: dots.map(shifted),
  };
}

/** Picture with the edges that it was made of. */
export interface Drawing {
  picture: Picture;
  edges: Edges;
  /** A letter for each edge, if edges have colours. */
  colours: string | undefined;
}

/**
 * Returns the lines of edges as they were drawn before, or null if some were not; of parallel edges of one colour the
 * first are taken.
 */
function keepLines(previous: Drawing, edges: Edges, colours: string | undefined): Line[] | null {
  const drawnLines = new Map<string, Line[]>();
  previous.edges.forEach((edge, i) => {
    const [name, line] = [`${pairOf(edge)} ${previous.colours?.[i]}`, previous.picture.lines[i]];
    if (line) drawnLines.set(name, [...(drawnLines.get(name) ?? []), line]);
  });
  const lines = edges.flatMap((edge, index) => {
    const line = drawnLines.get(`${pairOf(edge)} ${colours?.[index]}`)?.shift();
    return line ? [{...line, index}] : [];
  });
  return lines.length === edges.length ? lines : null;
}

/** Returns the picture of what is left of a graph, with the places and curves it had; null if a vertex is new. */
export function keepPlaces(
  previous: Drawing,
  {edges, colours}: Pick<Drawing, "edges" | "colours">,
  others: readonly string[],
): Picture | null {
  const {picture} = previous;
  const places = new Map(picture.dots.map((dot) => [dot.name, dot]));
  const names = new Set([...edges.flat(), ...others]);
  if ([...names].some((name) => !places.has(name))) return null;
  return {
    ...picture,
    lines: keepLines(previous, edges, colours) ?? linesBetween(edges, places, () => 0),
    dots: picture.dots.filter((dot) => names.has(dot.name)),
  };
}

export function arrangeGraph(ground: string[], edges: Edges, floating: ReadonlySet<number>, tallest: number): Picture {
  const {root, height, width} = forest(ground, edges);
  const spread = Math.max(minSpread, Math.min(maxSpread, spreadTotal / width));
  const rise = Math.max(9, Math.min(52, tallest / height));
  const layout = tree<Twig>().nodeSize([spread, rise])(hierarchy(root, (t) => t.children));
  const nodes = layout.descendants().filter((n) => n.data.vertex !== null);
  const left = nodes.reduce((m, n) => Math.min(m, n.x), 0);
  const right = nodes.reduce((m, n) => Math.max(m, n.x), 0);
  const groundY = margin + rise * height + 14;
  const places = new Map<string, Place>();
  const parents = new Map<string, string | null>();
  for (const n of nodes) {
    places.set(n.data.vertex ?? "", {x: round(n.x - left + margin * 1.5), y: round(groundY - rise * (n.depth - 1))});
    parents.set(n.data.vertex ?? "", n.parent?.data.vertex ?? null);
  }

  const isInTree = (u: string, v: string) => parents.get(u) === v || parents.get(v) === u;
  const lines = linesBetween(edges, places, (u, v, length) => (isInTree(u, v) ? 0 : 12 + 0.18 * length));

  const floatingVertices = new Set(edges.flatMap((edge, i) => (floating.has(i) ? edge : [])));
  const groundVertices = new Set(ground);
  const dots = [...places].map(([vertex, place]) => ({
    ...place,
    name: vertex,
    ground: groundVertices.has(vertex),
    floating: floatingVertices.has(vertex),
  }));
  const lowest = lines.reduce((m, l) => Math.max(m, l.y + 16), groundY + 22);
  return {width: right - left + margin * 3, height: lowest, groundY, lines, dots};
}
