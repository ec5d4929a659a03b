// Layouts of a graph without a ground: on the cells of its board, or by its edges alone. In the latter the distances of
// the vertices of a connected part come as near as they can to those along edges (stress majorization; Gansner, Koren
// and North 2004), and the parts stand in rows.
import {type Edges, linesBetween, neighbours, type Picture, type Place, round} from "./graph-layout";

const [edgeLength, margin, sweeps] = [52, 30, 120];

/** Returns the number of edges between a vertex and every vertex of its part. */
function distances(adjacent: ReadonlyMap<string, string[]>, from: string): Map<string, number> {
  const distance = new Map([[from, 0]]);
  for (const [vertex, d] of distance)
    for (const next of adjacent.get(vertex) ?? []) if (!distance.has(next)) distance.set(next, d + 1);
  return distance;
}

/** Lists the vertices of a part depth first, so that neighbours begin side by side. */
function inDepth(adjacent: ReadonlyMap<string, string[]>, first: string): string[] {
  const visited = new Set<string>();
  const stack = [first];
  for (let vertex = stack.pop(); vertex !== undefined; vertex = stack.pop()) {
    if (visited.has(vertex)) continue;
    visited.add(vertex);
    stack.push(...[...(adjacent.get(vertex) ?? [])].reverse());
  }
  return [...visited];
}

function minimizeStress(adjacent: ReadonlyMap<string, string[]>, part: string[]): Place[] {
  const circle = (i: number) => (2 * Math.PI * i) / part.length - Math.PI / 2;
  const radius = part.length / 5;
  const places = part.map((_, i) => ({x: radius * Math.cos(circle(i)), y: radius * Math.sin(circle(i))}));
  const distanceTable = part.map((vertex) => {
    const fromVertex = distances(adjacent, vertex);
    return part.map((other) => fromVertex.get(other) ?? 1);
  });
  for (let sweep = 0; sweep < sweeps; sweep++)
    places.forEach((place, i) => {
      const sum = {x: 0, y: 0, weight: 0};
      places.forEach((other, j) => {
        if (i === j) return;
        const distance = distanceTable[i]?.[j] ?? 1;
        const stretch = distance / (Math.hypot(place.x - other.x, place.y - other.y) || 1);
        sum.x += (other.x + (place.x - other.x) * stretch) / distance ** 2;
        sum.y += (other.y + (place.y - other.y) * stretch) / distance ** 2;
        sum.weight += 1 / distance ** 2;
      });
      if (sum.weight) Object.assign(place, {x: sum.x / sum.weight, y: sum.y / sum.weight});
    });
  return places;
}

export function arrangeFree(edges: Edges, isolated: readonly string[], widest: number): Picture {
  const adjacent = neighbours(edges);
  const places = new Map<string, Place>();
  const corner = {x: margin, y: margin, below: margin};
  let width = 2 * margin;
  for (const first of [...adjacent.keys(), ...isolated]) {
    if (places.has(first)) continue;
    const part = inDepth(adjacent, first);
    const partPlaces = minimizeStress(adjacent, part);
    const [left, top] = [Math.min(...partPlaces.map((p) => p.x)), Math.min(...partPlaces.map((p) => p.y))];
    const partWidth = edgeLength * (Math.max(...partPlaces.map((p) => p.x)) - left);
    const partHeight = edgeLength * (Math.max(...partPlaces.map((p) => p.y)) - top);
    if (corner.x > margin && corner.x + partWidth > widest) Object.assign(corner, {x: margin, y: corner.below});
    partPlaces.forEach((p, i) => {
      const at = {x: round(corner.x + edgeLength * (p.x - left)), y: round(corner.y + edgeLength * (p.y - top))};
      places.set(part[i] ?? "", at);
    });
    width = Math.max(width, corner.x + partWidth + margin);
    corner.below = Math.max(corner.below, corner.y + partHeight + edgeLength);
    corner.x += partWidth + edgeLength;
  }
  return {
    width,
    height: Math.max(2 * margin, corner.below - edgeLength + margin),
    groundY: null,
    lines: linesBetween(edges, places, () => 0),
    dots: [...places].map(([name, place]) => ({...place, name, ground: false, floating: false})),
  };
}

/** Returns true if a move of a queen passes over other cells. */
const passesCells = (across: number, down: number) =>
  Math.max(across, down) > 1 && (across === 0 || down === 0 || across === down);

/** Lays out a graph whose vertices are cells of a board, numbered row by row. */
export function arrangeOnBoard(edges: Edges, isolated: readonly string[], columns: number): Picture {
  const cellOf = (name: string) => ({column: Number(name) % columns, row: Math.floor(Number(name) / columns)});
  const names = [...new Set([...edges.flat(), ...isolated])];
  const places = new Map(
    names.map((name) => {
      const {column, row} = cellOf(name);
      return [name, {x: margin + edgeLength * column, y: margin + edgeLength * row}];
    }),
  );
  const lowest = Math.max(0, ...names.map((name) => cellOf(name).row));
  const lines = linesBetween(edges, places, (u, v, length) => {
    const [from, to] = [cellOf(u), cellOf(v)];
    return passesCells(Math.abs(from.column - to.column), Math.abs(from.row - to.row)) ? length * 0.2 : 0;
  });
  return {
    width: 2 * margin + edgeLength * (columns - 1),
    height: 2 * margin + edgeLength * lowest,
    groundY: null,
    lines,
    dots: [...places].map(([name, place]) => ({...place, name, ground: false, floating: false})),
  };
}
