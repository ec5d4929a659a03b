// Board elements that a move touches, to be highlighted.
import {movesInSeveral} from "../../address/plays";
import {boardKind} from "../../boards/kinds/all";
import type {Answer, Move, Play, Touch} from "../../engine/types";
import {type Highlight, noHighlight} from "./highlight";

/** Returns the touches that a move consists of: one, unless a turn moves in several components. */
export function touchesOf(play: Play, turn: Touch): Touch[] {
  if (!movesInSeveral(play)) return [turn];
  const touches: Touch[] = [];
  for (let at = 0; at < turn.length; at += 1 + Number(turn[at]))
    touches.push(turn.slice(at + 1, at + 1 + Number(turn[at])));
  return touches;
}

export function highlightedBy(
  {board, components, play}: Answer,
  {touch, parts}: Pick<Move, "touch" | "parts">,
): Highlight {
  const touches = touchesOf(play, touch);
  if (components && movesInSeveral(play))
    return {component: null, marks: new Set(touches.map(([place = ""]) => place))};
  const component = components ? Number(touch[0]) : null;
  const touchedBoard = component === null ? board : components?.[component]?.board;
  if (!touchedBoard) return noHighlight;
  const {moveMarks} = boardKind(touchedBoard);
  const ownTouches = component === null ? touches : [touch.slice(1)];
  return {component, marks: new Set(ownTouches.flatMap((each, i) => moveMarks(touchedBoard, each, parts[i])))};
}
