// Strips with pieces on their cells.
import type {BoardOf} from "../../input/touch";
import {firstOfMore} from "../../kit/marks";
import type {BoardKind} from "../kind";
import {changedMarks, changedPlaces, moveMarks} from "./marks";

export const strip = {
  shelf: "strips",
  load: async () => ({View: (await import("../late-views")).Strip}),
  firstMarks: firstOfMore,
  moveMarks,
  changedMarks,
  lastMoveMarks: (before, _, after) => changedPlaces(before, after),
  fitsPhone: ({rows}) => rows.length <= 4 && rows.every(({width}) => Number(width) <= 16),
} satisfies BoardKind<BoardOf<"strip">>;
