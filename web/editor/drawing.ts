// Drawing that an editor works on: exactly what the text of a position says, in its order. Places of vertices are no
// part of it.
import type {Board, BoardOf} from "../boards/input/touch";

export interface Edge {
  from: string;
  to: string;
  /** Colour or letter, or empty. */
  mark: string;
}

export interface Drawing {
  edges: readonly Edge[];
  /** Vertices without edges, in games whose text can name them. */
  lone: readonly string[];
  ground: readonly string[];
  /** Vertices that tokens stand on; of two marbles, the one of the player to move comes first. */
  tokens: readonly string[];
  /** Other words of the text: "turn=R" before the edges, "/b" after the marbles. */
  turn: string;
  last: string;
}

/** Features of the drawings of a game. */
export interface Shape {
  directed: boolean;
  /** True if the graph stands on a ground; then the text has no vertices without edges. */
  grounded: boolean;
  /** Marks that edges have, in order; empty if edges have none. */
  marks: string;
}

export type GraphBoard = BoardOf<"graph"> | BoardOf<"dag">;

export const isDrawn = (board: Board | null): board is GraphBoard =>
  (board?.kind === "graph" && !board.painted) || board?.kind === "dag";

const letters = "abcdefghijklmnopqrstuvwxyz";

export const shapeOf = (board: GraphBoard): Shape =>
  board.kind === "dag"
    ? {directed: true, grounded: false, marks: board.letters ? letters : ""}
    : {directed: false, grounded: board.ground.length > 0, marks: board.colours === undefined ? "" : "brg"};

export function drawingOf(board: GraphBoard): Drawing {
  if (board.kind === "dag") {
    const edges = board.arcs.map(([from, to], i) => ({from, to, mark: board.letters?.[i] ?? ""}));
    const {lone, tokens, last} = board;
    return {edges, lone, ground: [], tokens, turn: "", last: last ? `/${last}` : ""};
  }
  const edges = board.edges.map(([from, to], i) => ({from, to, mark: board.colours?.[i] ?? ""}));
  const {ground, lone = [], mover} = board;
  return {edges, lone, ground, tokens: [], turn: mover === "R" ? "turn=R" : "", last: ""};
}

/** Lists the vertices in the order of the text. */
export const verticesOf = ({edges, lone, ground}: Drawing): string[] => [
  ...new Set([...ground, ...edges.flatMap(({from, to}) => [from, to]), ...lone]),
];

/** Returns the least number from 1 on that names no vertex. */
export function freshName(drawing: Drawing): string {
  const usedNames = new Set(verticesOf(drawing));
  let name = 1;
  while (usedNames.has(String(name))) name++;
  return String(name);
}

/** Returns true for two marbles, which are told apart; other tokens are alike. */
export const hasMarbles = (shape: Shape) => shape.directed && shape.marks !== "";
