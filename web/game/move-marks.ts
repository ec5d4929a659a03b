// What a move touches on the board, to be lit there.
import type {Answer, Board, Move, Touch} from "../engine/types";
import {type Lit, unlit} from "./lit";

/** Where a touch begins; nothing where its first element is no thing on the board but a number. */
export function firstMarks(board: Board, touch: Touch): string[] {
  const [first = "0", ...rest] = touch;
  switch (board.kind) {
    case "heaps":
    case "sheet":
    case "stairs":
    case "ring":
    case "strip":
      return rest.length ? [first] : [];
    case "trie":
      return [board.prefix + String.fromCharCode(97 + Number(first))];
    case "circle":
      return [];
    default:
      return [first];
  }
}

/** The run that holds a coin; one coin is missing between two. */
function runOf(runs: string[], coin: number): number {
  let end = -1;
  return runs.findIndex((length) => {
    end += Number(length) + 1;
    return coin < end;
  });
}

/** All that a whole touch is of; which heaps are moved at once its text says, since a heap that splits has such touches too. */
function marksOn(board: Board, touch: Touch, text: string): string[] {
  switch (board.kind) {
    case "row":
    case "grid":
      return touch;
    case "circle":
      return [String(runOf(board.runs, Number(touch[0])))];
    case "heaps": {
      if (board.into !== undefined) return [...touch.slice(0, 1), ...touch.slice(board.into)];
      const heaps = [...text.matchAll(/(?:^|, |\) )(\d+): /g)].map(([, heap]) => String(Number(heap) - 1));
      return heaps.length ? heaps : firstMarks(board, touch);
    }
    default:
      return firstMarks(board, touch);
  }
}

/** Of a turn in several components, which they are. */
function placesOf(touch: Touch): string[] {
  const places: string[] = [];
  for (let at = 0; at < touch.length; at += 1 + Number(touch[at])) places.push(touch[at + 1] ?? "");
  return places;
}

export function litBy({board, components, play}: Answer, {touch, text}: Move): Lit {
  if (components && play === "every") return {component: null, marks: new Set(placesOf(touch))};
  const own = play === "every" ? touch.slice(1) : touch;
  const component = components ? Number(own[0]) : null;
  const on = component === null ? board : components?.[component]?.board;
  return on ? {component, marks: new Set(marksOn(on, component === null ? own : own.slice(1), text))} : unlit;
}
