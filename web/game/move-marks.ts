// What a move touches on the board, to be lit there.
import type {Answer, Board, Move, MovePart, Play, Touch} from "../engine/types";
import {type Highlight, noHighlight} from "./highlight";

const fromNought = (index: string) => String(Number(index) - 1);

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

/** The heaps that a part names, from 0; null where its move is of no heap that has a number. */
function heapsOf(part: MovePart | undefined): string[] | null {
  switch (part?.key) {
    case "heap":
    case "row":
    case "divided":
      return [part.facts.index].map(fromNought);
    case "heaps":
      return part.facts.index.map(fromNought);
    case "bean":
      return [part.facts.from, ...part.facts.into].map(fromNought);
    case "cards":
      return [part.facts.from, part.facts.to].map(fromNought);
    default:
      return null;
  }
}

/** All that a whole touch is of; which heaps are moved at once its part says, since a heap that splits has such touches too. */
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

/** The touches that a move is made of, one but under "every". */
export function touchesOf(play: Play, whole: Touch): Touch[] {
  if (play !== "every") return [whole];
  const touches: Touch[] = [];
  for (let at = 0; at < whole.length; at += 1 + Number(whole[at]))
    touches.push(whole.slice(at + 1, at + 1 + Number(whole[at])));
  return touches;
}

export function highlightedBy({board, components, play}: Answer, {touch, parts}: Move): Highlight {
  const touches = touchesOf(play, touch);
  if (components && play === "every") return {component: null, marks: new Set(touches.map(([place = ""]) => place))};
  const component = components ? Number(touch[0]) : null;
  const on = component === null ? board : components?.[component]?.board;
  if (!on) return noHighlight;
  const own = component === null ? touches : [touch.slice(1)];
  return {component, marks: new Set(own.flatMap((each, i) => marksOn(on, each, parts[i])))};
}
