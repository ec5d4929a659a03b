// Presentation of a position to a class: the current step of showing it, and a draw of another position of its kind.
import {effect, type ReadonlySignal, signal} from "@preact/signals";
import type {Engine} from "../../engine";
import type {PositionQuery} from "../analysis/analysis";
import {randomSeed} from "../opponent/seeded-draws";
import {readOnly} from "../read-only";
import type {Chance} from "./tutor";

const answerSteps = ["answered", "moved", "explained"] as const;
export type AnswerStep = (typeof answerSteps)[number];
/** The steps in order: the question, the guess of the class, the winner, the winning move, and the reason. */
const steps = ["asked", "guessed", ...answerSteps] as const;
export type Step = (typeof steps)[number];

export const reaches = (step: Step, other: Step) => steps.indexOf(step) >= steps.indexOf(other);

/** Returns the next step, up to `last`; without a guess the next one is the answer. */
export const nextStep = (step: Step, last: AnswerStep): AnswerStep =>
  answerSteps[Math.min(Math.max(steps.indexOf(step) - 1, 0), answerSteps.indexOf(last))] ?? last;

/** Draws until a position differs from the current one; a game may have no other. */
const maxTries = 8;

interface PresentingOptions {
  engine: Promise<Engine>;
  isOpen: boolean;
  question: ReadonlySignal<PositionQuery>;
  /** True once the analysis is complete. */
  isSettled: ReadonlySignal<boolean>;
  /** Replaces the current position. */
  setPosition(address: string): void;
}

export function createPresenting({engine, isOpen, question, isSettled, setPosition}: PresentingOptions) {
  const isPresenting = signal(isOpen);
  const step = signal<Step>("asked");
  /** Prediction of the class; null before it guesses. */
  const guess = signal<Chance | null>(null);
  const reset = effect(() => {
    question.value;
    step.value = "asked";
    guess.value = null;
  });
  return readOnly({
    isOpen: isPresenting,
    setPresenting(to: boolean) {
      if (to === isPresenting.value) return;
      isPresenting.value = to;
      step.value = "asked";
      guess.value = null;
    },
    step,
    guess,
    /** Records a guess, which can be changed until the answer is shown. */
    predict(chance: Chance) {
      if (reaches(step.value, "answered")) return;
      guess.value = chance;
      step.value = "guessed";
    },
    /** Goes one step on, once the answer is known. */
    next(last: AnswerStep) {
      if (isSettled.value) step.value = nextStep(step.value, last);
    },
    back() {
      const previous = steps[steps.indexOf(step.value) - 1];
      if (previous) step.value = previous === "guessed" && guess.value === null ? "asked" : previous;
    },
    /** Replaces the position by another one, which `draw` finds by a word. */
    async another(draw: (sg: Engine, word: string) => Promise<string>) {
      const from = question.value;
      const sg = await engine;
      const seed = randomSeed();
      for (let n = 0; n < maxTries; n++) {
        const address = await draw(sg, `${seed} ${n}`).catch(() => null);
        if (question.value !== from || address === null) return;
        if (address !== from.address) return setPosition(address);
      }
    },
    close: reset,
  });
}
