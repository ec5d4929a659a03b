// Edits of a drawing. Each returns the whole new drawing; edges keep their order.
import {type Drawing, type Shape, verticesOf} from "./drawing";

/** Keeps vertices that have lost their last edge, in games whose text can name them. */
function withLoneVertices(previous: Drawing, next: Drawing, shape: Shape, removed?: string): Drawing {
  if (shape.grounded) return {...next, lone: []};
  const joinedNames = new Set(next.edges.flatMap(({from, to}) => [from, to]));
  const names = new Set([...next.lone, ...verticesOf(previous)]);
  return {...next, lone: [...names].filter((name) => !joinedNames.has(name) && name !== removed)};
}

export const withVertex = (drawing: Drawing, name: string): Drawing => ({...drawing, lone: [...drawing.lone, name]});

/** Adds an edge; a new edge has the mark of the last one. */
export function withEdge(drawing: Drawing, shape: Shape, from: string, to: string): Drawing {
  const mark = shape.marks && (drawing.edges.at(-1)?.mark ?? shape.marks[0] ?? "");
  return withLoneVertices(drawing, {...drawing, edges: [...drawing.edges, {from, to, mark}]}, shape);
}

export const withoutEdge = (drawing: Drawing, shape: Shape, index: number): Drawing =>
  withLoneVertices(drawing, {...drawing, edges: drawing.edges.filter((_, i) => i !== index)}, shape);

/** Removes a vertex with its edges and tokens. The last ground vertex stays ground, as every drawing needs one. */
export function withoutVertex(drawing: Drawing, shape: Shape, name: string): Drawing {
  const ground = drawing.ground.filter((vertex) => vertex !== name);
  const next = {
    ...drawing,
    edges: drawing.edges.filter(({from, to}) => from !== name && to !== name),
    ground: ground.length ? ground : drawing.ground,
    tokens: drawing.tokens.filter((vertex) => vertex !== name),
  };
  return withLoneVertices(drawing, next, shape, name);
}

export function withGroundToggled(drawing: Drawing, name: string): Drawing {
  const {ground} = drawing;
  const others = ground.filter((vertex) => vertex !== name);
  if (others.length === ground.length) return {...drawing, ground: [...ground, name]};
  return others.length ? {...drawing, ground: others} : drawing;
}

const withEdgeChange = (drawing: Drawing, index: number, change: object): Drawing => ({
  ...drawing,
  edges: drawing.edges.map((edge, i) => (i === index ? {...edge, ...change} : edge)),
});

export const withMark = (drawing: Drawing, index: number, mark: string) => withEdgeChange(drawing, index, {mark});

export function withReversedEdge(drawing: Drawing, index: number): Drawing {
  const edge = drawing.edges[index];
  return edge ? withEdgeChange(drawing, index, {from: edge.to, to: edge.from}) : drawing;
}

export const withToken = (drawing: Drawing, vertex: string): Drawing => ({
  ...drawing,
  tokens: [...drawing.tokens, vertex],
});

export function withoutToken(drawing: Drawing, vertex: string): Drawing {
  const lastIndex = drawing.tokens.lastIndexOf(vertex);
  return {...drawing, tokens: drawing.tokens.filter((_, i) => i !== lastIndex)};
}

/** Moves a marble to a vertex; marble 0 is that of the player to move. */
export const withMarble = (drawing: Drawing, marble: 0 | 1, vertex: string): Drawing => ({
  ...drawing,
  tokens: marble === 0 ? [vertex, ...drawing.tokens.slice(1)] : [...drawing.tokens.slice(0, 1), vertex],
});
