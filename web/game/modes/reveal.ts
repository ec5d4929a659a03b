// State of the analysis under the board of a game: hidden during play, shown when the reader asks why, hidden again by
// the next move.
import {effect, signal} from "@preact/signals";
import type {GameHistory} from "../line/history";
import {readOnly} from "../read-only";

export function createReveal(game: GameHistory) {
  const isOpen = signal(false);
  /** The guess, before the analysis was shown, whether the player who began can force a win; null if there is none. */
  const guess = signal<boolean | null>(null);
  let lastPlies = game.line.peek().plies;
  const close = effect(() => {
    const currentPlies = game.line.value.plies;
    if (currentPlies === lastPlies) return;
    lastPlies = currentPlies;
    isOpen.value = false;
    guess.value = null;
  });
  return readOnly({
    isOpen,
    guess,
    open() {
      isOpen.value = true;
    },
    hide() {
      isOpen.value = false;
    },
    predict(wins: boolean) {
      guess.value = wins;
      isOpen.value = true;
    },
    close,
  });
}
