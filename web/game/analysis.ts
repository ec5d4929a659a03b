// One analysis at a time. The last answer stays, greyed, until the next is there; what takes long shows its progress.
import {batch, computed, signal} from "@preact/signals";
import {type Answer, type Engine, EngineError, type Play} from "../engine";
import {budgets} from "./budgets";
import {readOnly} from "./read-only";

const patience = 200;

export interface Question {
  address: string;
  play: Play;
}

/** A first glance says nothing yet about limits. */
function unfinished({limit: _, moves: {limit: __, ...moves}, ...glanced}: Answer): Answer {
  return {...glanced, moves, why: glanced.why.filter((r) => r.key !== "limit")};
}

/** The winner is known, by a theorem, and not who wins after each move. */
const isUnjudged = ({limit, moves}: Answer) => !limit && moves.listed.some(({wins}) => wins === null);

/** The same board is the same object, so that it is not drawn again. */
function withBoardsOf(before: Answer, answer: Answer): Answer {
  const kept = <Shown extends Pick<Answer, "board">>(shown: Shown, old: Pick<Answer, "board"> | undefined) =>
    old && JSON.stringify(old.board) === JSON.stringify(shown.board) ? {...shown, board: old.board} : shown;
  const components = answer.components?.map((component, i) => kept(component, before.components?.[i]));
  return {...kept(answer, before), ...(components && {components})};
}

/** `foresee` readies what is shown together with an answer; what it settles with is called when the answer is shown. */
export function createAnalysis(
  engine: Promise<Engine>,
  foresee: (question: Question, answer: Answer) => Promise<() => void>,
) {
  const asked = signal<Question | null>(null);
  const answer = signal<Answer | null>(null);
  const answered = signal<Question | null>(null);
  const fault = signal<EngineError | null>(null);
  const busy = signal(false);
  const slow = signal(false);
  const visited = signal(0);
  /** How long the answer took to come, in milliseconds. */
  const took = signal(0);
  let abort: AbortController | null = null;
  /** What was asked is to be left with a glance. */
  let isEnough = false;
  /** Shows what a glance has told, once: it waits as long as nobody misses it, since more may come at once. */
  let picture: (() => Promise<void>) | null = null;

  /** The answer shown belongs to another position than the one asked about. */
  const stale = computed(() => {
    const [a, b] = [asked.value, answered.value];
    return fault.value !== null || a?.address !== b?.address || a?.play !== b?.play;
  });

  const rest = () => {
    busy.value = false;
    slow.value = false;
  };

  function leave(at: string) {
    if (answer.value?.status === "limit") answer.value = {...answer.value, limit: {kind: "cancelled", at}};
  }

  async function ask(question: Question, budget = budgets.usual, isGlanced = false) {
    abort?.abort();
    const own = new AbortController();
    abort = own;
    isEnough = false;
    picture = null;
    let isLate = false;
    const late = setTimeout(() => {
      if (abort !== own || isEnough) return;
      isLate = true;
      slow.value = true;
      picture?.();
    }, patience);
    batch(() => {
      asked.value = question;
      busy.value = true;
      slow.value = false;
      visited.value = 0;
    });
    const began = performance.now();
    async function settle(found: Answer, isLast: boolean) {
      const time = performance.now() - began;
      const show = await foresee(question, found);
      if (abort !== own) return;
      batch(() => {
        const before = answered.value === question ? answer.value : null;
        const named = {...found, address: found.address ?? question.address};
        took.value = time;
        answer.value = before ? withBoardsOf(before, named) : named;
        answered.value = question;
        fault.value = null;
        show();
        if (isLast) rest();
      });
    }
    try {
      const sg = await engine;
      const {address, play} = question;
      let shown: Promise<void> | null = null;
      if (!isGlanced) {
        const first = await sg.analyze(address, {play, budget: budgets.glance, signal: own.signal});
        if (abort !== own) return;
        if (first.limit?.kind !== "positions" && !isUnjudged(first)) return await settle(first, true);
        picture = () => {
          shown ??= settle(unfinished(first), false);
          return shown;
        };
        if (isLate || isEnough) await picture();
        if (isEnough) return leave(first.limit?.at ?? "0");
      }
      const onProgress = (count: number) => {
        if (abort === own) visited.value = count;
      };
      const found = await sg.analyze(address, {play, budget, signal: own.signal, onProgress});
      // What is shown late must not come after what is known better.
      await shown;
      if (abort === own) await settle(found, true);
    } catch (error) {
      if (abort !== own) return;
      if (!(error instanceof EngineError)) throw error;
      if (error.code !== "cancelled") fault.value = error;
      else {
        await picture?.();
        if (abort === own) leave(String(visited.value));
      }
    } finally {
      clearTimeout(late);
      if (abort === own) batch(rest);
    }
  }

  return readOnly({
    answer,
    answered,
    fault,
    busy,
    slow,
    visited,
    took,
    stale,
    settled: computed(() => !stale.value && !busy.value && answer.value !== null),
    ask,
    deepen() {
      const question = answered.value;
      if (question && !stale.value) void ask(question, budgets.deep, true);
    },
    /** Asks what is asked once more. */
    async again() {
      const question = asked.peek();
      if (question) await ask(question);
    },
    /** A position is never left without the picture that a glance gives, however late it comes. */
    cancel() {
      isEnough = true;
      slow.value = false;
      if (picture || !stale.value) abort?.abort();
    },
    close() {
      abort?.abort();
    },
  });
}

export type Analysis = ReturnType<typeof createAnalysis>;
