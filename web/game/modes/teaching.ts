// Learning aids: the tutor, hints in two steps, and predictions, for which the answer is hidden until they are made.
import {batch, computed, effect, type ReadonlySignal, signal} from "@preact/signals";
import type {Analysis, PositionQuery} from "../analysis/analysis";
import {readOnly} from "../read-only";
import {type Chance, chanceOf} from "./tutor";

export const keyOf = ({address, play}: PositionQuery) => `${play} ${address}`;

export function createTeaching(
  analysis: Analysis,
  question: ReadonlySignal<PositionQuery>,
  isPuzzleOpen: ReadonlySignal<boolean>,
  /** True while presenting: a class predicts by itself, and the answer is shown step by step. */
  isPresenting: ReadonlySignal<boolean>,
) {
  const tutor = signal(false);
  const predict = signal(false);
  /** Predictions of the chance of the player to move, by position. */
  const guesses = signal<ReadonlyMap<string, Chance>>(new Map());
  const score = signal({right: 0, total: 0});
  /** Hint level: none, where to look, what to do. */
  const hint = signal<0 | 1 | 2>(0);
  const guess = computed(() => guesses.value.get(keyOf(question.value)) ?? null);
  /**
   * Returns true if the answer is hidden: a puzzle hides the whole line; a prediction, each position until it is made.
   */
  const hides = (of: PositionQuery) =>
    isPuzzleOpen.value || (predict.value && !isPresenting.value && !guesses.value.has(keyOf(of)));
  const isCovered = computed(() => hides(question.value));

  const canHint = computed(() => analysis.isDone.value || analysis.isLong.value);

  const stopReset = effect(() => {
    question.value;
    hint.value = 0;
  });

  return readOnly({
    tutor,
    setTutor(isOn: boolean) {
      tutor.value = isOn;
    },
    predict,
    setPredict(isOn: boolean) {
      predict.value = isOn;
    },
    score,
    hint,
    /** True once a hint may be asked for: the answer is known, or long in coming. */
    canHint,
    isReady: analysis.isDone,
    guess,
    isCovered,
    hides,
    predictOutcome(chance: Chance) {
      const answer = analysis.answer.value;
      if (!isCovered.value || !analysis.isDone.value || !answer) return;
      const truth = chanceOf(answer);
      batch(() => {
        guesses.value = new Map([...guesses.value, [keyOf(question.value), chance]]);
        // Positions of unknown outcome are not counted.
        if (truth === null) return;
        const {right, total} = score.value;
        score.value = {right: right + (truth === chance ? 1 : 0), total: total + 1};
      });
    },
    nextHint() {
      if (isCovered.value || !canHint.value) return;
      hint.value = hint.value === 2 ? 0 : hint.value === 1 ? 2 : 1;
    },
    close: stopReset,
  });
}

export type Teaching = ReturnType<typeof createTeaching>;
