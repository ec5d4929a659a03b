// The playing and learning side of the page, fed from its state.
import type {ComponentChildren} from "preact";
import type {Lit} from "../game/lit";
import {best} from "../game/opponent";
import type {State} from "../game/state";
import type {Ply} from "../game/tree";
import {chancesOf, moverWins} from "../game/tutor";
import {useLanguage} from "../ui/language";
import {Coach} from "./coach";
import {VerdictOf} from "./connected";
import {Guess, Guessed} from "./guess";
import {type Hinted, hintOf} from "./hint";
import {Options} from "./options";
import {Plies} from "./plies";
import type {PlyShown} from "./ply";
import {Timeline} from "./timeline";
import {sayGuess, sayJudged, saySlip} from "./tutor-text";
import {Progress} from "./verdict";
import {Watch} from "./watch";

/** The hint of the position at hand, as far as it was asked for. */
export function hintNow({analysis, teaching, resistance}: State): Hinted | null {
  const answer = analysis.answer.value;
  const level = teaching.hint.value;
  return answer && level > 0 && !teaching.covered.value && !analysis.stale.value
    ? hintOf(answer, level as 1 | 2, resistance.longest.value)
    : null;
}

/** What is lit on the board: a hint before what a reason lights. */
export const litNow = (state: State, lit: Lit): Lit => hintNow(state)?.lit ?? lit;

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
  return <Guessed said={sayGuess(guess, moverWins(chancesOf(answer)))(t)} score={score} />;
}

/** The verdict, or the question for it where it is kept back. */
export function AnswerOf({state}: {state: State}) {
  const {analysis, teaching} = state;
  return (
    <>
      <GuessOf state={state} />
      {!teaching.covered.value ? (
        <VerdictOf state={state} />
      ) : (
        analysis.slow.value && <Progress visited={analysis.visited.value} onCancel={analysis.cancel} />
      )}
    </>
  );
}

export function CoachOf({state, beside}: {state: State; beside?: ComponentChildren}) {
  const t = useLanguage();
  const {analysis, teaching, told} = state;
  if (!analysis.answer.value) return null;
  const covered = teaching.covered.value;
  const verdict = teaching.tutor.value && !covered ? told.value?.verdict : null;
  const slip = covered ? null : told.value?.slip;
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

export function TimelineOf({state}: {state: State}) {
  const t = useLanguage();
  const {analysis, hand, autoplay, teaching, knownPlies, puzzling} = state;
  const {play, line, at} = state.line.value;
  const answer = analysis.answer.value;
  const puzzled = puzzling.open.value;
  const idle = puzzled || !teaching.ready.value || !answer || !best(answer);
  const over = autoplay.over.value;
  const unknown = idle && !puzzled && teaching.ready.value && !over;
  const made = state.made.value;
  const shown = ({id, address, by}: Ply): PlyShown => {
    const of = {address, play};
    const positions = knownPlies.positionsOf(address);
    return {id, address, positions, by, known: teaching.hides(of) ? null : knownPlies.of(of)};
  };
  const toggle = () => {
    if (autoplay.watching.value || !idle) autoplay.watch(!autoplay.watching.value);
  };
  return (
    <Timeline
      count={line.length}
      at={at}
      canUndo={state.canUndo.value}
      canRedo={state.canRedo.value}
      side={autoplay.side.value}
      hints={hand.hints.value}
      turn={over ? t.ui.gameOver : autoplay.toMove.value ? t.ui.engineThinks : unknown ? t.playing.bestUnknown : null}
      onUndo={state.undo}
      onRedo={state.redo}
      onGo={state.go}
      onNew={state.again}
      onSide={autoplay.setSide}
      onHints={hand.setHints}
      more={
        <Options
          style={autoplay.style.value}
          tutor={teaching.tutor.value}
          predict={teaching.predict.value}
          onStyle={autoplay.setStyle}
          onTutor={teaching.setTutor}
          onPredict={teaching.setPredict}
        />
      }
    >
      <Plies
        plies={made.map(shown)}
        branches={state.branches.value.map(({after, plies}) => ({after, plies: plies.map(shown)}))}
        at={at}
        onJump={state.jump}
        onPrune={state.prune}
        onPlay={toggle}
      />
      <Watch
        on={autoplay.watching.value}
        idle={idle}
        speed={autoplay.speed.value}
        onToggle={toggle}
        onStep={autoplay.step}
        onSpeed={autoplay.setSpeed}
      />
    </Timeline>
  );
}
