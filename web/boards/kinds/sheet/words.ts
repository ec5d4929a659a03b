// Words of sheets of squared paper.
import {sentences} from "../../../text/move-sentences";
import type {BoardOf} from "../../input/touch";
import {type BoardWords, oneBased, truncateList} from "../words";

/** Sizes of the two pieces after a cut. */
function cut(w: string, h: string, line: string): [string, string] {
  const [width, height, lineIndex] = [BigInt(w), BigInt(h), BigInt(line)];
  const upperHeight = lineIndex - width + 1n;
  return lineIndex < width
    ? [`${lineIndex}x${height}`, `${width - lineIndex}x${height}`]
    : [`${width}x${upperHeight}`, `${width}x${height - upperHeight}`];
}

export const words = {
  name: ({sheets}, t) =>
    t(t.ui.boardSheet, {
      count: sheets.length,
      list: truncateList(
        sheets.map(({w, h}) => `${w}×${h}`),
        t,
      ),
    }),
  touch:
    ({sheets}, [first = "0", line]) =>
    (t) => {
      const index = oneBased(first);
      const {w = "0", h = "0"} = sheets[Number(first)] ?? {};
      if (line === undefined) return t(t.ui.sheet, {index});
      return sentences.sheet(t, {index, size: `${w}x${h}`, pieces: cut(w, h, line)});
    },
  next: () => (t) => t.boards.nextLine,
  part: (index, t) => t(t.ui.sheet, {index: index + 1}),
} satisfies BoardWords<BoardOf<"sheet">>;
