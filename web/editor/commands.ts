// Commands on the element at the cursor, by button or by key; a command that does not apply is null.
import type {Place} from "../boards/kinds/graph/graph-layout";
import {type Drawing, freshName, hasMarbles, type Shape, verticesOf} from "./drawing";
import * as edits from "./edits";
import {edgeIn, vertexId, vertexIn} from "./elements";

/** Command that waits for its target: the other end of an edge, or the place of a vertex. */
export type Pending = {kind: "join" | "move"; vertex: string} | null;

export interface EditorContext {
  drawing: Drawing;
  shape: Shape;
  cursor: string | null;
  pending: Pending;
  /** Makes `next` the position; `newVertex` has the place of a new vertex, if the user has chosen one. */
  edit(next: Drawing, cursor: string | null, newVertex?: {name: string; at: Place}): void;
  setPending(pending: Pending): void;
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

/** Adds an edge to a vertex, which may be new. */
export function joinTo(context: EditorContext, from: string, to: string, at?: Place) {
  const newVertex = at && {name: to, at};
  context.edit(edits.withEdge(context.drawing, context.shape, from, to), vertexId(to), newVertex);
}

export function addVertex({drawing, edit}: EditorContext, at?: Place) {
  const name = freshName(drawing);
  edit(edits.withVertex(drawing, name), vertexId(name), at && {name, at});
}

export function markEdge({drawing, edit, cursor}: EditorContext, mark: string) {
  const index = edgeIn(cursor);
  if (index !== null) edit(edits.withMark(drawing, index, mark), cursor);
}

export function commandsOf(context: EditorContext): Record<Command, (() => void) | null> {
  const {drawing, shape, cursor, pending, edit, setPending} = context;
  const [vertex, index] = [vertexIn(cursor), edgeIn(cursor)];
  const edge = index === null ? undefined : drawing.edges[index];
  const hasTwoMarbles = hasMarbles(shape);
  const vertexCommand = (isAvailable: boolean, act: (name: string) => void) =>
    vertex !== null && isAvailable ? () => act(vertex) : null;
  const cycleMark = (by: number) => () => {
    const current = shape.marks.indexOf(edge?.mark ?? "");
    markEdge(context, shape.marks.at((current + by) % shape.marks.length) ?? "");
  };
  const marble = (which: 0 | 1) =>
    vertexCommand(hasTwoMarbles && drawing.tokens.length >= which, (name) =>
      edit(edits.withMarble(drawing, which, name), cursor),
    );
  const growVertex = () =>
    joinTo(context, pending?.vertex ?? vertex ?? edge?.to ?? drawing.ground[0] ?? "0", freshName(drawing));
  return {
    vertex: shape.grounded || pending?.kind === "join" ? growVertex : () => addVertex(context),
    join: vertexCommand(true, (name) => {
      if (pending?.kind === "move") setPending(null);
      else if (pending) joinTo(context, pending.vertex, name);
      else setPending({kind: "join", vertex: name});
    }),
    move: vertexCommand(true, (name) => setPending(pending?.kind === "move" ? null : {kind: "move", vertex: name})),
    remove:
      index !== null
        ? () => edit(edits.withoutEdge(drawing, shape, index), edge ? vertexId(edge.from) : null)
        : vertexCommand(true, (name) => edit(edits.withoutVertex(drawing, shape, name), null)),
    ground: vertexCommand(shape.grounded, (name) => edit(edits.withGroundToggled(drawing, name), cursor)),
    token: vertexCommand(shape.directed && !hasTwoMarbles, (name) => edit(edits.withToken(drawing, name), cursor)),
    tokenOff: vertexCommand(shape.directed && !hasTwoMarbles && drawing.tokens.includes(vertex ?? ""), (name) =>
      edit(edits.withoutToken(drawing, name), cursor),
    ),
    marble0: marble(0),
    marble1: marble(1),
    mark: edge && shape.marks ? cycleMark(1) : null,
    markBack: edge && shape.marks ? cycleMark(-1) : null,
    turn: shape.directed && index !== null ? () => edit(edits.withReversedEdge(drawing, index), cursor) : null,
  };
}

/** Handles a press on the sheet. Returns the new cursor, or null while an edge is being drawn. */
export function pressAt(context: EditorContext, id: string | null, at: Place): {cursor: string | null} | null {
  const {pending, drawing} = context;
  const target = vertexIn(id);
  if (pending?.kind !== "join") return {cursor: id};
  if (target !== null) joinTo(context, pending.vertex, target);
  else if (id === null) joinTo(context, pending.vertex, freshName(drawing), at);
  return null;
}

export const exists = (id: string | null, drawing: Drawing): boolean => {
  const [name, index] = [vertexIn(id), edgeIn(id)];
  return name !== null ? verticesOf(drawing).includes(name) : index !== null && index < drawing.edges.length;
};
