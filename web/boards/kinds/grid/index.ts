// Squared paper with coins, pieces or tiles, in one layer or several.
import type {BoardOf} from "../../input/touch";
import {allElements, firstElement} from "../../kit/marks";
import type {BoardKind} from "../kind";

type Grid = BoardOf<"grid">;

/** Maps coordinates of cells, as layer.row.column, to what they show. */
const cellsOf = ({layers}: Grid) =>
  new Map(layers.flatMap((rows, l) => rows.flatMap((row, r) => [...row].map((face, c) => [`${l}.${r}.${c}`, face]))));

function changedCells(before: Grid, after: Grid): string[] {
  const newCells = cellsOf(after);
  return [...cellsOf(before)].flatMap(([cell, face]) => ((newCells.get(cell) ?? " ") === face ? [] : [cell]));
}

/** Returns the elements whose cells have changed. */
function changedElements(before: Grid, after: Grid): string[] {
  const changed = new Set(changedCells(before, after));
  return [...cellsOf(before).keys()].flatMap((cell, element) => (changed.has(cell) ? [String(element)] : []));
}

export const grid = {
  shelf: "squares",
  load: async () => ({View: (await import("../late-views")).Grid}),
  firstMarks: firstElement,
  moveMarks: allElements,
  changedMarks: (before, touch, after) => [...touch, ...changedElements(before, after)],
  lastMoveMarks: (before, _, after) => changedCells(before, after),
  fitsPhone: ({layers}) =>
    layers.length <= 3 && layers.every((rows) => rows.length <= 9 && (rows[0]?.length ?? 0) <= 9),
} satisfies BoardKind<Grid>;
