// What can be done with the element at the cursor, by button or by key; a command that does not apply is null.
import type {Place} from "../boards/layout/graph-layout";
import {type Drawing, freshName, hasMarbles, type Shape, verticesOf} from "./drawing";
import * as edits from "./edits";
import {edgeIn, vertexId, vertexIn} from "./elements";

/** A command that waits for where: the other end of an edge, or the place of a vertex. */
export type Pending = {kind: "join" | "move"; vertex: string} | null;

export interface Desk {
  drawing: Drawing;
  shape: Shape;
  cursor: string | null;
  pending: Pending;
  /** Makes the drawing the position; `at` is where a new vertex goes, where a hand has said so. */
  edit(next: Drawing, cursor: string | null, fresh?: {name: string; at: Place}): void;
  wait(pending: Pending): void;
}

export const commandKeys = {
  n: "vertex",
  c: "join",
  Enter: "join",
  " ": "join",
  m: "move",
  Delete: "remove",
  Backspace: "remove",
  g: "ground",
  t: "token",
  T: "tokenOff",
  1: "marble0",
  2: "marble1",
  x: "mark",
  X: "markBack",
  v: "turn",
} as const;

export type Command = (typeof commandKeys)[keyof typeof commandKeys];

/** An edge to a vertex, which may be new. */
export function joinTo(desk: Desk, from: string, to: string, at?: Place) {
  const fresh = at && {name: to, at};
  desk.edit(edits.joined(desk.drawing, desk.shape, from, to), vertexId(to), fresh);
}

export function addVertex({drawing, edit}: Desk, at?: Place) {
  const name = freshName(drawing);
  edit(edits.withVertex(drawing, name), vertexId(name), at && {name, at});
}

export function setMark({drawing, edit, cursor}: Desk, mark: string) {
  const index = edgeIn(cursor);
  if (index !== null) edit(edits.marked(drawing, index, mark), cursor);
}

export function commandsOf(desk: Desk): Record<Command, (() => void) | null> {
  const {drawing, shape, cursor, pending, edit, wait} = desk;
  const [vertex, index] = [vertexIn(cursor), edgeIn(cursor)];
  const edge = index === null ? undefined : drawing.edges[index];
  const marbles = hasMarbles(shape);
  const onVertex = (can: boolean, act: (name: string) => void) => (vertex !== null && can ? () => act(vertex) : null);
  const marked = (by: number) => () => {
    const now = shape.marks.indexOf(edge?.mark ?? "");
    setMark(desk, shape.marks.at((now + by) % shape.marks.length) ?? "");
  };
  const marble = (which: 0 | 1) =>
    onVertex(marbles && drawing.tokens.length >= which, (name) => edit(edits.withMarble(drawing, which, name), cursor));
  const grow = () =>
    joinTo(desk, pending?.vertex ?? vertex ?? edge?.to ?? drawing.ground[0] ?? "0", freshName(drawing));
  return {
    vertex: shape.grounded || pending?.kind === "join" ? grow : () => addVertex(desk),
    join: onVertex(true, (name) => {
      if (pending?.kind === "move") wait(null);
      else if (pending) joinTo(desk, pending.vertex, name);
      else wait({kind: "join", vertex: name});
    }),
    move: onVertex(true, (name) => wait(pending?.kind === "move" ? null : {kind: "move", vertex: name})),
    remove:
      index !== null
        ? () => edit(edits.withoutEdge(drawing, shape, index), edge ? vertexId(edge.from) : null)
        : onVertex(true, (name) => edit(edits.withoutVertex(drawing, shape, name), null)),
    ground: onVertex(shape.grounded, (name) => edit(edits.groundToggled(drawing, name), cursor)),
    token: onVertex(shape.directed && !marbles, (name) => edit(edits.withToken(drawing, name), cursor)),
    tokenOff: onVertex(shape.directed && !marbles && drawing.tokens.includes(vertex ?? ""), (name) =>
      edit(edits.withoutToken(drawing, name), cursor),
    ),
    marble0: marble(0),
    marble1: marble(1),
    mark: edge && shape.marks ? marked(1) : null,
    markBack: edge && shape.marks ? marked(-1) : null,
    turn: shape.directed && index !== null ? () => edit(edits.turnedRound(drawing, index), cursor) : null,
  };
}

/** A press on the sheet. */
export function press(desk: Desk, id: string | null, at: Place): {cursor: string | null} | null {
  const {pending, drawing} = desk;
  const target = vertexIn(id);
  if (pending?.kind !== "join") return {cursor: id};
  if (target !== null) joinTo(desk, pending.vertex, target);
  else if (id === null) joinTo(desk, pending.vertex, freshName(drawing), at);
  return null;
}

export const exists = (id: string | null, drawing: Drawing): boolean => {
  const [name, index] = [vertexIn(id), edgeIn(id)];
  return name !== null ? verticesOf(drawing).includes(name) : index !== null && index < drawing.edges.length;
};
