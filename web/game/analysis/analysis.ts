// Store of the analysis of one position at a time. The last answer stays, greyed, until the next one arrives; slow
// requests show their progress.
import {batch, computed, signal} from "@preact/signals";
import {type Answer, type Engine, EngineError, type MoveProgress, type Play} from "../../engine";
import {createTask} from "../../lib/task";
import {readOnly} from "../read-only";
import {budgets} from "./budgets";

/** Milliseconds after which a request counts as slow. */
const slowAfter = 200;
/** Milliseconds after which an opponent does not wait for the answer. */
const longAfter = 1500;

export interface PositionQuery {
  address: string;
  play: Play;
}

/** Returns the answer of a glance without its limits, since the search still goes on. */
function withoutLimits({limit: _, moves: {limit: __, ...moves}, ...glanced}: Answer): Answer {
  return {...glanced, moves, why: glanced.why.filter((r) => r.key !== "limit")};
}

/** Returns true if the winner is known by a theorem, but not who wins after each move. */
const isUnjudged = ({limit, moves}: Answer) => !limit && moves.listed.some(({wins}) => wins === null);

/**
 * Returns the answer with the board objects of the previous one where they are equal, so that they are not drawn again.
 */
function withBoardsOf(previous: Answer, answer: Answer): Answer {
  const reuseBoard = <Item extends Pick<Answer, "board">>(
    item: Item,
    previousItem: Pick<Answer, "board"> | undefined,
  ) =>
    previousItem && JSON.stringify(previousItem.board) === JSON.stringify(item.board)
      ? {...item, board: previousItem.board}
      : item;
  const components = answer.components?.map((component, i) => reuseBoard(component, previous.components?.[i]));
  return {...reuseBoard(answer, previous), ...(components && {components})};
}

/** `prefetch` loads what is shown with an answer; the function it resolves to is called when the answer is shown. */
export function createAnalysis(
  engine: Promise<Engine>,
  prefetch: (question: PositionQuery, answer: Answer) => Promise<() => void>,
) {
  const currentQuestion = signal<PositionQuery | null>(null);
  const answer = signal<Answer | null>(null);
  const resultFor = signal<PositionQuery | null>(null);
  const fault = signal<EngineError | null>(null);
  const isBusy = signal(false);
  const isSlow = signal(false);
  const isLong = signal(false);
  const positionCount = signal(0);
  const moveProgress = signal<MoveProgress | null>(null);
  /** Time that the answer took to arrive, in milliseconds. */
  const duration = signal(0);
  const task = createTask();
  /** True once the current request was cancelled and is to end with its glance. */
  let isCancelled = false;
  /**
   * Shows the answer of the glance, at most once. Called only if the request is slow or cancelled, since the full answer
   * may follow at once.
   */
  let showGlance: (() => Promise<void>) | null = null;

  /** True if the answer shown is not that of the current question. */
  const isStale = computed(() => {
    const [a, b] = [currentQuestion.value, resultFor.value];
    return fault.value !== null || a?.address !== b?.address || a?.play !== b?.play;
  });

  /** The answer of the current question; null until it is there. */
  const currentAnswer = computed(() => (isStale.value ? null : answer.value));

  const setIdle = () => {
    isBusy.value = false;
    isSlow.value = false;
    isLong.value = false;
  };

  function markCancelled(at: string) {
    if (answer.value?.status === "limit") answer.value = {...answer.value, limit: {kind: "cancelled", at}};
  }

  async function ask(question: PositionQuery, budget = budgets.usual, skipsGlance = false) {
    const run = task.begin();
    isCancelled = false;
    showGlance = null;
    let isLate = false;
    const slowTimer = setTimeout(() => {
      if (!run.isCurrent() || isCancelled) return;
      isLate = true;
      isSlow.value = true;
      showGlance?.();
    }, slowAfter);
    const longTimer = setTimeout(() => {
      if (run.isCurrent() && !isCancelled) isLong.value = true;
    }, longAfter);
    batch(() => {
      currentQuestion.value = question;
      isBusy.value = true;
      isSlow.value = false;
      isLong.value = false;
      positionCount.value = 0;
      moveProgress.value = null;
    });
    const startTime = performance.now();
    async function commit(found: Answer, isLast: boolean) {
      const time = performance.now() - startTime;
      const show = await prefetch(question, found);
      if (!run.isCurrent()) return;
      batch(() => {
        const previous = resultFor.value === question ? answer.value : null;
        const result = {...found, address: found.address ?? question.address};
        duration.value = time;
        answer.value = previous ? withBoardsOf(previous, result) : result;
        resultFor.value = question;
        fault.value = null;
        show();
        if (isLast) setIdle();
      });
    }
    try {
      const sg = await engine;
      const {address, play} = question;
      let glanceShown: Promise<void> | null = null;
      if (!skipsGlance) {
        const glance = await sg.analyze(address, {play, budget: budgets.glance, signal: run.signal});
        if (!run.isCurrent()) return;
        if (glance.limit?.kind !== "positions" && !isUnjudged(glance)) return await commit(glance, true);
        showGlance = () => {
          glanceShown ??= commit(withoutLimits(glance), false);
          return glanceShown;
        };
        if (isLate || isCancelled) await showGlance();
        if (isCancelled) return markCancelled(glance.limit?.at ?? "0");
      }
      const onProgress = (count: number, moves: MoveProgress | null) => {
        if (!run.isCurrent()) return;
        positionCount.value = count;
        moveProgress.value = moves;
      };
      const found = await sg.analyze(address, {play, budget, signal: run.signal, onProgress});
      // The glance, shown late, must not replace the full answer.
      await glanceShown;
      if (run.isCurrent()) await commit(found, true);
    } catch (error) {
      if (!run.isCurrent()) return;
      if (!(error instanceof EngineError)) throw error;
      if (error.code !== "cancelled") fault.value = error;
      else {
        await showGlance?.();
        if (run.isCurrent()) markCancelled(String(positionCount.value));
      }
    } finally {
      clearTimeout(slowTimer);
      clearTimeout(longTimer);
      if (run.isCurrent()) batch(setIdle);
    }
  }

  return readOnly({
    answer,
    resultFor,
    fault,
    isBusy,
    isSlow,
    /** True once the search takes longer than an opponent waits. */
    isLong,
    visited: positionCount,
    moveProgress,
    duration,
    isStale,
    currentAnswer,
    isDone: computed(() => !isBusy.value && currentAnswer.value !== null),
    ask,
    deepen() {
      const question = resultFor.value;
      if (question && !isStale.value) void ask(question, budgets.deep, true);
    },
    /** Repeats the current question. */
    async retry() {
      const question = currentQuestion.peek();
      if (question) await ask(question);
    },
    /** Ends the search; a position is never left without the answer of a glance, however late it arrives. */
    cancel() {
      isCancelled = true;
      isSlow.value = false;
      if (showGlance || !isStale.value) task.cancel();
    },
    close: task.cancel,
  });
}

export type Analysis = ReturnType<typeof createAnalysis>;
