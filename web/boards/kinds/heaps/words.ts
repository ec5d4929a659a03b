// Words of heaps.
import {sentences} from "../../../text/move-sentences";
import type {BoardOf} from "../../input/touch";
import {type BoardWords, numberLines, oneBased, orConfirm, pile, truncateList} from "../words";

export const words = {
  name: ({sizes}, t) => t(t.ui.boardHeaps, {count: sizes.length, list: truncateList(sizes, t)}),
  touch: (board, touch) => (t) => {
    const [first = "0", ...kept] = touch;
    const index = oneBased(first);
    const into = board.into === undefined ? [] : touch.slice(board.into);
    if (into.length) return sentences.bean(t, {from: index, into: into.map(oneBased)});
    const from = board.sizes[Number(first)] ?? "";
    return kept.length ? sentences.heap(t, {index, from, kept}) : t(t.ui.heap, {index});
  },
  next: ({as}, _touch, {asks, done}) => {
    if (asks === "heap") return orConfirm(done, "nextHeap");
    if (asks === "part") return orConfirm(done, "nextPart");
    if (asks === "divisor") return (t) => t.boards.nextDivisor;
    if (asks === "into") return (t) => (as === "cards" ? t.boards.nextBox : t.boards.nextPot);
    return (t) => t.boards.nextKept;
  },
  note({taken = [], pass, cap}, t) {
    const takenBefore = taken.flatMap((numbers, i) =>
      numbers.length ? t(t.ui.takenBefore, {index: i + 1, numbers: t.list(numbers)}) : [],
    );
    if (takenBefore.length) return t.clauses(takenBefore);
    if (pass) return t.ui.passHeap;
    return cap ? t(t.ui.cap, {cap}) : "";
  },
  part: (index, t) => t(t.ui.heap, {index: index + 1}),
  lines: ({sizes}) => numberLines(sizes.map(pile)),
} satisfies BoardWords<BoardOf<"heaps">>;
