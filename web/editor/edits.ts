// The edits. Each gives the whole new drawing; edges keep their order.
import {type Drawing, type Shape, verticesOf} from "./drawing";

/** Vertices that have lost their last edge stay, where a text can name them. */
function settled(before: Drawing, after: Drawing, shape: Shape, gone?: string): Drawing {
  if (shape.grounded) return {...after, lone: []};
  const joined = new Set(after.edges.flatMap(({from, to}) => [from, to]));
  const names = new Set([...after.lone, ...verticesOf(before)]);
  return {...after, lone: [...names].filter((name) => !joined.has(name) && name !== gone)};
}

export const withVertex = (drawing: Drawing, name: string): Drawing => ({...drawing, lone: [...drawing.lone, name]});

/** An edge that has no mark of its own takes that of the edge before it. */
export function joined(drawing: Drawing, shape: Shape, from: string, to: string): Drawing {
  const mark = shape.marks && (drawing.edges.at(-1)?.mark ?? shape.marks[0] ?? "");
  return settled(drawing, {...drawing, edges: [...drawing.edges, {from, to, mark}]}, shape);
}

export const withoutEdge = (drawing: Drawing, shape: Shape, index: number): Drawing =>
  settled(drawing, {...drawing, edges: drawing.edges.filter((_, i) => i !== index)}, shape);

/** The last ground vertex keeps its name: there is no drawing without a ground. */
export function withoutVertex(drawing: Drawing, shape: Shape, name: string): Drawing {
  const ground = drawing.ground.filter((vertex) => vertex !== name);
  const after = {
    ...drawing,
    edges: drawing.edges.filter(({from, to}) => from !== name && to !== name),
    ground: ground.length ? ground : drawing.ground,
    tokens: drawing.tokens.filter((vertex) => vertex !== name),
  };
  return settled(drawing, after, shape, name);
}

export function groundToggled(drawing: Drawing, name: string): Drawing {
  const {ground} = drawing;
  const rest = ground.filter((vertex) => vertex !== name);
  if (rest.length === ground.length) return {...drawing, ground: [...ground, name]};
  return rest.length ? {...drawing, ground: rest} : drawing;
}

const changed = (drawing: Drawing, index: number, by: object): Drawing => ({
  ...drawing,
  edges: drawing.edges.map((edge, i) => (i === index ? {...edge, ...by} : edge)),
});

export const marked = (drawing: Drawing, index: number, mark: string) => changed(drawing, index, {mark});

export function turnedRound(drawing: Drawing, index: number): Drawing {
  const edge = drawing.edges[index];
  return edge ? changed(drawing, index, {from: edge.to, to: edge.from}) : drawing;
}

export const withToken = (drawing: Drawing, vertex: string): Drawing => ({
  ...drawing,
  tokens: [...drawing.tokens, vertex],
});

export function withoutToken(drawing: Drawing, vertex: string): Drawing {
  const last = drawing.tokens.lastIndexOf(vertex);
  return {...drawing, tokens: drawing.tokens.filter((_, i) => i !== last)};
}

/** Marble 0 is the mover's. */
export const withMarble = (drawing: Drawing, marble: 0 | 1, vertex: string): Drawing => ({
  ...drawing,
  tokens: marble === 0 ? [vertex, ...drawing.tokens.slice(1)] : [...drawing.tokens.slice(0, 1), vertex],
});
