// Layout of a directed graph: in layers, with the ends lowest, so that every arc leads down, but those that close a cycle,
// which go back up on the left. An arc over several layers goes through a bend in each while there are not too many bends;
// barycentres order the layers and then pull vertices above their neighbours.
export interface Place {
  x: number;
  y: number;
}
export interface Arc {
  /** Path of the curve; `letter` is the place of its label. */
  path: string;
  head: string;
  letter: Place;
  /** True if it closes a cycle, and goes back up on the left. */
  turnsBack?: boolean;
}
export interface Picture {
  width: number;
  height: number;
  vertices: (Place & {name: string})[];
  arcs: Arc[];
}

interface Node {
  /** Null for a bend. */
  name: string | null;
  layer: number;
  x: number;
  above: Node[];
  below: Node[];
}

export const radius = 15;
const [vertexGap, bendGap, margin] = [62, 26, 30];
const rounds = 12;
/** Maximal number of bends in a picture; without it they would grow with the square of what a link can hold. */
const maxBends = 10_000;

const round = (n: number) => Math.round(n * 10) / 10;
const mean = (nodes: Node[]) => nodes.reduce((sum, n) => sum + n.x, 0) / nodes.length;
const gap = (a: Node, b: Node) =>
  (vertexGap * Number(a.name !== null) + vertexGap * Number(b.name !== null)) / 2 || bendGap;

/** Returns for each arc whether it closes a cycle, in a depth-first search on an explicit stack. */
function closing(names: string[], arcs: readonly [string, string][]): boolean[] {
  const out = new Map<string, number[]>(names.map((name) => [name, []]));
  arcs.forEach(([from], i) => {
    out.get(from)?.push(i);
  });
  const isClosing = arcs.map(() => false);
  const states = new Map<string, "open" | "done">();
  for (const start of names) {
    if (states.has(start)) continue;
    const path = [{name: start, next: 0}];
    states.set(start, "open");
    for (let top = path.at(-1); top; top = path.at(-1)) {
      const arc = out.get(top.name)?.[top.next++];
      const to = arc === undefined ? undefined : arcs[arc]?.[1];
      if (arc === undefined || to === undefined) {
        states.set(top.name, "done");
        path.pop();
      } else if (!states.has(to)) {
        states.set(to, "open");
        path.push({name: to, next: 0});
      } else if (states.get(to) === "open") {
        isClosing[arc] = true;
      }
    }
  }
  return isClosing;
}

/** Returns the number of arcs on the longest way down from each vertex. */
function heights(names: string[], arcs: readonly [string, string][]): Map<string, number> {
  const height = new Map(names.map((name) => [name, 0]));
  const unresolved = new Map(names.map((name) => [name, 0]));
  const predecessors = new Map<string, string[]>(names.map((name) => [name, []]));
  for (const [from, to] of arcs) {
    unresolved.set(from, (unresolved.get(from) ?? 0) + 1);
    predecessors.get(to)?.push(from);
  }
  const ready = names.filter((name) => unresolved.get(name) === 0);
  for (let name = ready.pop(); name !== undefined; name = ready.pop())
    for (const from of predecessors.get(name) ?? []) {
      height.set(from, Math.max(height.get(from) ?? 0, (height.get(name) ?? 0) + 1));
      const remaining = (unresolved.get(from) ?? 0) - 1;
      unresolved.set(from, remaining);
      if (remaining === 0) ready.push(from);
    }
  return height;
}

/** Places the nodes of a layer as near as possible to their desired places, in the given order and never too close. */
function placeLayer(layer: Node[], desired: number[]) {
  const right: number[] = [];
  layer.forEach((node, i) => {
    const previous = layer[i - 1];
    right.push(previous ? Math.max(desired[i] ?? 0, (right[i - 1] ?? 0) + gap(previous, node)) : (desired[i] ?? 0));
  });
  let left = Number.POSITIVE_INFINITY;
  for (let i = layer.length - 1; i >= 0; i--) {
    const [node, next] = [layer[i], layer[i + 1]];
    if (!node) continue;
    left = next ? Math.min(desired[i] ?? 0, left - gap(node, next)) : (desired[i] ?? 0);
    node.x = ((right[i] ?? 0) + left) / 2;
  }
}

