// What resists longest in a lost position: asked for by itself, since no value tells it.
import {computed, effect, signal} from "@preact/signals";
import type {Engine, Touch} from "../engine";
import type {Analysis, Question} from "./analysis";
import {budgets} from "./budgets";
import {chancesOf, moverWins} from "./tutor";

export function createResistance(engine: Promise<Engine>, analysis: Analysis) {
  const found = signal<{of: Question; longest: Touch[] | null} | null>(null);
  let asked: Promise<unknown> = Promise.resolve();
  const lost = computed(() => {
    const answer = analysis.settled.value ? analysis.answer.value : null;
    const toHold = answer && answer.moves.total !== "0" && moverWins(chancesOf(answer)) === false;
    return toHold ? analysis.answered.value : null;
  });

  async function ask(of: Question) {
    const sg = await engine;
    const answer = await sg.remoteness(of.address, of.play, budgets.resistance).catch(() => null);
    const longest = answer && "moves" in answer ? answer.moves.map(({touch}) => touch) : null;
    if (lost.peek() === of) found.value = {of, longest};
  }

  const close = effect(() => {
    if (lost.value) asked = ask(lost.value);
  });

  return {
    /** The moves after which the game can last longest; null where no position is lost, or it is not known. */
    longest: computed(() => (found.value?.of === lost.value ? (found.value?.longest ?? null) : null)),
    asking: computed(() => lost.value !== null && found.value?.of !== lost.value),
    /** Ends when what has been asked is answered. */
    rest: () => asked,
    close,
  };
}

export type Resistance = ReturnType<typeof createResistance>;
