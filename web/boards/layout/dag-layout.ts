// Where a graph without cycles is drawn: in layers, ends lowest, so that every arc leads down. An arc over several layers
// goes through a bend in each, as long as bends are few; barycentres order the layers and then pull vertices above their neighbours.
export interface Place {
  x: number;
  y: number;
}
export interface Arc {
  /** The curve, and where a letter stands beside it. */
  path: string;
  head: string;
  letter: Place;
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
const [apart, beside, margin] = [62, 26, 30];
const rounds = 12;
/** The most bends of a picture: they grow with the square of what a link can hold. */
const mostBends = 10_000;

const round = (n: number) => Math.round(n * 10) / 10;
const mean = (nodes: Node[]) => nodes.reduce((sum, n) => sum + n.x, 0) / nodes.length;
const gap = (a: Node, b: Node) => (apart * Number(a.name !== null) + apart * Number(b.name !== null)) / 2 || beside;

/** How many arcs the longest way down from each vertex has. */
function heights(names: string[], arcs: readonly [string, string][]): Map<string, number> {
  const height = new Map(names.map((name) => [name, 0]));
  const waiting = new Map(names.map((name) => [name, 0]));
  const into = new Map<string, string[]>(names.map((name) => [name, []]));
  for (const [from, to] of arcs) {
    waiting.set(from, (waiting.get(from) ?? 0) + 1);
    into.get(to)?.push(from);
  }
  const ready = names.filter((name) => waiting.get(name) === 0);
  for (let name = ready.pop(); name !== undefined; name = ready.pop())
    for (const from of into.get(name) ?? []) {
      height.set(from, Math.max(height.get(from) ?? 0, (height.get(name) ?? 0) + 1));
      const left = (waiting.get(from) ?? 0) - 1;
      waiting.set(from, left);
      if (left === 0) ready.push(from);
    }
  return height;
}

/** Nearest to where each wants to be, in the order given and never too close. */
function settle(layer: Node[], wanted: number[]) {
  const right: number[] = [];
  layer.forEach((node, i) => {
    const before = layer[i - 1];
    right.push(before ? Math.max(wanted[i] ?? 0, (right[i - 1] ?? 0) + gap(before, node)) : (wanted[i] ?? 0));
  });
  let left = Number.POSITIVE_INFINITY;
  for (let i = layer.length - 1; i >= 0; i--) {
    const [node, after] = [layer[i], layer[i + 1]];
    if (!node) continue;
    left = after ? Math.min(wanted[i] ?? 0, left - gap(node, after)) : (wanted[i] ?? 0);
    node.x = ((right[i] ?? 0) + left) / 2;
  }
}

function arrange(layers: Node[][]) {
  for (const layer of layers)
    settle(
      layer,
      layer.map((_, i) => i * apart),
    );
  for (let i = 0; i < rounds; i++) {
    const down = i % 2 === 0;
    for (const layer of down ? layers : [...layers].reverse()) {
      const near = (n: Node) => (down ? n.above : n.below);
      const wish = new Map(layer.map((n) => [n, near(n).length ? mean(near(n)) : n.x]));
      if (i < rounds - 4) layer.sort((a, b) => (wish.get(a) ?? 0) - (wish.get(b) ?? 0));
      settle(
        layer,
        layer.map((n) => wish.get(n) ?? 0),
      );
    }
  }
}

/** Which arcs go through bends: the shorter ones, until there are too many. The others go straight from end to end. */
function bent(spans: number[]): boolean[] {
  let left = mostBends;
  const is = spans.map(() => false);
  for (const [span, i] of spans.map((span, i) => [span, i] as const).sort((a, b) => a[0] - b[0])) {
    left -= span - 1;
    if (left < 0) break;
    is[i] = true;
  }
  return is;
}

/** `rise` is the height of a layer. */
export function arrangeDag(arcs: readonly [string, string][], lone: string[], rise: number): Picture {
  const names = [...new Set([...arcs.flat(), ...lone])];
  const height = heights(names, arcs);
  const tall = Math.max(0, ...height.values());
  const layers: Node[][] = Array.from({length: tall + 1}, () => []);
  const add = (name: string | null, layer: number): Node => {
    const node = {name, layer, x: 0, above: [], below: []};
    layers[layer]?.push(node);
    return node;
  };
  const nodes = new Map(names.map((name) => [name, add(name, tall - (height.get(name) ?? 0))]));
  const spans = arcs.map(([from, to]) => (height.get(from) ?? 0) - (height.get(to) ?? 0));
  const isBent = bent(spans);
  const ways = arcs.map(([from, to], i) => {
    const [start, end] = [nodes.get(from), nodes.get(to)];
    const way: Node[] = [];
    if (!start || !end) return way;
    way.push(start);
    for (let layer = start.layer + 1; isBent[i] && layer < end.layer; layer++) way.push(add(null, layer));
    way.push(end);
    way.forEach((node, i) => {
      const next = way[i + 1];
      next?.above.push(node);
      if (next) node.below.push(next);
    });
    return way;
  });
  arrange(layers);

  const all = layers.flat();
  const left = all.reduce((m, n) => Math.min(m, n.x), Number.POSITIVE_INFINITY);
  const right = all.reduce((m, n) => Math.max(m, n.x), Number.NEGATIVE_INFINITY);
  const at = (n: Node): Place => ({x: round(n.x - left + margin), y: margin + rise * n.layer});
  return {
    width: all.length ? right - left + 2 * margin : 2 * margin,
    height: rise * tall + 2 * margin,
    vertices: names.map((name) => ({name, ...at(nodes.get(name) as Node)})),
    arcs: ways.map((way) => curve(way.map(at))),
  };
}

/** The picture with some vertices put elsewhere; their arcs are straight. */
export function withPins(
  picture: Picture,
  arcs: readonly [string, string][],
  pins: ReadonlyMap<string, Place>,
): Picture {
  const put = picture.vertices.map((vertex) => ({...vertex, ...pins.get(vertex.name)}));
  const reach = (start: number, of: (place: Place) => number) =>
    put.reduce((far, place) => Math.max(far, of(place)), start);
  // Neither to the left nor upwards is there more room.
  const vertices = put.map(({name, x, y}) => ({name, x: Math.max(margin, x), y: Math.max(margin, y)}));
  const places = new Map(vertices.map((vertex) => [vertex.name, vertex]));
  return {
    width: reach(picture.width, ({x}) => x + margin),
    height: reach(picture.height, ({y}) => y + margin),
    vertices,
    arcs: picture.arcs.map((arc, i) => {
      const ends = arcs[i] ?? ["", ""];
      const [from, to] = ends.map((end) => places.get(end));
      return from && to && ends.some((end) => pins.has(end)) ? straight(from, to) : arc;
    }),
  };
}

function straight(from: Place, to: Place): Arc {
  const long = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  const [dx, dy] = [(to.x - from.x) / long, (to.y - from.y) / long];
  const back = (by: number, aside: number) =>
    `${round(to.x - by * dx - aside * dy)} ${round(to.y - by * dy + aside * dx)}`;
  return {
    path: `M${round(from.x + radius * dx)} ${round(from.y + radius * dy)}L${back(radius + 7, 0)}`,
    head: `M${back(radius + 2, 0)}L${back(radius + 11, 4.5)} ${back(radius + 11, -4.5)}z`,
    letter: {x: (from.x + to.x) / 2, y: (from.y + to.y) / 2},
  };
}

/** Upright where it leaves, bends and arrives. */
function curve(points: Place[]): Arc {
  const [first, second] = points;
  const last = points.at(-1);
  if (!first || !second || !last) return {path: "", head: "", letter: {x: 0, y: 0}};
  const tip = last.y - radius - 2;
  let path = `M${first.x} ${first.y + radius}`;
  let from = {x: first.x, y: first.y + radius};
  for (const point of points.slice(1)) {
    const to = point === last ? {x: point.x, y: tip - 5} : point;
    const lean = (to.y - from.y) * 0.45;
    path += `C${from.x} ${round(from.y + lean)} ${to.x} ${round(to.y - lean)} ${to.x} ${to.y}`;
    from = to;
  }
  const low = second === last ? tip : second.y;
  return {
    path,
    head: `M${last.x} ${tip}l-4.5 -9h9z`,
    letter: {x: (first.x + second.x) / 2, y: (first.y + radius + low) / 2},
  };
}
