// The playing and learning side of the page, fed from its state.
import type {ComponentChildren} from "preact";
import type {Highlight} from "../game/highlight";
import type {State} from "../game/state";
import {moverWins} from "../game/tutor";
import {useLanguage} from "../ui/language";
import {Coach} from "./coach";
import {Guess, Guessed} from "./guess";
import {type Hinted, hintOf} from "./hint";
import {sayGuess, sayJudged, saySlip} from "./tutor-text";

/** The hint of the position at hand, as far as it was asked for. */
export function hintNow({analysis, teaching, longestDefence}: State): Hinted | null {
  const answer = analysis.answer.value;
  const level = teaching.hint.value;
  return answer && level > 0 && !teaching.covered.value && !analysis.stale.value
    ? hintOf(answer, level as 1 | 2, longestDefence.longest.value)
    : null;
}

/** What is lit on the board: a hint before what a reason lights. */
export const highlightNow = (state: State, highlight: Highlight): Highlight => hintNow(state)?.highlight ?? highlight;

/** The question who wins, where it is kept back; then whether the prediction was right. */
export function GuessOf({state}: {state: State}) {
  const t = useLanguage();
  const {analysis, teaching, autoplay, puzzling} = state;
  const score = teaching.score.value;
  const answer = analysis.answer.value;
  const guess = teaching.guess.value;
  if (puzzling.open.value) return null;
  if (teaching.covered.value)
    return <Guess score={score} ready={teaching.ready.value} waits={autoplay.toMove.value} onGuess={teaching.say} />;
  if (!teaching.predict.value || guess === null || !answer || analysis.stale.value) return null;
  return <Guessed said={sayGuess(guess, moverWins(answer))(t)} score={score} />;
}

export function CoachOf({state, beside}: {state: State; beside?: ComponentChildren}) {
  const t = useLanguage();
  const {analysis, teaching, announcement} = state;
  if (!analysis.answer.value) return null;
  const covered = teaching.covered.value;
  const verdict = teaching.tutor.value && !covered ? announcement.value?.verdict : null;
  const slip = covered ? null : announcement.value?.slip;
  return (
    <Coach
      verdict={verdict ? sayJudged(verdict)(t) : null}
      slip={slip ? saySlip(slip.what)(t) : null}
      hint={hintNow(state)?.words(t) ?? null}
      level={teaching.hint.value}
      beside={beside}
      silent={covered || !teaching.ready.value}
      onHint={teaching.nextHint}
      onTakeBack={state.takeBack}
    />
  );
}
