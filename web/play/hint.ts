// Hint in two steps: where the winning move begins, in words and as a highlight, then the move itself.
import {boardKind} from "../boards/kinds/all";
import type {Answer, Board, Touch} from "../engine/types";
import {bestOf} from "../game/modes/tutor";
import type {Suggested} from "../game/opponent/suggestion";
import {type Highlight, noHighlight} from "../game/selection/highlight";
import {isSame} from "../game/selection/move-list";
import {highlightedBy, touchesOf} from "../game/selection/move-marks";
import {boardWords} from "../say/board-words";
import {sayMove} from "../say/say";
import type {Language, Sentence} from "../text";
import {formatCount} from "../ui/numbers";

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

/** Points out the move of a touch, which may be missing in the list. */
const highlightOfMove = (answer: Answer, touch: Touch) =>
  highlightedBy(answer, answer.moves.listed.find((move) => isSame(move.touch, touch)) ?? {touch, parts: []});

function suggestionHint(answer: Answer, {touch, games, won}: Suggested): Hint {
  const move = sayMove(answer, touch);
  return {
    words: (t) => t(t.playing.hintLikely, {move: move(t), games: formatCount(games), won: formatCount(won)}),
    highlight: highlightOfMove(answer, touch),
  };
}

interface Found {
  /** Moves that postpone the end longest if no move wins; null if they are not known. */
  longest?: Touch[] | null;
  /** Move that is likely to be good if no winning one is known; null if there is none. */
  suggested?: Suggested | null;
}

export function hintOf(answer: Answer, level: 1 | 2, {longest = null, suggested = null}: Found = {}): Hint {
  const {winning} = answer.moves;
  const bestTouch = bestOf(answer)[0]?.touch;
  if (!bestTouch && winning !== "0")
    return suggested
      ? suggestionHint(answer, suggested)
      : {words: (t) => t.playing.hintUnknown, highlight: noHighlight};
  const touch = bestTouch ?? longest?.[0];
  if (!touch || (!bestTouch && level === 1)) return {words: (t) => t.playing.hintNone, highlight: noHighlight};
  if (level === 1) return hintPlace(answer, touch);
  const move = sayMove(answer, touch);
  const form = (t: Language) =>
    !bestTouch ? t.playing.hintLasts : answer.outcome === "D" ? t.playing.hintDraws : t.playing.hintWhat;
  return {
    words: (t) => t(form(t), {move: move(t)}),
    highlight: highlightOfMove(answer, touch),
  };
}
