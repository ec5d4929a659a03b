// Words of a game of letters.
import type {BoardOf} from "../../boards/input/touch";
import {sentences} from "../parts";
import {type BoardWords, truncateList} from "./words";

export const trie = {
  name: ({words}, t) => t(t.ui.boardTrie, {count: words.length, list: truncateList(words, t)}),
  touch:
    (_, [first = "0"]) =>
    (t) =>
      sentences.letter(t, {letter: String.fromCharCode(97 + Number(first))}),
  note: ({prefix, rounds}, t) => t(prefix ? t.ui.roundsAfter : t.ui.rounds, {count: rounds, prefix}),
} satisfies BoardWords<BoardOf<"trie">>;
