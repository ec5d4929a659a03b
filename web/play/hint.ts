// A hint in two steps: where the winning move begins, as words and as what to light, then the move itself.
import type {Answer, Board, Touch} from "../engine/types";
import {type Highlight, noHighlight} from "../game/highlight";
import {firstMarks, touchesOf} from "../game/move-marks";
import {cellOf, sayMove, sayTouch} from "../say/say";
import type {Sentence} from "../text";

export interface Hinted {
  words: Sentence;
  highlight: Highlight;
}

const at = (index: string) => Number(index) + 1;

/**
 * What the first element of a touch is on its board: without a name where it is the whole move, null where it is no thing
 * on the board but a number.
 */
function placeOn(board: Board, touch: Touch): {name: Sentence | null; marks: string[]} | null {
  const [first = "0", ...rest] = touch;
  const marks = firstMarks(board, touch);
  const named = (name: Sentence) => ({name: rest.length ? name : null, marks});
  switch (board.kind) {
    case "heaps":
    case "sheet":
    case "stairs":
    case "ring":
    case "strip":
    case "states":
      return rest.length ? named(sayTouch(board, [first])) : null;
    case "dag":
      return named(sayTouch(board, [first]));
    case "row":
    case "circle":
      return named((t) => t(t.ui.coin, {index: at(first)}));
    case "grid":
      return named((t) => t(t.ui.cell, {cell: cellOf(board, first)}));
    case "trie":
    case "graph":
    case "draft":
      return {name: null, marks};
  }
}

function where(answer: Answer, touch: Touch): Hinted {
  const [first = []] = touchesOf(answer.play, touch);
  const component = answer.components ? Number(first[0]) : null;
  if (component !== null) {
    // Of a sum, which component it is says enough.
    const words: Sentence = (t) => t(t.playing.hintWhere, {place: t(t.ui.component, {index: component + 1})});
    return {words, highlight: {component: null, marks: new Set([String(component)])}};
  }
  const place = answer.board && placeOn(answer.board, first);
  if (!place) return {words: (t) => t.playing.hintSingle, highlight: noHighlight};
  const {name, marks} = place;
  const words: Sentence = (t) => (name ? t(t.playing.hintWhere, {place: name(t)}) : t.playing.hintLit);
  return {words, highlight: {component: null, marks: new Set(marks)}};
}

/** `longest`: what resists longest where no move wins, as far as that is known. */
export function hintOf(answer: Answer, level: 1 | 2, longest: Touch[] | null): Hinted {
  const {listed, winning} = answer.moves;
  const won = listed.find((move) => move.wins)?.touch;
  if (!won && winning !== "0") return {words: (t) => t.playing.hintUnknown, highlight: noHighlight};
  const touch = won ?? longest?.[0];
  if (!touch || (!won && level === 1)) return {words: (t) => t.playing.hintNone, highlight: noHighlight};
  const place = where(answer, touch);
  if (level === 1) return place;
  const move = sayMove(answer, touch);
  return {words: (t) => t(won ? t.playing.hintWhat : t.playing.hintLasts, {move: move(t)}), highlight: place.highlight};
}
