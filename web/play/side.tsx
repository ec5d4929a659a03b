// Playing and learning panels of the page, connected to its state.
import type {ComponentChildren} from "preact";
import {chanceOf} from "../game/modes/tutor";
import type {Highlight} from "../game/selection/highlight";
import type {State} from "../game/state";
import {useLanguage} from "../ui/language";
import {Coach} from "./coach";
import {Guess, Guessed} from "./guess";
import {type Hint, hintOf} from "./hint";
import {sayGuess, sayJudged, saySlip} from "./tutor-text";

/** Returns the hint for the current position, as far as it was asked for; else null. */
export function currentHint({analysis, teaching, longestDefence, suggestion}: State): Hint | null {
  const answer = analysis.currentAnswer.value;
  const level = teaching.hint.value;
  return answer && level > 0 && !teaching.isCovered.value
    ? hintOf(answer, level as 1 | 2, {longest: longestDefence.longest.value, suggested: suggestion.found.value})
    : null;
}

/** Returns the highlight of the board: a hint comes before a reason. */
export const currentHighlight = (state: State, highlight: Highlight): Highlight =>
  currentHint(state)?.highlight ?? highlight;

/** Asks who wins while the answer is hidden; then says whether the prediction was right. */
export function ConnectedGuess({state}: {state: State}) {
  const t = useLanguage();
  const {analysis, teaching, autoplay, puzzling} = state;
  const score = teaching.score.value;
  const answer = analysis.currentAnswer.value;
  const guess = teaching.guess.value;
  if (puzzling.isOpen.value) return null;
  if (teaching.isCovered.value)
    return (
      <Guess
        score={score}
        isReady={teaching.isReady.value}
        isWaiting={autoplay.toMove.value}
        canDraw={answer?.kind === "loopy"}
        onGuess={teaching.predictOutcome}
      />
    );
  if (!teaching.predict.value || guess === null || !answer) return null;
  return <Guessed text={sayGuess(guess, chanceOf(answer))(t)} score={score} />;
}

export function CoachOf({state, beside}: {state: State; beside?: ComponentChildren}) {
  const t = useLanguage();
  const {analysis, teaching, announcement} = state;
  if (!analysis.answer.value) return null;
  const isCovered = teaching.isCovered.value;
  const verdict = teaching.tutor.value && !isCovered ? announcement.value?.verdict : null;
  const slip = isCovered ? null : announcement.value?.slip;
  return (
    <Coach
      verdict={verdict ? sayJudged(verdict)(t) : null}
      slip={slip ? saySlip(slip.what)(t) : null}
      hint={currentHint(state)?.words(t) ?? null}
      level={teaching.hint.value}
      beside={beside}
      isSilent={isCovered || !teaching.canHint.value}
      onHint={teaching.nextHint}
      onTakeBack={state.takeBack}
    />
  );
}
