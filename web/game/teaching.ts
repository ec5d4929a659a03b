// What helps to learn: the tutor, hints in two steps, and the answer kept back until it was predicted.
import {batch, computed, effect, type ReadonlySignal, signal} from "@preact/signals";
import type {Analysis, Question} from "./analysis";
import {readOnly} from "./read-only";
import {moverWins} from "./tutor";

export const keyOf = ({address, play}: Question) => `${play} ${address}`;

export function createTeaching(
  analysis: Analysis,
  question: ReadonlySignal<Question>,
  puzzled: ReadonlySignal<boolean>,
  /** A class predicts by itself: what is kept back from it is told step by step. */
  presented: ReadonlySignal<boolean>,
) {
  const tutor = signal(false);
  const predict = signal(false);
  /** Whether the mover was said to win, by position. */
  const guesses = signal<ReadonlyMap<string, boolean>>(new Map());
  const score = signal({right: 0, total: 0});
  /** Nothing, where to look, what to do. */
  const hint = signal<0 | 1 | 2>(0);
  const guess = computed(() => guesses.value.get(keyOf(question.value)) ?? null);
  /** A puzzle keeps the whole line back; a prediction, each position until it was made. */
  const hides = (of: Question) => puzzled.value || (predict.value && !presented.value && !guesses.value.has(keyOf(of)));
  const covered = computed(() => hides(question.value));

  const reset = effect(() => {
    question.value;
    hint.value = 0;
  });

  return readOnly({
    tutor,
    setTutor(on: boolean) {
      tutor.value = on;
    },
    predict,
    setPredict(on: boolean) {
      predict.value = on;
    },
    score,
    hint,
    ready: analysis.settled,
    guess,
    covered,
    hides,
    say(wins: boolean) {
      const answer = analysis.answer.value;
      if (!covered.value || !analysis.settled.value || !answer) return;
      const truth = moverWins(answer);
      batch(() => {
        guesses.value = new Map([...guesses.value, [keyOf(question.value), wins]]);
        // What the engine does not know is not counted.
        if (truth === null) return;
        const {right, total} = score.value;
        score.value = {right: right + (truth === wins ? 1 : 0), total: total + 1};
      });
    },
    nextHint() {
      if (covered.value || !analysis.settled.value) return;
      hint.value = hint.value === 2 ? 0 : hint.value === 1 ? 2 : 1;
    },
    close: reset,
  });
}

export type Teaching = ReturnType<typeof createTeaching>;
