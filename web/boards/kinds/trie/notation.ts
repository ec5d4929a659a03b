// Notation of a game of letters; its rules are the words.
import type {BoardOf} from "../../input/touch";
import {list, type Notation, single} from "../notation";

export const notation: Notation<BoardOf<"trie">> = {
  pieces: () => [single("rounds", {min: 1n}), single("prefix", {before: "/", letters: true, initialValue: "a"})],
  rules: [list("word", {letters: true, runs: false, newItem: () => ["a"]})],
};
