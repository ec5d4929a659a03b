// Marks of the last move, on the board after it.
import {movesInSeveral} from "../../address/plays";
import {boardKind} from "../../boards/kinds/all";
import type {Answer, Board, Touch} from "../../engine/types";
import {type Highlight, noHighlight} from "../selection/highlight";
import {touchesOf} from "../selection/move-marks";

/**
 * Returns the marks of a touch on the board after it, in the notation of `ViewProps.last`. Removed elements are marked
 * where they stood; empty if the two boards are not of one game.
 */
export const lastMoveMarks = (before: Board, touch: Touch, after: Board): string[] =>
  before.kind === after.kind ? boardKind(before).lastMoveMarks(before, touch, after) : [];

/**
 * Returns the elements changed by a move, on the board of the answer after it; of a sum its component, or where a turn
 * moves in several all that were moved.
 */
export function lastMoveHighlight(before: Answer, touch: Touch, after: Answer): Highlight {
  const touches = touchesOf(before.play, touch);
  if (before.components) {
    if (movesInSeveral(before.play))
      return {component: null, marks: new Set(touches.map(([component = ""]) => component))};
    const component = Number(touch[0]);
    const [oldBoard, newBoard] = [before.components[component]?.board, after.components?.[component]?.board];
    return oldBoard && newBoard
      ? {component, marks: new Set(lastMoveMarks(oldBoard, touch.slice(1), newBoard))}
      : noHighlight;
  }
  const [oldBoard, newBoard] = [before.board, after.board];
  if (!oldBoard || !newBoard) return noHighlight;
  return {component: null, marks: new Set(touches.flatMap((single) => lastMoveMarks(oldBoard, single, newBoard)))};
}
