// Graph, on the ground or without one.
import type {BoardOf, Touch} from "../../input/touch";
import {firstElement} from "../../kit/marks";
import type {BoardKind} from "../kind";

type Graph = BoardOf<"graph">;

/** Returns the edge, as "0-1", with its ends; or the vertex, with its neighbours if these are touched with it. */
function touchedElements({edges, touched, painted, token}: Graph, [first = ""]: Touch): string[] {
  if (painted || token !== undefined) return [first];
  if (touched === "vertices") return [first, ...edges.filter((edge) => edge.includes(first)).flat()];
  const edge = edges[Number(first)];
  return edge ? [edge.join("-"), ...edge] : [];
}

/** Returns the vertices, or the edges, that are there no more; of equal edges the touched one first. */
function goneElements(before: Graph, touch: Touch, after: Graph): string[] {
  if (before.painted) return touch;
  if (before.touched === "vertices") {
    const remaining = new Set([...after.edges.flat(), ...(after.lone ?? [])]);
    return [...new Set([...before.edges.flat(), ...(before.lone ?? [])])].filter((vertex) => !remaining.has(vertex));
  }
  const keyOf = ({edges, colours}: Graph, i: number) => `${edges[i]?.join(" ")} ${colours?.[i]}`;
  const remaining = after.edges.map((_, i) => keyOf(after, i));
  const others = before.edges.map((_, i) => String(i)).filter((edge) => !touch.includes(edge));
  const gone = others.filter((edge) => {
    const at = remaining.indexOf(keyOf(before, Number(edge)));
    if (at >= 0) remaining.splice(at, 1);
    return at < 0;
  });
  return [...touch, ...gone];
}

export const graph = {
  shelf: "cut",
  load: () => import("./graph-view"),
  firstMarks: firstElement,
  moveMarks: firstElement,
  changedMarks: goneElements,
  lastMoveMarks: touchedElements,
  fitsPhone: ({edges}) => edges.length <= 12,
} satisfies BoardKind<Graph>;
