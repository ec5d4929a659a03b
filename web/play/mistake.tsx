// First mistake of the player who lost: the reasons open there, with the winning move on the board; it is played out as it
// happened, or played again.
import {useEffect, useState} from "preact/hooks";
import {currentMistake} from "../game/line/account-of-game";
import type {Highlight} from "../game/selection/highlight";
import {highlightedBy} from "../game/selection/move-marks";
import type {State} from "../game/state";
import {sayMove} from "../say/say";
import type {Language} from "../text";
import {useLanguage} from "../ui/language";
import {whoAt} from "./turn";

/** Time between a mistake and the reply to it, in ms. */
const replyDelay = 1200;

/** Opens the reasons of a finished game at the loser's first mistake, or at the start, since the end shows none. */
export function openReasons(state: State, guess: boolean | null = null) {
  const mistake = currentMistake(state);
  if (guess === null) state.reveal.open();
  else state.reveal.predict(guess);
  state.go(mistake ?? 0);
}

const isAtMistake = (state: State) => currentMistake(state) === state.line.value.at;

/** Returns the winning move that the mistake missed, on the board; null elsewhere, or if it is not known. */
export function mistakeHighlight(state: State): Highlight | null {
  const answer = state.analysis.currentAnswer.value;
  const winningMove = answer?.moves.listed.find(({wins}) => wins);
  return answer && winningMove && isAtMistake(state) ? highlightedBy(answer, winningMove) : null;
}

/** Says which move was the mistake; null where the cursor is elsewhere. */
export function sayMistake(state: State, t: Language): string | null {
  const {line, linePlies, analysis, autoplay} = state;
  const {at} = line.value;
  const [answer, touch] = [analysis.currentAnswer.value, linePlies.value[at + 1]?.touch];
  if (!answer || !touch || !isAtMistake(state)) return null;
  const who = whoAt(at, autoplay.side.value);
  const sentence = {
    you: t.table.yourMistake,
    player1: t.table.player1Mistake,
    player2: t.table.player2Mistake,
    engine: "",
  }[who];
  return t(sentence, {move: sayMove(answer, touch)(t)});
}

/** Controls at the mistake: play on from here, or see what happened. */
export function MistakeControls({state}: {state: State}) {
  const t = useLanguage();
  const [isPlaying, setPlaying] = useState(false);
  const mistake = currentMistake(state);
  const {at, line} = state.line.value;
  const last = line.length - 1;
  const isBeforeReply = mistake !== null && at === mistake + 1 && at < last;
  useEffect(() => {
    if (!isPlaying || !isBeforeReply) return;
    const timer = setTimeout(() => {
      setPlaying(false);
      state.go(at + 1);
    }, replyDelay);
    return () => clearTimeout(timer);
  }, [isPlaying, isBeforeReply, at, state]);
  if (mistake === null) return null;
  const isHere = at === mistake;
  // One button for both ways, which keeps the focus.
  const turn = () => {
    setPlaying(isHere);
    state.go(isHere ? at + 1 : mistake);
  };
  return (
    <>
      {isHere && (
        <button type="button" class="primary" onClick={state.reveal.hide}>
          {t.table.playFromHere}
        </button>
      )}
      <button type="button" onClick={turn}>
        {isHere ? t.table.whatHappened : t.table.toMistake}
      </button>
    </>
  );
}
