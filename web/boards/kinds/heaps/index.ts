// Heaps of counters.
import type {BoardOf} from "../../input/touch";
import {firstOfMore} from "../../kit/marks";
import type {BoardKind} from "../kind";
import {lastMoveMarks, moveMarks} from "./marks";

export const heaps = {
  shelf: "heaps",
  load: () => import("./heaps-view"),
  firstMarks: firstOfMore,
  moveMarks,
  lastMoveMarks,
  fitsPhone: ({sizes}) => sizes.length <= 9 && sizes.every((size) => size.length <= 2 && Number(size) <= 40),
} satisfies BoardKind<BoardOf<"heaps">>;
