// Row of coins.
import type {BoardOf} from "../../input/touch";
import {allElements, firstElement} from "../../kit/marks";
import type {BoardKind} from "../kind";

export const row = {
  shelf: "coins",
  load: async () => ({View: (await import("../late-views")).Row}),
  firstMarks: firstElement,
  moveMarks: allElements,
  lastMoveMarks: allElements,
  fitsPhone: ({coins}) => coins.length <= 12,
} satisfies BoardKind<BoardOf<"row">>;
