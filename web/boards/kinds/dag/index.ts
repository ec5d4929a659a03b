// Directed graph with tokens.
import type {BoardOf} from "../../input/touch";
import {firstElement} from "../../kit/marks";
import type {BoardKind} from "../kind";

export const dag = {
  shelf: "walks",
  load: async () => ({View: (await import("../late-views")).Dag}),
  firstMarks: firstElement,
  moveMarks: (_, [token = "0", to]) => [token, ...(to === undefined ? [] : [`v${to}`])],
  lastMoveMarks: ({tokens}, [first = "0"]) => [first, `v${tokens[Number(first)]}`],
  fitsPhone: ({arcs}) => arcs.length <= 14,
} satisfies BoardKind<BoardOf<"dag">>;
