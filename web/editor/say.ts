// What an element of a drawing is called.

import {editing as words} from "../text/editing";
import type {Tongue} from "../ui/tongue";
import {type Drawing, hasMarbles, type Shape} from "./drawing";
import {edgeIn, vertexIn} from "./elements";

const listed = (parts: (string | false)[], lang: Tongue["lang"]) =>
  parts.filter((part) => part !== false).join(lang === "zh" ? "，" : ", ");

/** How many edges each vertex has, counted once for all that is said. */
export function degreesOf({edges}: Drawing): ReadonlyMap<string, number> {
  const degrees = new Map<string, number>();
  for (const {from, to} of edges) for (const end of [from, to]) degrees.set(end, (degrees.get(end) ?? 0) + 1);
  return degrees;
}

export const markWords = (mark: string) => (mark === "b" || mark === "r" || mark === "g" ? words[mark] : null);

export function sayElement(
  id: string,
  drawing: Drawing,
  shape: Shape,
  degrees: ReadonlyMap<string, number>,
  t: Tongue,
) {
  const [name, index] = [vertexIn(id), edgeIn(id)];
  const edge = index === null ? undefined : drawing.edges[index];
  if (edge) {
    const colour = !shape.directed && markWords(edge.mark);
    return listed(
      [
        t(shape.directed ? words.saidArc : words.saidEdge, {from: edge.from, to: edge.to}),
        colour ? t(colour) : edge.mark !== "" && t(words.saidLetter, {letter: edge.mark}),
      ],
      t.lang,
    );
  }
  const tokens = drawing.tokens.flatMap((vertex, i) => (vertex === name ? [i] : []));
  const marbles = tokens.map((i) => t(i === 0 ? words.marble0 : words.marble1));
  return listed(
    [
      t(words.saidVertex, {name: name ?? ""}),
      drawing.ground.includes(name ?? "") && t(words.saidGround),
      t(words.saidDegree, {count: degrees.get(name ?? "") ?? 0}),
      ...(hasMarbles(shape) ? marbles : [tokens.length > 0 && t(words.saidTokens, {count: tokens.length})]),
    ],
    t.lang,
  );
}
