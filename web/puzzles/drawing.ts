// Word of a draw, and the sentence for one that failed.

import {type DrawFailure, maxTries, wordOf} from "../game/puzzles/puzzle";
import type {Language, Sentence} from "../text";

/** Returns a random word, the only use of chance. */
function randomWord(t: Language<"puzzles">): string {
  const syllables = t.puzzles.syllables.split(" ");
  return [...crypto.getRandomValues(new Uint32Array(3))].map((n) => syllables[n % syllables.length]).join("");
}

/** Returns the word that was typed, or else a new one. */
export const wordFor = (typed: string, t: Language<"puzzles">) => wordOf(typed) || randomWord(t);

export const sayMiss =
  (miss: DrawFailure, size: number, game: Sentence): Sentence<"puzzles"> =>
  (t) => {
    switch (miss) {
      case "no-move":
        return t(t.puzzles.noMove, {size, game: game(t)});
      case "no-puzzle":
        return t(t.puzzles.noPuzzle, {tries: maxTries});
      case "cancelled":
        return t.puzzles.cancelled;
      case "gone":
        return t.waiting.stopped;
    }
  };
