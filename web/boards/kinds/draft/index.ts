// Draft of generals.
import type {BoardOf} from "../../input/touch";
import {firstElement} from "../../kit/marks";
import type {BoardKind} from "../kind";

export const draft = {
  shelf: "walks",
  load: async () => ({View: (await import("../late-views")).Draft}),
  firstMarks: firstElement,
  moveMarks: firstElement,
  lastMoveMarks: firstElement,
  fitsPhone: () => false,
} satisfies BoardKind<BoardOf<"draft">>;
