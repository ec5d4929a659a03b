// The last move on the board that it left: from what was known of the position before it.
import type {Answer} from "../engine/types";
import {lastOf} from "../game/last-move";
import {type Lit, unlit} from "../game/lit";
import type {State} from "../game/state";

/** The answers that are kept. */
const most = 100;

/** Kept as long as the game is, whatever shows it. */
interface Kept {
  shown: Map<string, Answer>;
  lit: {answer: Answer; lit: Lit} | null;
}
const kept = new WeakMap<object, Kept>();

function keptOf(game: object): Kept {
  const own = kept.get(game) ?? {shown: new Map(), lit: null};
  kept.set(game, own);
  return own;
}

/**
 * What the move that led here has changed; nothing at the start of the line, and where the position before has not been shown,
 * as in a link that opens in the middle.
 */
export function lastIn({analysis, line, made}: State): Lit {
  const own = keptOf(made);
  const {shown} = own;
  const answer = analysis.answer.value;
  if (!answer || analysis.stale.value) return own.lit?.lit ?? unlit;
  const key = (address: string) => `${line.value.play} ${address}`;
  const [ply, before] = [made.value[line.value.at], made.value[line.value.at - 1]];
  if (ply) {
    shown.delete(key(ply.address));
    shown.set(key(ply.address), answer);
    for (const old of shown.keys()) if (shown.size > most) shown.delete(old);
  }
  const then = before && shown.get(key(before.address));
  if (own.lit?.answer !== answer) own.lit = {answer, lit: then && ply?.touch ? lastOf(then, ply.touch, answer) : unlit};
  return own.lit.lit;
}
