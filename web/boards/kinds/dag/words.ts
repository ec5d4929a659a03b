// Words of a directed graph with tokens.
import {sentences} from "../../../text/move-sentences";
import type {BoardOf} from "../../input/touch";
import {type BoardWords, oneBased, truncateList} from "../words";

export const words = {
  name: ({arcs, tokens}, t) => t(t.ui.boardDag, {count: arcs.length, list: truncateList(tokens, t)}),
  touch:
    ({tokens}, [first = "0", to]) =>
    (t) => {
      const index = oneBased(first);
      const from = tokens[Number(first)] ?? "";
      return to ? sentences.token(t, {index, from, to}) : t(t.ui.token, {index, vertex: from});
    },
  next: () => (t) => t.boards.nextVertex,
  note: ({last}, t) => (last ? t(t.ui.lastLetter, {letter: last}) : ""),
} satisfies BoardWords<BoardOf<"dag">>;
