// How far the end of a game is, and the moves that keep to it: asked for by itself, since no value tells it.
import {computed, effect, type ReadonlySignal, signal} from "@preact/signals";
import type {Engine, Touch} from "../engine";
import type {Question} from "./analysis";
import {budgets} from "./budgets";

export interface Found {
  /** In plies, where the winner hurries and the loser delays. */
  remoteness: number;
  moves: Touch[];
}

/** `of` is a position that it is wanted of. */
export function createRemoteness(engine: Promise<Engine>, of: ReadonlySignal<Question | null>) {
  const told = signal<{of: Question; found: Found | null} | null>(null);
  let asked: Promise<unknown> = Promise.resolve();

  async function ask(question: Question) {
    const sg = await engine;
    const answer = await sg.remoteness(question.address, question.play, budgets.remoteness).catch(() => null);
    const found = answer && "moves" in answer ? answer : null;
    const plies = found && {remoteness: found.remoteness, moves: found.moves.map(({touch}) => touch)};
    if (of.peek() === question) told.value = {of: question, found: plies};
  }

  const close = effect(() => {
    if (of.value) asked = ask(of.value);
  });

  return {
    /** Null where it is not wanted, or takes too long to know. */
    found: computed(() => (told.value?.of === of.value ? (told.value?.found ?? null) : null)),
    asking: computed(() => of.value !== null && told.value?.of !== of.value),
    /** Ends when what has been asked is answered. */
    rest: () => asked,
    close,
  };
}
