// Rush: as many puzzles as possible in three minutes, harder and harder, until three are missed.
import {batch, computed, signal} from "@preact/signals";
import type {Later} from "../../lib/later";
import {drawItem} from "../opponent/seeded-draws";
import {readOnly} from "../read-only";
import {seriesOf, type ThemedPuzzle, themes} from "./puzzle-themes";

export const rushDuration = 180_000;
export const maxMisses = 3;

/** Number of neighbours in difficulty of which a round takes one. */
const bandSize = 2;

/**
 * Returns the puzzles of a round from easy to hard: of each two that are about as hard, one by the seed. Those under
 * misère play are left out, as nobody in a hurry reads that the goal is turned round.
 */
export function rushPuzzles(seed: number): ThemedPuzzle[] {
  const sorted = themes
    .flatMap((theme) => [...seriesOf(theme)])
    .filter(({play}) => play === "normal")
    .sort((a, b) => a.rating - b.rating || (a.word < b.word ? -1 : 1));
  const bands = Array.from({length: Math.ceil(sorted.length / bandSize)}, (_, i) =>
    sorted.slice(i * bandSize, (i + 1) * bandSize),
  );
  return bands.flatMap((band, i) => drawItem(seed, i, band) ?? []);
}

export interface RushOptions {
  /** Returns the time in ms from any fixed moment on. */
  now(): number;
  later: Later;
  newSeed(): number;
  /** Called with the number of puzzles solved in a round that has ended. */
  onEnd(score: number): void;
}

export function createRush({now, later, newSeed, onEnd}: RushOptions) {
  /** "ready" before a round, also after one that was left. */
  const phase = signal<"ready" | "running" | "over">("ready");
  const puzzles = signal<readonly ThemedPuzzle[]>([]);
  /** True for each puzzle tried that was solved. */
  const results = signal<readonly boolean[]>([]);
  const secondsLeft = signal(rushDuration / 1000);
  let endsAt = 0;
  let cancel = () => {};

  const score = computed(() => results.value.filter((isSolved) => isSolved).length);
  const missed = computed(() => puzzles.value.filter((_, i) => results.value[i] === false));
  const current = computed(() => puzzles.value[results.value.length] ?? null);

  function end() {
    cancel();
    phase.value = "over";
    onEnd(score.value);
  }

  /** Wakes at every whole second that is left. */
  function tick() {
    const left = endsAt - now();
    secondsLeft.value = Math.max(0, Math.ceil(left / 1000));
    if (left <= 0) return end();
    cancel = later(tick, left % 1000 || 1000);
  }

  return readOnly({
    phase,
    /** The puzzle to be solved; null if none is left. */
    current,
    results,
    score,
    missed,
    secondsLeft,
    start() {
      cancel();
      batch(() => {
        puzzles.value = rushPuzzles(newSeed());
        results.value = [];
        phase.value = "running";
        endsAt = now() + rushDuration;
        tick();
      });
    },
    /** Records the first try at a puzzle; one that comes after the end, or for another puzzle, does not count. */
    answer(word: string, isSolved: boolean) {
      if (phase.value !== "running" || current.value?.word !== word) return;
      if (now() >= endsAt) return tick();
      batch(() => {
        results.value = [...results.value, isSolved];
        if (missed.value.length === maxMisses || current.value === null) end();
      });
    },
    /** Leaves a round, which then does not count. */
    leave() {
      cancel();
      phase.value = "ready";
    },
  });
}

export type Rush = ReturnType<typeof createRush>;
