// Rule of the game at hand and, in the analysis under the table, why its position is won or lost, in plain words.
import {plainReason} from "../explain/plain";
import {marksOf} from "../explain/reason-facts";
import {type Highlight, noHighlight} from "../game/highlight";
import type {State} from "../game/state";
import {signedRule} from "../say/game-names";
import type {Language, Sentence} from "../text";
import {sayAim} from "./table";

/** Why the position at hand is won or lost. */
export function reasonNow({analysis}: State): Sentence<"plain"> | null {
  const answer = analysis.stale.value ? null : analysis.answer.value;
  return answer && plainReason(answer);
}

/** What the first reason speaks of. */
export function reasonHighlight({analysis}: State): Highlight {
  const answer = analysis.stale.value ? null : analysis.answer.value;
  const [reason] = answer?.why ?? [];
  return reason && !answer?.components ? {component: null, marks: new Set(marksOf(reason))} : noHighlight;
}

/** The rule of the game, or that of a sum, and who wins. */
export function sayRule({components, question, analysis}: State, t: Language): string {
  const {play} = question.value;
  const [first, ...others] = components.value;
  if (!first) return "";
  const moves = others.length > 0 ? t.ui.sumCaption : signedRule(first)(t);
  // The others say it themselves, of normal play.
  const isByLastMove = play !== "normal" || ["nimber", "partizan"].includes(analysis.answer.value?.kind ?? "");
  return t.sentences([moves, ...(isByLastMove ? [sayAim(play, t)] : [])]);
}
