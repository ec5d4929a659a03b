// Rule of the current game and, in the analysis under the table, the plain reason why its position is won or lost.
import {plainReason} from "../explain/plain";
import {marksOf} from "../explain/reason-facts";
import {type Highlight, noHighlight} from "../game/selection/highlight";
import type {State} from "../game/state";
import {signedRule} from "../say/game-names";
import {playWords} from "../say/plays";
import type {Language, Sentence} from "../text";

/** Returns the reason why the current position is won or lost; null if there is none. */
export function currentReason({analysis}: Pick<State, "analysis">): Sentence<"plain"> | null {
  const answer = analysis.currentAnswer.value;
  return answer && plainReason(answer);
}

/** Highlights the elements that the first reason names. */
export function reasonHighlight({analysis}: Pick<State, "analysis">): Highlight {
  const answer = analysis.currentAnswer.value;
  const [reason] = answer?.why ?? [];
  return reason && !answer?.components ? {component: null, marks: new Set(marksOf(reason))} : noHighlight;
}

/** Returns the rule of the game, or that of a sum, and who wins. */
export function sayRule({components, question, analysis}: State, t: Language): string {
  const {play} = question.value;
  const [first, ...others] = components.value;
  if (!first) return "";
  const moves = others.length > 0 ? t.ui.sumCaption : signedRule(first)(t);
  // Rules of other kinds of games state who wins under normal play themselves.
  const needsAim = play !== "normal" || ["nimber", "partizan"].includes(analysis.answer.value?.kind ?? "");
  return t.sentences([moves, ...(needsAim ? [playWords(t)[play].aim] : [])]);
}
