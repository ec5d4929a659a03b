// Words of a draft of generals.
import {sentences} from "../../../text/move-sentences";
import type {BoardOf} from "../../input/touch";
import {type BoardWords, oneBased, truncateList} from "../words";

export const words = {
  name: ({rows, picks}, t) =>
    t(t.ui.boardDraft, {
      count: rows.length + 1,
      list: truncateList(
        picks.map((g) => String(g + 1)),
        t,
      ),
    }),
  touch:
    (_, [first]) =>
    (t) =>
      sentences.general(t, {general: oneBased(first)}),
  note({picks}, t) {
    const picksOf = (parity: number) => picks.filter((_, i) => i % 2 === parity).map((g) => g + 1);
    return picks.length ? t(t.ui.sides, {human: t.list(picksOf(0)), computer: t.list(picksOf(1)) || "–"}) : "";
  },
} satisfies BoardWords<BoardOf<"draft">>;
