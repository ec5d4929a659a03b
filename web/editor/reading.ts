// One reading of a pasted text, and the drawing that it gives.
import type {Drawing, Edge, Shape} from "./drawing";

export interface Reading {
  kind: "edges" | "parents" | "lists" | "counted";
  edges: Edge[];
  vertices: string[];
  /** Number of the first vertex; null if the text leaves it open. */
  base: 0 | 1 | null;
  /** Text before the rows that is none of them. */
  header: string | null;
  /** Root of a parent array, and the number by which the array marks it; null if it leaves the root out. */
  root: {vertex: string; mark: string | null} | null;
  /** True if every edge was listed from both ends. */
  bothEnds: boolean;
  /** True if rows had a third number. */
  weights: boolean;
}

export const plain = {header: null, root: null, bothEnds: false, weights: false};
const maxVertices = 100_000;
export const isNumber = (word: string) => /^\d{1,9}$/.test(word);
export const edge = (from: number, to: number, mark = ""): Edge => ({from: String(from), to: String(to), mark});
const endsOf = (edges: Edge[]) => edges.flatMap(({from, to}) => [Number(from), Number(to)]);

/** Returns the numberings of n vertices, from 0 or from 1, that include all these numbers. */
export const basesOf = (n: number, numbers: number[]) =>
  ([0, 1] as const).filter((base) => n <= maxVertices && numbers.every((x) => base <= x && x < n + base));
export const range = (n: number, base: number) => Array.from({length: n}, (_, i) => String(i + base));

/**
 * Returns one reading for each possible numbering if `n`, the number of vertices, is given; otherwise only named
 * vertices exist.
 */
export function withVertices(reading: Omit<Reading, "vertices" | "base">, n: number | null): Reading[] {
  const numbers = endsOf(reading.edges);
  if (n !== null) return basesOf(n, numbers).map((base) => ({...reading, base, vertices: range(n, base)}));
  const lowest = numbers.reduce((a, b) => Math.min(a, b), Number.POSITIVE_INFINITY);
  const base = lowest === 0 || lowest === 1 ? lowest : null;
  return [{...reading, base, vertices: [...new Set(numbers.map(String))]}];
}

export interface Choice {
  /** Number added to every vertex. */
  shift: number;
  /** Ground vertex, as numbered after the shift. */
  ground: string;
}

/** Returns the vertex that a drawing would stand on: the root if there is one, otherwise the least. */
export function groundOf({root, vertices}: Reading, shift: number): string {
  const lowest = vertices.map(Number).reduce((a, b) => Math.min(a, b), Number.POSITIVE_INFINITY);
  return String((root ? Number(root.vertex) : lowest) + shift);
}

/** Returns the drawing of a reading; tokens stay if their vertices still exist. */
export function drawingOfReading(
  {edges, vertices}: Reading,
  shape: Shape,
  previous: Drawing,
  {shift, ground}: Choice,
): Drawing {
  const name = (old: string) => String(Number(old) + shift);
  const renamedEdges = edges.map(({from, to, mark}) => ({
    from: name(from),
    to: name(to),
    mark: mark || (shape.marks[0] ?? ""),
  }));
  const joinedNames = new Set(renamedEdges.flatMap(({from, to}) => [from, to]));
  const allVertices = vertices.map(name);
  return {
    ...previous,
    edges: renamedEdges,
    lone: shape.grounded ? [] : allVertices.filter((vertex) => !joinedNames.has(vertex)),
    ground: shape.grounded ? [ground] : [],
    tokens: previous.tokens.filter((vertex) => allVertices.includes(vertex)),
  };
}
