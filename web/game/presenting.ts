// A position before a class: what has been shown of it so far, step by step, and another one drawn like it.
import {effect, type ReadonlySignal, signal} from "@preact/signals";
import type {Engine} from "../engine";
import type {Question} from "./analysis";
import {anySeed} from "./draw";
import {readOnly} from "./read-only";

const answers = ["answered", "moved", "explained"] as const;
export type Shown = (typeof answers)[number];
/** What is shown, one after the other: the question, the class's guess, who wins, by which move, and why. */
const steps = ["asked", "guessed", ...answers] as const;
export type Step = (typeof steps)[number];

export const reaches = (step: Step, other: Step) => steps.indexOf(step) >= steps.indexOf(other);

/** On, as far as `last`; without a guess straight to the answer. */
export const following = (step: Step, last: Shown): Shown =>
  answers[Math.min(Math.max(steps.indexOf(step) - 1, 0), answers.indexOf(last))] ?? last;

/** A draw is made again where it gives the position at hand; a game may have no other one. */
const mostTries = 8;

interface PresentingOptions {
  engine: Promise<Engine>;
  isOpen: boolean;
  question: ReadonlySignal<Question>;
  /** Whether all is known that will be. */
  settled: ReadonlySignal<boolean>;
  /** Puts a position in the place of the one at hand. */
  put(address: string): void;
}

export function createPresenting({engine, isOpen, question, settled, put}: PresentingOptions) {
  const open = signal(isOpen);
  const step = signal<Step>("asked");
  /** Whether the class says that the mover wins. */
  const guess = signal<boolean | null>(null);
  const reset = effect(() => {
    question.value;
    step.value = "asked";
    guess.value = null;
  });
  return readOnly({
    isOpen: open,
    set(to: boolean) {
      if (to === open.value) return;
      open.value = to;
      step.value = "asked";
      guess.value = null;
    },
    step,
    guess,
    /** A guess can be changed until the answer is there. */
    predict(wins: boolean) {
      if (reaches(step.value, "answered")) return;
      guess.value = wins;
      step.value = "guessed";
    },
    /** Not before the answer is known. */
    next(last: Shown) {
      if (settled.value) step.value = following(step.value, last);
    },
    back() {
      const before = steps[steps.indexOf(step.value) - 1];
      if (before) step.value = before === "guessed" && guess.value === null ? "asked" : before;
    },
    /** Another position, which `draw` finds by a word. */
    async another(draw: (sg: Engine, word: string) => Promise<string>) {
      const from = question.value;
      const sg = await engine;
      const seed = anySeed();
      for (let n = 0; n < mostTries; n++) {
        const address = await draw(sg, `${seed} ${n}`).catch(() => null);
        if (question.value !== from || address === null) return;
        if (address !== from.address) return put(address);
      }
    },
    close: reset,
  });
}
