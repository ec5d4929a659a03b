// Ring of numbered edges with a coin on a vertex.
import type {BoardOf} from "../../input/touch";
import {firstElement, firstOfMore} from "../../kit/marks";
import type {BoardKind} from "../kind";

export const ring = {
  shelf: "strips",
  load: async () => ({View: (await import("../late-views")).Ring}),
  firstMarks: firstOfMore,
  moveMarks: firstOfMore,
  lastMoveMarks: firstElement,
  fitsPhone: ({edges}) => edges.length <= 12,
} satisfies BoardKind<BoardOf<"ring">>;
