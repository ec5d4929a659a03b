// Sheets of squared paper, to be cut.
import type {BoardOf, Touch} from "../../input/touch";
import {firstOfMore, splitPlaces} from "../../kit/marks";
import type {BoardKind} from "../kind";

type Sheet = BoardOf<"sheet">;

const pieces = (before: Sheet, [first = "0"]: Touch, after: Sheet): string[] =>
  splitPlaces(before.sheets, after.sheets, Number(first), (a, b) => a.w === b.w && a.h === b.h)?.map(String) ?? [first];

export const sheet = {
  shelf: "squares",
  load: async () => ({View: (await import("../late-views")).Sheet}),
  firstMarks: firstOfMore,
  moveMarks: (_, [sheet = "0", line]) => [sheet, ...(line === undefined ? [] : [`${sheet}/${line}`])],
  lastMoveMarks: pieces,
  fitsPhone: ({sheets}) => sheets.length <= 4 && sheets.every(({w, h}) => Number(w) <= 12 && Number(h) <= 12),
} satisfies BoardKind<Sheet>;
