// Highlight of the last move, on the board after it, from the answer for the position before it.
import {effect, signal} from "@preact/signals";
import type {Answer} from "../../engine/types";
import type {Analysis} from "../analysis/analysis";
import {readOnly} from "../read-only";
import {type Highlight, noHighlight} from "../selection/highlight";
import type {GameHistory} from "./history";
import {lastMoveHighlight} from "./last-move";

/** Maximum number of cached answers. */
const maxAnswers = 100;

/**
 * Creates the elements changed by the move that led to the position last answered; empty at the start of the line, and
 * if the position before has not been shown, as in a link that opens in the middle.
 */
export function createLastMove(analysis: Pick<Analysis, "answer" | "isStale">, game: GameHistory) {
  const lastMove = signal<Highlight>(noHighlight);
  const answers = new Map<string, Answer>();
  let lastAnswer: Answer | null = null;
  const close = effect(() => {
    const answer = analysis.answer.value;
    const {play, at} = game.line.value;
    const [ply, previousPly] = [game.linePlies.value[at], game.linePlies.value[at - 1]];
    if (!answer || analysis.isStale.value) return;
    const key = (address: string) => `${play} ${address}`;
    if (ply) {
      answers.delete(key(ply.address));
      answers.set(key(ply.address), answer);
      for (const oldestKey of answers.keys()) if (answers.size > maxAnswers) answers.delete(oldestKey);
    }
    if (answer === lastAnswer) return;
    lastAnswer = answer;
    const previousAnswer = previousPly && answers.get(key(previousPly.address));
    lastMove.value = previousAnswer && ply?.touch ? lastMoveHighlight(previousAnswer, ply.touch, answer) : noHighlight;
  });
  return readOnly({lastMove, close});
}
