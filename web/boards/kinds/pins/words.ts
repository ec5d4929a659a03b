// Words of rows of pins, which are heaps for the engine.
import type {Language} from "../../../text/language";
import {sentences} from "../../../text/move-sentences";
import type {BoardOf, PinLabels} from "../../input/touch";
import {words as heaps} from "../heaps/words";
import {type BoardWords, oneBased, truncateList} from "../words";

export const words = {
  name: ({sizes}, t) => t(t.pins.board, {count: sizes.length, list: truncateList(sizes, t)}),
  touch:
    ({sizes}, [first = "0", ...kept]) =>
    (t) => {
      const index = oneBased(first);
      return kept.length ? sentences.row(t, {index, from: sizes[Number(first)] ?? "", kept}) : t(t.pins.row, {index});
    },
  next: () => (t) => t.boards.nextPin,
  note: heaps.note,
  lines: heaps.lines,
  part: (index, t) => t(t.pins.row, {index: index + 1}),
  besides: (t) => t.pins.besides,
  help: (t) => t.sentences([t.ui.boardHelp, t.pins.keys]),
} satisfies BoardWords<BoardOf<"heaps">>;

/** Labels of the view of pins. `markWinning` marks the name of a winning move. */
export function pinLabels(t: Language, markWinning: (name: string, wins: boolean) => string): PinLabels {
  const {row, pin, pins, inRow, falls, more, stays, help, helpOfRuns, atOnce} = t.pins;
  const run = ({from, to}: {from: number; to: number}) => t(from === to ? pin : pins, {from: from + 1, to: to + 1});
  return {
    run: (index, span, wins) =>
      markWinning(index === null ? run(span) : t(inRow, {pins: run(span), row: t(row, {index: index + 1})}), wins),
    falls: (what) => t(falls, {what}),
    more: (what) => t(more, {what}),
    stays: (what) => t(stays, {what}),
    help,
    helpOfRuns,
    atOnce,
  };
}
