// Highlight of the last move on the board that it left, by what was known of the position before it.
import type {Answer} from "../engine/types";
import {type Highlight, noHighlight} from "../game/highlight";
import {lastOf} from "../game/last-move";
import type {State} from "../game/state";

/** The answers that are kept. */
const most = 100;

/** Kept as long as the game is, whatever shows it. */
interface ShownMoves {
  shown: Map<string, Answer>;
  highlight: {answer: Answer; highlight: Highlight} | null;
}
const kept = new WeakMap<object, ShownMoves>();

function keptOf(game: object): ShownMoves {
  const own = kept.get(game) ?? {shown: new Map(), highlight: null};
  kept.set(game, own);
  return own;
}

/**
 * What the move that led here has changed; nothing at the start of the line, and where the position before has not been shown,
 * as in a link that opens in the middle.
 */
export function lastMoveIn({analysis, line, made}: State): Highlight {
  const own = keptOf(made);
  const {shown} = own;
  const answer = analysis.answer.value;
  if (!answer || analysis.stale.value) return own.highlight?.highlight ?? noHighlight;
  const key = (address: string) => `${line.value.play} ${address}`;
  const [ply, before] = [made.value[line.value.at], made.value[line.value.at - 1]];
  if (ply) {
    shown.delete(key(ply.address));
    shown.set(key(ply.address), answer);
    for (const old of shown.keys()) if (shown.size > most) shown.delete(old);
  }
  const then = before && shown.get(key(before.address));
  if (own.highlight?.answer !== answer)
    own.highlight = {answer, highlight: then && ply?.touch ? lastOf(then, ply.touch, answer) : noHighlight};
  return own.highlight.highlight;
}
