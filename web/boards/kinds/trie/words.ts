// Words of a game of letters.
import {sentences} from "../../../text/move-sentences";
import type {BoardOf} from "../../input/touch";
import {type BoardWords, truncateList} from "../words";

export const words = {
  name: ({words}, t) => t(t.ui.boardTrie, {count: words.length, list: truncateList(words, t)}),
  touch:
    (_, [first = "0"]) =>
    (t) =>
      sentences.letter(t, {letter: String.fromCharCode(97 + Number(first))}),
  note: ({prefix, rounds}, t) => t(prefix ? t.ui.roundsAfter : t.ui.rounds, {count: rounds, prefix}),
} satisfies BoardWords<BoardOf<"trie">>;
