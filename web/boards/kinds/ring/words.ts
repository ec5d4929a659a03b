// Words of a ring of numbered edges.
import {sentences} from "../../../text/move-sentences";
import type {BoardOf} from "../../input/touch";
import {type BoardWords, oneBased, truncateList} from "../words";

export const words = {
  name: ({edges, at}, t) => t(t.ui.boardRing, {count: edges.length, list: truncateList(edges, t), at: Number(at) + 1}),
  touch:
    ({edges}, [first = "0", kept]) =>
    (t) => {
      const index = oneBased(first);
      const from = edges[Number(first)] ?? "";
      return kept === undefined ? t(t.ui.edge, {index, size: from}) : sentences.crossing(t, {index, from, kept});
    },
  next: () => (t) => t.boards.nextNumber,
} satisfies BoardWords<BoardOf<"ring">>;
