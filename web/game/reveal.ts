// State of the analysis under the board of a game: hidden during play, shown when the reader asks why, hidden again by the next move.
import {effect, signal} from "@preact/signals";
import type {GameHistory} from "./history";
import {readOnly} from "./read-only";

export function createReveal(game: GameHistory) {
  const isOpen = signal(false);
  /** Whether whoever began was said to be able to force the win, before the analysis was shown. */
  const guess = signal<boolean | null>(null);
  let plies = game.line.peek().plies;
  const close = effect(() => {
    const now = game.line.value.plies;
    if (now === plies) return;
    plies = now;
    isOpen.value = false;
    guess.value = null;
  });
  return readOnly({
    isOpen,
    guess,
    open() {
      isOpen.value = true;
    },
    predict(wins: boolean) {
      guess.value = wins;
      isOpen.value = true;
    },
    close,
  });
}
