// What a draw is made with, and what is said of one that came to nothing.

import {type Miss, mostTries, wordOf} from "../game/puzzle";
import type {Language, Sentence} from "../text";

/** A word that nobody has thought of: its only use of chance. */
function freshWord(t: Language<"puzzles">): string {
  const syllables = t.puzzles.syllables.split(" ");
  return [...crypto.getRandomValues(new Uint32Array(3))].map((n) => syllables[n % syllables.length]).join("");
}

/** The word that was typed, or else a new one. */
export const wordFor = (typed: string, t: Language<"puzzles">) => wordOf(typed) || freshWord(t);

export const sayMiss =
  (miss: Miss, size: number, game: Sentence): Sentence<"puzzles"> =>
  (t) => {
    switch (miss) {
      case "no-move":
        return t(t.puzzles.noMove, {size, game: game(t)});
      case "no-puzzle":
        return t(t.puzzles.noPuzzle, {tries: mostTries});
      case "cancelled":
        return t.puzzles.cancelled;
      case "gone":
        return t.waiting.stopped;
    }
  };
