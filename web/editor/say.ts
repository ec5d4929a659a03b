// Descriptions of the elements of a drawing.

import type {Language} from "../text";
import {type Drawing, hasMarbles, type Shape} from "./drawing";
import {edgeIn, vertexIn} from "./elements";

/** Returns the number of edges of each vertex, to be computed once for all descriptions. */
export function degreesOf({edges}: Drawing): ReadonlyMap<string, number> {
  const degrees = new Map<string, number>();
  for (const {from, to} of edges) for (const end of [from, to]) degrees.set(end, (degrees.get(end) ?? 0) + 1);
  return degrees;
}

export const sayMark = (mark: string, t: Language<"editor">) =>
  mark === "b" || mark === "r" || mark === "g" ? t.editing[mark] : null;

export function sayElement(
  id: string,
  drawing: Drawing,
  shape: Shape,
  degrees: ReadonlyMap<string, number>,
  t: Language<"editor">,
) {
  const [name, index] = [vertexIn(id), edgeIn(id)];
  const edge = index === null ? undefined : drawing.edges[index];
  if (edge) {
    const colour = !shape.directed && sayMark(edge.mark, t);
    return t.phrases([
      t(shape.directed ? t.editing.saidArc : t.editing.saidEdge, {from: edge.from, to: edge.to}),
      ...(colour ? [colour] : edge.mark !== "" ? [t(t.editing.saidLetter, {letter: edge.mark})] : []),
    ]);
  }
  const tokens = drawing.tokens.flatMap((vertex, i) => (vertex === name ? [i] : []));
  const marbles = tokens.map((i) => (i === 0 ? t.editing.marble0 : t.editing.marble1));
  const tokenCount = tokens.length > 0 ? [t(t.editing.saidTokens, {count: tokens.length})] : [];
  return t.phrases([
    t(t.editing.saidVertex, {name: name ?? ""}),
    ...(drawing.ground.includes(name ?? "") ? [t.editing.saidGround] : []),
    t(t.editing.saidDegree, {count: degrees.get(name ?? "") ?? 0}),
    ...(hasMarbles(shape) ? marbles : tokenCount),
  ]);
}
