// Graph, on the ground or without one.
import type {BoardOf, Touch} from "../../input/touch";
import {firstElement} from "../../kit/marks";
import type {BoardKind} from "../kind";

type Graph = BoardOf<"graph">;

/** Returns the edge, as "0-1", with its ends; or the vertex, with its neighbours if these are touched with it. */
function touchedElements({edges, touched, painted}: Graph, [first = ""]: Touch): string[] {
  if (painted) return [first];
  if (touched === "vertices") return [first, ...edges.filter((edge) => edge.includes(first)).flat()];
  const edge = edges[Number(first)];
  return edge ? [edge.join("-"), ...edge] : [];
}

export const graph = {
  shelf: "cut",
  load: () => import("./graph-view"),
  firstMarks: firstElement,
  moveMarks: firstElement,
  lastMoveMarks: touchedElements,
  fitsPhone: ({edges}) => edges.length <= 12,
} satisfies BoardKind<Graph>;
