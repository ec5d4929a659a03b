// Automatic moves: those of the opponent, and of both sides while optimal play is watched.
import {computed, effect, type ReadonlySignal, signal} from "@preact/signals";
import {usualLevel} from "../../address/terms";
import type {Engine, Touch} from "../../engine";
import type {Analysis} from "../analysis/analysis";
import {createQuery} from "../analysis/query";
import {createRemoteness} from "../analysis/remoteness";
import type {GameHistory} from "../line/history";
import {chanceOf} from "../modes/tutor";
import {readOnly} from "../read-only";
import type {RequestValue} from "./hottest";
import type {LongestDefence} from "./longest-defence";
import {best, type Choice, choose, type Style, strengthOf} from "./opponent";
import {createSuggestion, needsSuggestion} from "./suggestion";

const thinkingPause = 600;
const watchingPause = 1200;

export type Side = "first" | "second";

interface AutoplayOptions {
  engine: Promise<Engine>;
  askValue: RequestValue;
  game: GameHistory;
  analysis: Analysis;
  longestDefence: LongestDefence;
  /** True while nothing may move: a puzzle is for the user to solve, and nothing moves behind another page. */
  isPaused: ReadonlySignal<boolean>;
  /** True on the home page, whose opponent does not err, whatever level was chosen elsewhere. */
  isChallenge: ReadonlySignal<boolean>;
  /** True if the game ended by agreement. */
  isDrawn(): boolean;
  /** True if the position stood before with the same player to move. */
  isRepeated(): boolean;
  /** Returns true if no motion is wanted, so that moves are made without a pause. */
  isStill(): boolean;
  /** Returns true if the last event was a move of the user. */
  userMovedLast(): boolean;
  /** `better` is the winning move that was passed over on purpose. */
  play(touch: Touch, better: Touch | null): void;
}

export function createAutoplay({
  engine,
  askValue,
  game,
  analysis,
  longestDefence,
  isPaused,
  isChallenge,
  isDrawn,
  isRepeated,
  isStill,
  userMovedLast,
  play,
}: AutoplayOptions) {
  const side = signal<Side | null>(null);
  const chosenStyle = signal<Style>({level: usualLevel, errsAt: 2});
  const style = computed<Style>(() =>
    isChallenge.value ? {...chosenStyle.value, level: "perfect"} : chosenStyle.value,
  );
  const isWatching = signal(false);
  /** True while the position is being edited, when nothing moves by itself. */
  const isHeld = signal(false);
  /** Factor by which moves are faster than usual. */
  const speed = signal(1);
  const isEngineToMove = computed(
    () => !isPaused.value && side.value !== null && (game.line.value.at % 2 === 0) === (side.value === "first"),
  );
  /**
   * The current position if it is won and the opponent errs, so that it has to know whether it sees the win; else null.
   */
  const wonQuestion = computed(() => {
    const answer =
      isEngineToMove.value && analysis.isDone.value && strengthOf(style.value.level) ? analysis.answer.value : null;
    return answer && answer.moves.total !== "0" && chanceOf(answer) === "win" ? analysis.resultFor.value : null;
  });
  const remoteness = createRemoteness(engine, wonQuestion);
  /** Query for what an opponent that goes by temperatures has to know. */
  const hottest = createQuery(
    computed(() =>
      isEngineToMove.value && analysis.isDone.value && style.value.level === "hottest" ? analysis.answer.value : null,
    ),
    // If it fails, the perfect move is made.
    (answer) => import("./hottest").then(({hottestFirst}) => hottestFirst(answer, askValue)).catch(() => null),
  );
  /** The current position if the opponent knows no good move and waits no longer for the search to end; else null. */
  const openQuestion = computed(() => {
    const answer =
      isEngineToMove.value && (analysis.isDone.value || analysis.isLong.value) && analysis.currentAnswer.value;
    return answer && needsSuggestion(answer) ? analysis.resultFor.value : null;
  });
  const suggestion = createSuggestion(engine, openQuestion);
  const isSettled = computed(
    () => analysis.isDone.value && ![longestDefence, remoteness, hottest, suggestion].some(({asking}) => asking.value),
  );
  const isOver = computed(() => isDrawn() || (!analysis.isStale.value && analysis.answer.value?.moves.total === "0"));

  function nextMove(): (Choice & {delay: number}) | null {
    const answer = analysis.answer.value;
    const {at, line, seed} = game.line.value;
    const suggested = suggestion.found.value;
    const isReady = isSettled.value || (suggested !== null && !isWatching.value);
    if (!answer || !isReady || isHeld.value || isPaused.value || isDrawn()) return null;
    if (isWatching.value) {
      if (isRepeated()) return null;
      const move = best(answer, longestDefence.longest.value);
      return move && {touch: move.touch, better: null, delay: watchingPause / speed.value};
    }
    // Looking back through a game does not make the engine move.
    if (!isEngineToMove.value || (at !== line.length - 1 && !userMovedLast())) return null;
    if (suggested) return {touch: suggested.touch, better: null, delay: thinkingPause};
    const ends = {
      ...{longest: longestDefence.longest.value, quickest: remoteness.found.value},
      hottest: hottest.found.value?.touches ?? null,
    };
    const choice = choose(answer, style.value, {seed, at, opponentPlies: Math.floor(at / 2)}, ends);
    return choice && {...choice, delay: thinkingPause};
  }

  const stopEffect = effect(() => {
    const scheduledMove = nextMove();
    if (!scheduledMove) {
      if (isSettled.value) isWatching.value = false;
      return;
    }
    const timer = setTimeout(
      () => play(scheduledMove.touch, scheduledMove.better),
      isStill() ? 0 : scheduledMove.delay,
    );
    return () => clearTimeout(timer);
  });

  return readOnly({
    side,
    setSide(to: Side | null) {
      side.value = to;
    },
    style,
    setStyle(to: Style) {
      chosenStyle.value = to;
    },
    watching: isWatching,
    watch(isOn: boolean) {
      isWatching.value = isOn;
    },
    setHeld(isOn: boolean) {
      isHeld.value = isOn;
    },
    speed,
    setSpeed(to: number) {
      speed.value = to;
    },
    toMove: isEngineToMove,
    isOver,
    /** Makes one optimal move for the player to move. */
    step() {
      const answer = analysis.answer.value;
      const move = answer && isSettled.value ? best(answer, longestDefence.longest.value) : null;
      if (move) play(move.touch, null);
    },
    close() {
      stopEffect();
      remoteness.close();
      hottest.close();
      suggestion.close();
    },
  });
}

export type Autoplay = ReturnType<typeof createAutoplay>;