function arrange(layers: Node[][]) {
  for (const layer of layers)
    placeLayer(
      layer,
      layer.map((_, i) => i * vertexGap),
    );
  for (let i = 0; i < rounds; i++) {
    const down = i % 2 === 0;
    for (const layer of down ? layers : [...layers].reverse()) {
      const adjacent = (n: Node) => (down ? n.above : n.below);
      const desired = new Map(layer.map((n) => [n, adjacent(n).length ? mean(adjacent(n)) : n.x]));
      if (i < rounds - 4) layer.sort((a, b) => (desired.get(a) ?? 0) - (desired.get(b) ?? 0));
      placeLayer(
        layer,
        layer.map((n) => desired.get(n) ?? 0),
      );
    }
  }
}

/**
 * Chooses the arcs that go through bends, shortest first, until `maxBends` is reached. The others go straight from end
 * to end.
 */
function chooseBent(spans: number[]): boolean[] {
  let remaining = maxBends;
  const isBent = spans.map(() => false);
  for (const [span, i] of spans.map((span, i) => [span, i] as const).sort((a, b) => a[0] - b[0])) {
    remaining -= span - 1;
    if (remaining < 0) break;
    isBent[i] = true;
  }
  return isBent;
}

/** Arranges a graph; `rise` is the height of a layer. */
export function arrangeDag(arcs: readonly [string, string][], lone: string[], rise: number): Picture {
  const names = [...new Set([...arcs.flat(), ...lone])];
  const isClosing = closing(names, arcs);
  const height = heights(
    names,
    arcs.filter((_, i) => !isClosing[i]),
  );
  const top = Math.max(0, ...height.values());
  const layers: Node[][] = Array.from({length: top + 1}, () => []);
  const add = (name: string | null, layer: number): Node => {
    const node = {name, layer, x: 0, above: [], below: []};
    layers[layer]?.push(node);
    return node;
  };
  const nodes = new Map(names.map((name) => [name, add(name, top - (height.get(name) ?? 0))]));
  const spans = arcs.map(([from, to]) => (height.get(from) ?? 0) - (height.get(to) ?? 0));
  const isBent = chooseBent(spans);
  const routes = arcs.map(([from, to], i) => {
    const [start, end] = [nodes.get(from), nodes.get(to)];
    const route: Node[] = [];
    if (!start || !end) return route;
    if (isClosing[i]) return [start, end];
    route.push(start);
    for (let layer = start.layer + 1; isBent[i] && layer < end.layer; layer++) route.push(add(null, layer));
    route.push(end);
    route.forEach((node, k) => {
      const next = route[k + 1];
      next?.above.push(node);
      if (next) node.below.push(next);
    });
    return route;
  });
  arrange(layers);

  const all = layers.flat();
  const leftOf = (route: Node[], i: number) =>
    isClosing[i]
      ? Math.min(...route.map((n) => n.x)) - bulge(route.map((n) => rise * n.layer))
      : Number.POSITIVE_INFINITY;
  const minX = Math.min(
    all.reduce((m, n) => Math.min(m, n.x), Number.POSITIVE_INFINITY),
    routes.reduce((m, route, i) => Math.min(m, leftOf(route, i)), Number.POSITIVE_INFINITY),
  );
  const maxX = all.reduce((m, n) => Math.max(m, n.x), Number.NEGATIVE_INFINITY);
  const at = (n: Node): Place => ({x: round(n.x - minX + margin), y: margin + rise * n.layer});
  return {
    width: all.length ? maxX - minX + 2 * margin : 2 * margin,
    height: rise * top + 2 * margin,
    vertices: names.map((name) => ({name, ...at(nodes.get(name) as Node)})),
    arcs: routes.map((route, i) => (isClosing[i] ? back(route.map(at)) : curve(route.map(at)))),
  };
}

