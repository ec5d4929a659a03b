// Hint in two steps: where the winning move begins, in words and as a highlight, then the move itself.
import {boardKind} from "../boards/kinds/all";
import type {Answer, Board, Touch} from "../engine/types";
import {type Highlight, noHighlight} from "../game/selection/highlight";
import {isSame} from "../game/selection/move-list";
import {highlightedBy, touchesOf} from "../game/selection/move-marks";
import {boardWords} from "../say/board-words";
import {sayMove} from "../say/say";
import type {Sentence} from "../text";

export interface Hint {
  words: Sentence;
  highlight: Highlight;
}

/**
 * Describes the first element of a touch: its marks, and its name, null if the element is the whole move. Returns null
 * if it is no element of the board but a number.
 */
function placeOn(board: Board, touch: Touch): {name: Sentence | null; marks: string[]} | null {
  const [first = "0", ...remaining] = touch;
  const marks = boardKind(board).firstMarks(board, touch);
  if (remaining.length === 0) return marks.length > 0 ? {name: null, marks} : null;
  const words = boardWords(board);
  return {name: words.place?.(board, first) ?? words.touch(board, [first]), marks};
}

function hintPlace(answer: Answer, touch: Touch): Hint {
  const [first = []] = touchesOf(answer.play, touch);
  const component = answer.components ? Number(first[0]) : null;
  if (component !== null) {
    // In a sum, naming the component is enough.
    const words: Sentence = (t) => t(t.playing.hintWhere, {place: t(t.ui.component, {index: component + 1})});
    return {words, highlight: {component: null, marks: new Set([String(component)])}};
  }
  const place = answer.board && placeOn(answer.board, first);
  if (!place) return {words: (t) => t.playing.hintSingle, highlight: noHighlight};
  const {name, marks} = place;
  const words: Sentence = (t) => (name ? t(t.playing.hintWhere, {place: name(t)}) : t.playing.hintLit);
  return {words, highlight: {component: null, marks: new Set(marks)}};
}

/** `longest`: the moves that postpone the end longest if no move wins; null if they are not known. */
export function hintOf(answer: Answer, level: 1 | 2, longest: Touch[] | null): Hint {
  const {listed, winning} = answer.moves;
  const winningTouch = listed.find((move) => move.wins)?.touch;
  if (!winningTouch && winning !== "0") return {words: (t) => t.playing.hintUnknown, highlight: noHighlight};
  const touch = winningTouch ?? longest?.[0];
  if (!touch || (!winningTouch && level === 1)) return {words: (t) => t.playing.hintNone, highlight: noHighlight};
  if (level === 1) return hintPlace(answer, touch);
  const move = sayMove(answer, touch);
  return {
    words: (t) => t(winningTouch ? t.playing.hintWhat : t.playing.hintLasts, {move: move(t)}),
    highlight: highlightedBy(
      answer,
      listed.find((listedMove) => isSame(listedMove.touch, touch)) ?? {touch, parts: []},
    ),
  };
}
