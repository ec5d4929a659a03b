// Highlight of the last move, on the board after it, from the answer for the position before it.
import type {Answer} from "../engine/types";
import {type Highlight, noHighlight} from "../game/highlight";
import {lastMoveHighlight} from "../game/last-move";
import type {State} from "../game/state";

/** Maximum number of cached answers. */
const maxAnswers = 100;

/** Cache of a game, which lives as long as the game does, whatever shows it. */
interface GameCache {
  answers: Map<string, Answer>;
  highlight: {answer: Answer; highlight: Highlight} | null;
}
const caches = new WeakMap<object, GameCache>();

function cacheOf(game: object): GameCache {
  const cache = caches.get(game) ?? {answers: new Map(), highlight: null};
  caches.set(game, cache);
  return cache;
}

/**
 * Returns the elements changed by the move that led to the current position; empty at the start of the line, and if the
 * position before has not been shown, as in a link that opens in the middle.
 */
export function lastMoveIn({analysis, line, linePlies}: State): Highlight {
  const cache = cacheOf(linePlies);
  const {answers} = cache;
  const answer = analysis.answer.value;
  if (!answer || analysis.isStale.value) return cache.highlight?.highlight ?? noHighlight;
  const key = (address: string) => `${line.value.play} ${address}`;
  const [ply, previousPly] = [linePlies.value[line.value.at], linePlies.value[line.value.at - 1]];
  if (ply) {
    answers.delete(key(ply.address));
    answers.set(key(ply.address), answer);
    for (const oldestKey of answers.keys()) if (answers.size > maxAnswers) answers.delete(oldestKey);
  }
  const previousAnswer = previousPly && answers.get(key(previousPly.address));
  if (cache.highlight?.answer !== answer)
    cache.highlight = {
      answer,
      highlight: previousAnswer && ply?.touch ? lastMoveHighlight(previousAnswer, ply.touch, answer) : noHighlight,
    };
  return cache.highlight.highlight;
}
