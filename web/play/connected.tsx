// The panels that the page and the element have in common, fed from a state.
import {type Signal, useSignal} from "@preact/signals";
import type {RefObject} from "preact";
import {useLayoutEffect, useMemo} from "preact/hooks";
import type {Pins} from "../boards/hand/touch";
import {type Highlight, noHighlight} from "../game/highlight";
import {lastTouchedIn} from "../game/last-touched";
import type {State} from "../game/state";
import {moverWins} from "../game/tutor";
import {sayResult} from "../say/puzzle-result";
import {sayChosen, sayMove} from "../say/say";
import type {Sentence} from "../text";
import {useLanguage} from "../ui/language";
import {Announce} from "./announce";
import {Figure} from "./figure";
import {useKeptFocus} from "./focus";
import {useAnsweredInSight} from "./in-sight";
import {lastMoveIn} from "./last-move-highlight";
import {sayTurn, sideNow, turnOf} from "./turn";
import {sayGuess, sayJudged, saySlip} from "./tutor-text";

/** The editor of the board, as far as the figure and what is announced know of it. */
interface Editing {
  start(component: number): void;
  pinsOf(component: number, id: string | null): Pins | undefined;
  saidOf(address: string): Sentence | null;
}

interface ConnectedFigure {
  state: State;
  highlight: Highlight;
  /** What the focus is kept in, whatever a move takes away. */
  root: RefObject<HTMLElement | null>;
  editing?: Editing;
  /** Without its number and caption. */
  isBare?: boolean;
  /** Whether heaps are shown cut into blocks of powers of two. */
  blocks?: boolean;
}

/** What a reason has lit goes out with its position. */
export function useHighlightSignal({analysis}: State): Signal<Highlight> {
  const highlight = useSignal(noHighlight);
  const address = analysis.answer.value?.address;
  // At once: what is pointed at as soon as the answer stands stays lit.
  useLayoutEffect(() => {
    highlight.value = noHighlight;
  }, [address, highlight]);
  return highlight;
}

export function FigureOf({state, highlight, root, editing, isBare = false, blocks = false}: ConnectedFigure) {
  const {analysis, interaction, line, move} = state;
  const t = useLanguage();
  const answer = analysis.answer.value;
  useKeptFocus(root, !analysis.stale.value);
  const last = lastMoveIn(state);
  const [made, at, isSum] = [state.made.value, line.value.at, (answer?.components ?? null) !== null];
  const lastTouchedBy = useMemo(() => lastTouchedIn(made, at, isSum), [made, at, isSum]);
  useAnsweredInSight(root, state, isBare ? last : noHighlight);
  if (!answer) return null;
  return (
    <Figure
      answer={answer}
      hand={interaction.now.value}
      highlight={highlight}
      blocks={blocks}
      number={isBare ? null : line.value.at + 1}
      stale={analysis.stale.value}
      last={last}
      lastTouchedBy={lastTouchedBy}
      start={made[0]?.address}
      waiting={interaction.waiting.value ? sayMove(answer, interaction.prefix.value)(t) : null}
      chosen={sayChosen(answer, interaction.chosen.value)?.(t) ?? null}
      onConfirm={interaction.confirm}
      onClear={interaction.clear}
      onMove={move}
      onEdit={editing?.start}
      pinsOf={editing?.pinsOf}
    />
  );
}

export function AnnounceOf({state, editing}: {state: State; editing?: Editing}) {
  const t = useLanguage();
  const {analysis, line, mode, question, announcement, teaching, puzzling} = state;
  const answer = analysis.answer.value;
  if (!answer) return null;
  const covered = teaching.covered.value;
  const guess = teaching.predict.value ? teaching.guess.value : null;
  const {verdict, slip} = announcement.value ?? {};
  const puzzle = puzzling.here.value;
  const turn = mode.value === "play" ? turnOf(state) : null;
  const end = turn?.isOver ? sideNow(state, t)?.words : null;
  const said = turn && t.sentences([sayTurn(turn, t), ...(end ? [end] : [])]);
  const remarks = [
    editing?.saidOf(question.value.address),
    guess !== null && sayGuess(guess, moverWins(answer)),
    teaching.tutor.value && !covered && announcement.value?.by === "you" && verdict && sayJudged(verdict),
    !covered && slip && saySlip(slip.what),
    announcement.value && line.value.at === 1 && puzzle?.end === "solved" && sayResult(puzzle),
  ].filter((say) => typeof say === "function");
  return (
    <Announce
      answer={answer}
      // What was predicted was announced when it was made.
      told={guess === null && announcement.value ? {by: announcement.value.by, what: announcement.value.what(t)} : null}
      remarks={remarks.map((say) => say(t))}
      asked={covered ? (puzzling.open.value ? t.playing.find : t.playing.whoWins) : said}
      ready={!analysis.stale.value}
    />
  );
}
