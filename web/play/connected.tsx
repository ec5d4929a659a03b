// Panels that the page and the element share, connected to a state.
import {type Signal, useSignal} from "@preact/signals";
import type {RefObject} from "preact";
import {useLayoutEffect, useMemo} from "preact/hooks";
import type {Pins} from "../boards/input/touch";
import {lastTouchesIn} from "../game/line/last-touched";
import {chanceOf} from "../game/modes/tutor";
import {type Highlight, noHighlight} from "../game/selection/highlight";
import type {State} from "../game/state";
import {sayResult} from "../say/puzzle-result";
import {sayChosen, sayMove} from "../say/say";
import type {Sentence} from "../text";
import {useLanguage} from "../ui/language";
import {Announce} from "./announce";
import {Figure} from "./figure";
import {useKeptFocus} from "./focus";
import {useScrollToReply} from "./scroll-to-reply";
import {currentSide, sayTurn, turnOf} from "./turn";
import {sayGuess, sayJudged, saySlip} from "./tutor-text";

/** The editor of the board, as far as the figure and the announcement need it. */
interface Editing {
  start(component: number): void;
  pinsOf(component: number, id: string | null): Pins | undefined;
  messageOf(address: string): Sentence | null;
}

interface ConnectedFigureProps {
  state: State;
  highlight: Highlight;
  /** Highlights a winning move that is pointed at. */
  onHighlight?(highlight: Highlight): void;
  /** Shows all moves. */
  onMore?(): void;
  /** Element in which the focus is kept, whatever a move removes. */
  root: RefObject<HTMLElement | null>;
  editing?: Editing;
  /** True if number and caption are omitted. */
  isBare?: boolean;
  /** True if heaps are shown as blocks of powers of two. */
  blocks?: boolean;
}

/** Returns the signal of the highlight that a reason sets; it is cleared when the position changes. */
export function useHighlightSignal({analysis}: Pick<State, "analysis">): Signal<Highlight> {
  const highlight = useSignal(noHighlight);
  const address = analysis.answer.value?.address;
  // A layout effect, so that a highlight set right after the answer appears stays.
  useLayoutEffect(() => {
    highlight.value = noHighlight;
  }, [address, highlight]);
  return highlight;
}

export function ConnectedFigure({
  state,
  highlight,
  onHighlight,
  onMore,
  root,
  editing,
  isBare = false,
  blocks = false,
}: ConnectedFigureProps) {
  const {analysis, interaction, line, move} = state;
  const t = useLanguage();
  const answer = analysis.answer.value;
  useKeptFocus(root, !analysis.isStale.value);
  const lastMove = state.lastMove.value;
  const [plies, isSum] = [state.linePlies.value, (answer?.components ?? null) !== null];
  const {at, play} = line.value;
  const lastTouches = useMemo(() => lastTouchesIn(plies, at, play, isSum), [plies, at, play, isSum]);
  useScrollToReply(root, state, isBare ? lastMove : noHighlight);
  if (!answer) return null;
  return (
    <Figure
      answer={answer}
      hand={interaction.hand.value}
      highlight={highlight}
      onHighlight={onHighlight}
      onMore={onMore}
      preview={state.preview.value}
      blocks={blocks}
      number={isBare ? null : line.value.at + 1}
      isStale={analysis.isStale.value}
      lastMove={lastMove}
      lastTouches={lastTouches}
      start={plies[0]?.address}
      pendingMove={interaction.canConfirm.value ? sayMove(answer, interaction.prefix.value)(t) : null}
      canEndTurn={interaction.canEndTurn.value}
      chosenMoves={sayChosen(answer, interaction.chosen.value)?.(t) ?? null}
      onConfirm={interaction.confirm}
      onCancel={interaction.cancel}
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
  const isCovered = teaching.isCovered.value;
  const guess = teaching.predict.value ? teaching.guess.value : null;
  const {verdict, slip} = announcement.value ?? {};
  const puzzle = puzzling.current.value;
  // After the solution of a puzzle nobody is to move until the reader goes on.
  const turn = mode.value === "play" && !puzzling.isResting.value ? turnOf(state) : null;
  const ending = turn?.isOver ? currentSide(state, t)?.words : null;
  const turnText = turn && t.sentences([sayTurn(turn, t), ...(ending ? [ending] : [])]);
  const remarks = [
    editing?.messageOf(question.value.address),
    guess !== null && sayGuess(guess, chanceOf(answer)),
    teaching.tutor.value && !isCovered && announcement.value?.by === "you" && verdict && sayJudged(verdict),
    !isCovered && slip && saySlip(slip.what),
    announcement.value && line.value.at === 1 && puzzle?.result === "solved" && sayResult(puzzle),
  ].filter((say) => typeof say === "function");
  return (
    <Announce
      outcome={answer.outcome}
      grundy={answer.grundy}
      // A prediction was announced when it was made.
      announcement={
        guess === null && announcement.value ? {by: announcement.value.by, what: announcement.value.sayMove(t)} : null
      }
      remarks={remarks.map((say) => say(t))}
      prompt={isCovered ? (puzzling.isOpen.value ? t.playing.find : t.playing.whoWins) : turnText}
      isReady={!analysis.isStale.value}
    />
  );
}
