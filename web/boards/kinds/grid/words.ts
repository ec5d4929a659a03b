// Words of squared paper.
import type {Sentence} from "../../../text/language";
import {sentences} from "../../../text/move-sentences";
import {type BoardOf, includes, type Touch} from "../../input/touch";
import {type BoardWords, faceName, orConfirm} from "../words";
import {faceAt, hasPieces} from "./faces";

type Grid = BoardOf<"grid">;

/** Coordinates of a cell; the layer comes first if there are several. */
function cellOf({layers}: Grid, element: string): string {
  const rows = layers[0]?.length ?? 1;
  const columns = layers[0]?.[0]?.length ?? 1;
  const i = Number(element);
  const inLayer = [Math.floor(i / columns) % rows, i % columns];
  return `(${(layers.length > 1 ? [Math.floor(i / columns / rows), ...inLayer] : inLayer).join(",")})`;
}

const touch =
  (board: Grid, elements: Touch): Sentence =>
  (t) =>
    sentences[/[HT]/.test(faceAt(board, elements[0] ?? "0")) ? "cell-coins" : "cells"](t, {
      cells: elements.map((element) => cellOf(board, element)),
    });

const place =
  (board: Grid, element: string): Sentence =>
  (t) =>
    t(t.ui.cell, {cell: cellOf(board, element)});

export const words = {
  name: ({layers}, t) =>
    t(t.ui.boardGrid, {
      layers: layers.length,
      rows: layers[0]?.length ?? 0,
      columns: layers[0]?.[0]?.length ?? 0,
      list: layers
        .map((rows) => rows.join("/"))
        .join("|")
        .slice(0, 60),
    }),
  touch,
  target(board, elements) {
    const [element = "0"] = elements;
    if (elements.length !== 1) return touch(board, elements);
    const face = faceAt(board, element);
    const cell = place(board, element);
    return /[HTxo]/.test(face) ? (t) => t.phrases([cell(t), faceName(face, t)]) : cell;
  },
  place,
  next(board, touch, {done, next}) {
    const [first = "0"] = touch;
    const face = faceAt(board, first);
    if (/[HT]/.test(face)) return orConfirm(done, "nextCoin");
    if (!hasPieces(board)) return (t) => t.boards.nextDomino;
    if (touch.length > 1) return (t) => t.boards.nextArrow;
    const isCapture = [...board.layers.flat().join("")].every(
      (goal, i) => /[xo]/.test(goal) || !includes(next, String(i)),
    );
    return (t) => (isCapture ? t.boards.nextCapture : t.boards.nextSquare);
  },
  part: (index, t) => t(t.ui.layer, {index}),
  lines: ({layers}) =>
    layers.flatMap((rows, i) => [...(i > 0 ? [""] : []), ...rows.map((row) => [...row].join(" ").trimEnd())]),
} satisfies BoardWords<Grid>;
