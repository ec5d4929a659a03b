// What a draw is made with, and what is said of one that came to nothing.

import type {ComponentText} from "../engine/types";
import {type Miss, mostTries, wordOf} from "../game/puzzle";
import {gameIn, nameWithRules} from "../say/game-names";
import type {Language, Sentence} from "../text";

/** A word that nobody has thought of: its only use of chance. */
function freshWord(t: Language): string {
  const syllables = t.puzzles.syllables.split(" ");
  return [...crypto.getRandomValues(new Uint32Array(3))].map((n) => syllables[n % syllables.length]).join("");
}

/** The word that was typed, or else a new one. */
export const wordFor = (typed: string, t: Language) => wordOf(typed) || freshWord(t);

export const sayMiss =
  (miss: Miss, size: number, game: Sentence): Sentence =>
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

/** A game by its name; rules that have a name of their own need not be told. */
export const knownName =
  (game: ComponentText): Sentence =>
  (t) => {
    const {name} = gameIn(game)(t);
    return name === gameIn({...game, rules: null})(t).name ? nameWithRules(game)(t) : name;
  };
