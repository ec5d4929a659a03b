// One analysis at a time. The last answer stays, greyed, until the next is there; what takes long shows its progress.
import {batch, computed, signal} from "@preact/signals";
import {type Answer, type Engine, EngineError, type Play} from "../engine";
import {readOnly} from "./read-only";

/** Enough for any theorem, and for the picture of a position whose search will take longer. */
export const glance = 2000;
const patience = 200;
export const firstBudget = 2_000_000;

export interface Question {
  address: string;
  play: Play;
}

/** A first glance says nothing yet about limits. */
function unfinished({limit: _, moves: {limit: __, ...moves}, ...glanced}: Answer): Answer {
  return {...glanced, moves, why: glanced.why.filter((r) => r.key !== "limit")};
}

export function createAnalysis(engine: Promise<Engine>) {
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

  /** The answer shown belongs to another position than the one asked about. */
  const stale = computed(() => {
    const [a, b] = [asked.value, answered.value];
    return fault.value !== null || a?.address !== b?.address || a?.play !== b?.play;
  });

  const settle = (question: Question, found: Answer) =>
    batch(() => {
      answer.value = {...found, address: found.address ?? question.address};
      answered.value = question;
      fault.value = null;
    });

  async function ask(question: Question, budget = firstBudget) {
    abort?.abort();
    const own = new AbortController();
    abort = own;
    const late = setTimeout(() => {
      if (abort === own) slow.value = true;
    }, patience);
    batch(() => {
      asked.value = question;
      busy.value = true;
      slow.value = false;
      visited.value = 0;
    });
    try {
      const sg = await engine;
      const began = performance.now();
      const {address, play} = question;
      const first = await sg.analyze(address, {play, budget: glance, signal: own.signal});
      if (abort !== own) return;
      took.value = performance.now() - began;
      const goesOn = first.limit?.kind === "positions";
      settle(question, goesOn ? unfinished(first) : first);
      if (!goesOn) return;
      const onProgress = (count: number) => {
        if (abort === own) visited.value = count;
      };
      const found = await sg.analyze(address, {play, budget, signal: own.signal, onProgress});
      if (abort !== own) return;
      took.value = performance.now() - began;
      settle(question, found);
    } catch (error) {
      if (abort !== own) return;
      if (!(error instanceof EngineError)) throw error;
      if (error.code !== "cancelled") fault.value = error;
      else if (answer.value?.status === "limit")
        answer.value = {...answer.value, limit: {kind: "cancelled", at: String(visited.value)}};
    } finally {
      clearTimeout(late);
      if (abort === own)
        batch(() => {
          busy.value = false;
          slow.value = false;
        });
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
      const question = asked.value;
      if (question) void ask(question, firstBudget * 20);
    },
    cancel() {
      abort?.abort();
    },
  });
}

export type Analysis = ReturnType<typeof createAnalysis>;
