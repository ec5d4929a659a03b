// One way in which a pasted text can be read, and the drawing that it comes to.
import type {Drawing, Edge, Shape} from "./drawing";

export interface Reading {
  kind: "edges" | "parents" | "lists" | "counted";
  edges: Edge[];
  vertices: string[];
  /** The number of the first vertex, where the text settles it. */
  base: 0 | 1 | null;
  /** What stands before the rows and is none of them. */
  header: string | null;
  /** The root of a parent array, and how the array marks it: by a number, or by leaving it out. */
  root: {vertex: string; mark: string | null} | null;
  /** An edge was listed from both ends. */
  bothEnds: boolean;
  /** Rows had a third number. */
  weights: boolean;
}

export const plain = {header: null, root: null, bothEnds: false, weights: false};
const mostVertices = 100_000;
export const isNumber = (word: string) => /^\d{1,9}$/.test(word);
export const edge = (from: number, to: number, mark = ""): Edge => ({from: String(from), to: String(to), mark});
const endsOf = (edges: Edge[]) => edges.flatMap(({from, to}) => [Number(from), Number(to)]);

/** The numberings of n vertices that hold all these numbers. */
export const basesOf = (n: number, numbers: number[]) =>
  ([0, 1] as const).filter((base) => n <= mostVertices && numbers.every((x) => base <= x && x < n + base));
export const range = (n: number, base: number) => Array.from({length: n}, (_, i) => String(i + base));

/** With the number of vertices, one reading for each numbering; without it, the vertices are those named. */
export function withVertices(reading: Omit<Reading, "vertices" | "base">, n: number | null): Reading[] {
  const numbers = endsOf(reading.edges);
  if (n !== null) return basesOf(n, numbers).map((base) => ({...reading, base, vertices: range(n, base)}));
  const least = numbers.reduce((a, b) => Math.min(a, b), Number.POSITIVE_INFINITY);
  const base = least === 0 || least === 1 ? least : null;
  return [{...reading, base, vertices: [...new Set(numbers.map(String))]}];
}

export interface Choice {
  /** Added to every number. */
  shift: number;
  /** Among the shifted vertices. */
  ground: string;
}

/** The vertex that a drawing would stand on: a root, else the least. */
export function groundOf({root, vertices}: Reading, shift: number): string {
  const least = vertices.map(Number).reduce((a, b) => Math.min(a, b), Number.POSITIVE_INFINITY);
  return String((root ? Number(root.vertex) : least) + shift);
}

/** Tokens stay where their vertices are still there. */
export function applied({edges, vertices}: Reading, shape: Shape, before: Drawing, {shift, ground}: Choice): Drawing {
  const name = (old: string) => String(Number(old) + shift);
  const named = edges.map(({from, to, mark}) => ({
    from: name(from),
    to: name(to),
    mark: mark || (shape.marks[0] ?? ""),
  }));
  const joined = new Set(named.flatMap(({from, to}) => [from, to]));
  const all = vertices.map(name);
  return {
    ...before,
    edges: named,
    lone: shape.grounded ? [] : all.filter((vertex) => !joined.has(vertex)),
    ground: shape.grounded ? [ground] : [],
    tokens: before.tokens.filter((vertex) => all.includes(vertex)),
  };
}
