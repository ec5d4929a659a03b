// Boards as lines of plain text, for each kind that consists of rows.
import type {Board} from "../boards/input/touch";
import {type BoardOfKind, type KindName, kindOf} from "../boards/kinds/kind";

/** Maximal size of a heap or strip that is drawn; a larger heap is a number, a longer strip is left out. */
const maxItems = 60;

const pile = (size: string) => (Number(size) > maxItems ? size : "●".repeat(Number(size)) || "–");

function numberLines(lines: readonly string[]): string[] {
  const digits = String(lines.length).length;
  return lines.map((line, i) => `${String(i + 1).padStart(digits)}  ${line}`);
}

const faces: Record<string, string> = {w: "○", x: "×"};

const heapLines = ({sizes}: BoardOfKind<"heaps">) => numberLines(sizes.map(pile));
const noLines = () => [];

const lines: {[K in KindName]: (board: BoardOfKind<K>) => string[]} = {
  heaps: heapLines,
  pins: heapLines,
  stairs: ({steps}) => numberLines(steps.map(pile)),
  row: ({coins}) => [[...coins].join(" ")],
  grid: ({layers}) =>
    layers.flatMap((rows, i) => [...(i > 0 ? [""] : []), ...rows.map((row) => [...row].join(" ").trimEnd())]),
  strip: ({rows}) =>
    rows.flatMap(({width, pieces, faces: rowFaces}) => {
      if (Number(width) > maxItems) return [];
      const cells = Array<string>(Number(width)).fill("·");
      for (const [i, cell] of pieces.entries()) cells[Number(cell) - 1] = faces[rowFaces[i] ?? ""] ?? "●";
      return [cells.join(" ")];
    }),
  ...{graph: noLines, dag: noLines, trie: noLines, draft: noLines, sheet: noLines},
  ...{ring: noLines, circle: noLines, states: noLines},
};

/** Returns the lines of a board; none if it does not consist of rows. */
export const boardLines = (board: Board) => (lines[kindOf(board)] as (board: Board) => string[])(board);
