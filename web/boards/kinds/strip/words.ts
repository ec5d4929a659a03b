// Words of strips with pieces.
import {sentences} from "../../../text/move-sentences";
import type {BoardOf} from "../../input/touch";
import {type BoardWords, maxItems, truncateList} from "../words";
import {isDominoes} from "./faces";

type Strip = BoardOf<"strip">;

/** Row and cell of a piece, both counted from 1. */
function placeOf({rows}: Strip, piece: number): {row: string; from: string} {
  let piecesBefore = 0;
  for (const [i, {pieces}] of rows.entries()) {
    const from = pieces[piece - piecesBefore];
    if (from !== undefined) return {row: String(i + 1), from};
    piecesBefore += pieces.length;
  }
  return {row: "0", from: ""};
}

const signs: Record<string, string> = {w: "○", x: "×"};

/** Returns the line of a row, none if that is too long. */
function linesOfRow({width, pieces, faces}: Strip["rows"][number]): string[] {
  if (Number(width) > maxItems) return [];
  const cells = Array<string>(Number(width)).fill("·");
  for (const [i, cell] of pieces.entries()) cells[Number(cell) - 1] = signs[faces[i] ?? ""] ?? "●";
  return [cells.join(" ")];
}

export const words = {
  name({rows}, t) {
    const pieces = rows.flatMap((row) => row.pieces.map((cell, i) => cell + (row.faces[i] ?? "").replace("o", "")));
    return t(t.ui.boardStrip, {count: rows.length, list: truncateList(pieces, t)});
  },
  touch:
    (board, [first = "0", to]) =>
    (t) => {
      const {row, from} = placeOf(board, Number(first));
      if (to === undefined) return t(t.ui.piece, {cell: from});
      return board.rows.length > 1 ? sentences["row-piece"](t, {row, from, to}) : sentences.piece(t, {from, to});
    },
  next: (board) => (t) => (isDominoes(board) ? t.boards.nextToppling : t.boards.nextCell),
  lines: ({rows}) => rows.flatMap(linesOfRow),
} satisfies BoardWords<Strip>;