/** Moves some vertices to places the user has chosen; their arcs become straight. */
export function withPins(
  picture: Picture,
  arcs: readonly [string, string][],
  pins: ReadonlyMap<string, Place>,
): Picture {
  const movedVertices = picture.vertices.map((vertex) => ({...vertex, ...pins.get(vertex.name)}));
  const extent = (start: number, of: (place: Place) => number) =>
    movedVertices.reduce((extreme, place) => Math.max(extreme, of(place)), start);
  // There is no more room to the left and above, so places stop at the margin.
  const vertices = movedVertices.map(({name, x, y}) => ({name, x: Math.max(margin, x), y: Math.max(margin, y)}));
  const places = new Map(vertices.map((vertex) => [vertex.name, vertex]));
  return {
    width: extent(picture.width, ({x}) => x + margin),
    height: extent(picture.height, ({y}) => y + margin),
    vertices,
    arcs: picture.arcs.map((arc, i) => {
      const ends = arcs[i] ?? ["", ""];
      const [from, to] = ends.map((end) => places.get(end));
      if (!from || !to || !ends.some((end) => pins.has(end))) return arc;
      return arc.turnsBack ? back([from, to]) : straight(from, to);
    }),
  };
}

/** Returns how far an arc that goes back up reaches to the left of its ends, given their heights. */
const bulge = ([from = 0, to = 0]: number[]) => radius + 16 + 0.2 * Math.abs(from - to);

/** Draws an arc that goes back up, or to its own vertex, on the left. */
function back([from, to]: Place[]): Arc {
  if (!from || !to) return {path: "", head: "", letter: {x: 0, y: 0}};
  const isLoop = from.x === to.x && from.y === to.y;
  const [startY, endY] = isLoop ? [from.y + 8, to.y - 8] : [from.y, to.y];
  const inset = isLoop ? radius - 3 : radius;
  const left = Math.min(from.x, to.x) - 1.3 * bulge([from.y, to.y]);
  const tip = to.x - inset - 2;
  return {
    path: `M${round(from.x - inset)} ${startY}C${round(left)} ${startY} ${round(left)} ${endY} ${round(tip - 5)} ${endY}`,
    head: `M${round(tip)} ${endY}l-9 -4.5v9z`,
    letter: {x: round(left), y: (startY + endY) / 2},
    turnsBack: true,
  };
}

function straight(from: Place, to: Place): Arc {
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  const [dx, dy] = [(to.x - from.x) / length, (to.y - from.y) / length];
  const back = (by: number, sideways: number) =>
    `${round(to.x - by * dx - sideways * dy)} ${round(to.y - by * dy + sideways * dx)}`;
  return {
    path: `M${round(from.x + radius * dx)} ${round(from.y + radius * dy)}L${back(radius + 7, 0)}`,
    head: `M${back(radius + 2, 0)}L${back(radius + 11, 4.5)} ${back(radius + 11, -4.5)}z`,
    letter: {x: (from.x + to.x) / 2, y: (from.y + to.y) / 2},
  };
}

/** Draws a curve that is vertical where it leaves, bends and arrives. */
function curve(points: Place[]): Arc {
  const [first, second] = points;
  const last = points.at(-1);
  if (!first || !second || !last) return {path: "", head: "", letter: {x: 0, y: 0}};
  const tip = last.y - radius - 2;
  let path = `M${first.x} ${first.y + radius}`;
  let from = {x: first.x, y: first.y + radius};
  for (const point of points.slice(1)) {
    const to = point === last ? {x: point.x, y: tip - 5} : point;
    const bend = (to.y - from.y) * 0.45;
    path += `C${from.x} ${round(from.y + bend)} ${to.x} ${round(to.y - bend)} ${to.x} ${to.y}`;
    from = to;
  }
  const low = second === last ? tip : second.y;
  return {
    path,
    head: `M${last.x} ${tip}l-4.5 -9h9z`,
    letter: {x: (first.x + second.x) / 2, y: (first.y + radius + low) / 2},
  };
}
