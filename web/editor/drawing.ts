// What an editor holds: exactly what the text of a position says, in its order. Where a vertex is drawn is no part of it.
import type {Board, BoardOf} from "../boards/hand/touch";

export interface Edge {
  from: string;
  to: string;
  /** Its colour or its letter, or empty. */
  mark: string;
}

export interface Drawing {
  edges: readonly Edge[];
  /** Vertices without edges, where a text can name them. */
  lone: readonly string[];
  ground: readonly string[];
  /** The vertices that tokens stand on; of two marbles the mover's first. */
  tokens: readonly string[];
  /** What the text says besides: "turn=R" before the edges, "/b" behind the marbles. */
  turn: string;
  last: string;
}

/** What the drawings of a game can hold. */
export interface Shape {
  directed: boolean;
  /** It stands on a ground; a vertex without an edge is then not in the text. */
  grounded: boolean;
  /** What an edge must be marked with, in order. */
  marks: string;
}

export type Drawn = BoardOf<"graph"> | BoardOf<"dag">;

export const isDrawn = (board: Board | null): board is Drawn =>
  (board?.kind === "graph" && !board.painted) || board?.kind === "dag";

const letters = "abcdefghijklmnopqrstuvwxyz";

export const shapeOf = (board: Drawn): Shape =>
  board.kind === "dag"
    ? {directed: true, grounded: false, marks: board.letters ? letters : ""}
    : {directed: false, grounded: board.ground.length > 0, marks: board.colours === undefined ? "" : "brg"};

export function drawingOf(board: Drawn): Drawing {
  if (board.kind === "dag") {
    const edges = board.arcs.map(([from, to], i) => ({from, to, mark: board.letters?.[i] ?? ""}));
    const {lone, tokens, last} = board;
    return {edges, lone, ground: [], tokens, turn: "", last: last ? `/${last}` : ""};
  }
  const edges = board.edges.map(([from, to], i) => ({from, to, mark: board.colours?.[i] ?? ""}));
  const {ground, lone = [], mover} = board;
  return {edges, lone, ground, tokens: [], turn: mover === "R" ? "turn=R" : "", last: ""};
}

/** In the order of the text. */
export const verticesOf = ({edges, lone, ground}: Drawing): string[] => [
  ...new Set([...ground, ...edges.flatMap(({from, to}) => [from, to]), ...lone]),
];

/** The least number from 1 on that names no vertex. */
export function freshName(drawing: Drawing): string {
  const taken = new Set(verticesOf(drawing));
  let name = 1;
  while (taken.has(String(name))) name++;
  return String(name);
}

/** Two marbles have their own places each; other tokens are alike. */
export const hasMarbles = (shape: Shape) => shape.directed && shape.marks !== "";
