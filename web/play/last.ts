// The last move on the board that it left: from what was known of the position before it.
import {useRef} from "preact/hooks";
import type {Answer} from "../engine/types";
import {lastOf} from "../game/last-move";
import {type Lit, unlit} from "../game/lit";
import type {State} from "../game/state";

/** The answers that are kept. */
const most = 100;

/**
 * What the move that led here has changed; nothing at the start of the line, and where the position before has not been shown,
 * as in a link that opens in the middle.
 */
export function useLast({analysis, line, made}: State): Lit {
  const shown = useRef(new Map<string, Answer>());
  const lit = useRef<{answer: Answer; lit: Lit} | null>(null);
  const answer = analysis.answer.value;
  if (!answer || analysis.stale.value) return lit.current?.lit ?? unlit;
  const key = (address: string) => `${line.value.play} ${address}`;
  const [ply, before] = [made.value[line.value.at], made.value[line.value.at - 1]];
  if (ply) {
    shown.current.delete(key(ply.address));
    shown.current.set(key(ply.address), answer);
    for (const old of shown.current.keys()) if (shown.current.size > most) shown.current.delete(old);
  }
  const then = before && shown.current.get(key(before.address));
  if (lit.current?.answer !== answer)
    lit.current = {answer, lit: then && ply?.touch ? lastOf(then, ply.touch, answer) : unlit};
  return lit.current.lit;
}
