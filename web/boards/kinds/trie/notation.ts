// Notation of a game of letters; its rules are the words.
import {list, type Notation, single} from "../notation";

export const notation: Notation = {
  formats: {
    rounds: () => [single("rounds", {min: 1n}), single("prefix", {before: "/", letters: true, initialValue: "a"})],
  },
  rules: {words: () => [list("word", {letters: true, runs: false, newItem: () => ["a"]})]},
};
