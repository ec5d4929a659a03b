// Board elements that a move touches, to be highlighted.
import type {Answer, Board, Move, MovePart, Play, Touch} from "../engine/types";
import {type Highlight, noHighlight} from "./highlight";

const toZeroBased = (index: string) => String(Number(index) - 1);

/** Returns the element at which a touch begins; empty if its first number is no element of the board. */
export function firstMarks(board: Board, touch: Touch): string[] {
  const [first = "0", ...others] = touch;
  switch (board.kind) {
    case "heaps":
    case "sheet":
    case "stairs":
    case "ring":
    case "strip":
      return others.length ? [first] : [];
    case "trie":
      return [board.prefix + String.fromCharCode(97 + Number(first))];
    case "circle":
      return [];
    default:
      return [first];
  }
}

/** Returns the index of the run that contains a coin; one coin is missing between two runs. */
function runOf(runs: string[], coin: number): number {
  let end = -1;
  return runs.findIndex((length) => {
    end += Number(length) + 1;
    return coin < end;
  });
}

/** Returns the heaps that a part names, from 0; null if its move is of no heap that has a number. */
function heapsOf(part: MovePart | undefined): string[] | null {
  switch (part?.key) {
    case "heap":
    case "row":
    case "divided":
      return [part.facts.index].map(toZeroBased);
    case "heaps":
      return part.facts.index.map(toZeroBased);
    case "bean":
      return [part.facts.from, ...part.facts.into].map(toZeroBased);
    case "cards":
      return [part.facts.from, part.facts.to].map(toZeroBased);
    default:
      return null;
  }
}

/**
 * Returns all elements of a full touch; the part says which heaps move at once, since splitting a heap has such touches
 * too.
 */
function marksOn(board: Board, touch: Touch, part: MovePart | undefined): string[] {
  switch (board.kind) {
    case "row":
    case "grid":
      return touch;
    case "circle":
      return [String(runOf(board.runs, Number(touch[0])))];
    case "heaps":
      return heapsOf(part) ?? firstMarks(board, touch);
    default:
      return firstMarks(board, touch);
  }
}

/** Returns the touches that a move consists of: one, except under "every". */
export function touchesOf(play: Play, turn: Touch): Touch[] {
  if (play !== "every") return [turn];
  const touches: Touch[] = [];
  for (let at = 0; at < turn.length; at += 1 + Number(turn[at]))
    touches.push(turn.slice(at + 1, at + 1 + Number(turn[at])));
  return touches;
}

export function highlightedBy({board, components, play}: Answer, {touch, parts}: Move): Highlight {
  const touches = touchesOf(play, touch);
  if (components && play === "every") return {component: null, marks: new Set(touches.map(([place = ""]) => place))};
  const component = components ? Number(touch[0]) : null;
  const touchedBoard = component === null ? board : components?.[component]?.board;
  if (!touchedBoard) return noHighlight;
  const ownTouches = component === null ? touches : [touch.slice(1)];
  return {component, marks: new Set(ownTouches.flatMap((each, i) => marksOn(touchedBoard, each, parts[i])))};
}
