// Descriptions of moves: a listed move by its parts from the engine, any other touch by its board.

import type {Board, BoardOf, Touch} from "../boards/hand/touch";
import {countPlaces} from "../boards/kit/round";
import type {Answer} from "../engine/types";
import type {Sentence} from "../text";
import {inComponent, joinMoves, sayParts, sentences} from "./parts";

const oneBased = (index: string | undefined) => String(Number(index ?? 0) + 1);

/** Coordinates of a cell of a grid; the layer comes first if there are several. */
export function cellOf({layers}: BoardOf<"grid">, element: string): string {
  const rows = layers[0]?.length ?? 1;
  const columns = layers[0]?.[0]?.length ?? 1;
  const i = Number(element);
  const inLayer = [Math.floor(i / columns) % rows, i % columns];
  return `(${(layers.length > 1 ? [Math.floor(i / columns / rows), ...inLayer] : inLayer).join(",")})`;
}

/** Character at an element of a grid. */
export const faceAt = ({layers}: BoardOf<"grid">, element: string) => layers.flat().join("")[Number(element)] ?? " ";

/** Sizes of the two pieces after a cut. */
function cut(w: string, h: string, line: string): [string, string] {
  const [width, height, lineIndex] = [BigInt(w), BigInt(h), BigInt(line)];
  const upperHeight = lineIndex - width + 1n;
  return lineIndex < width
    ? [`${lineIndex}x${height}`, `${width - lineIndex}x${height}`]
    : [`${width}x${upperHeight}`, `${width}x${height - upperHeight}`];
}

/** Row and cell of a piece on a strip, both counted from 1. */
function placeOf(board: BoardOf<"strip">, piece: number): {row: string; from: string} {
  let piecesBefore = 0;
  for (const [i, {pieces}] of board.rows.entries()) {
    const from = pieces[piece - piecesBefore];
    if (from !== undefined) return {row: String(i + 1), from};
    piecesBefore += pieces.length;
  }
  return {row: "0", from: ""};
}

/** Describes a complete or partial touch on one board. */
export const sayTouch =
  (board: Board, touch: Touch): Sentence =>
  (t) => {
    const [first = "0", ...others] = touch;
    const index = oneBased(first);
    switch (board.kind) {
      case "heaps": {
        const from = board.sizes[Number(first)] ?? "";
        const into = board.into === undefined ? [] : touch.slice(board.into);
        if (board.as === "rows")
          return others.length ? sentences.row(t, {index, from, kept: others}) : t(t.pins.row, {index});
        if (into.length) return sentences.bean(t, {from: index, into: into.map(oneBased)});
        return others.length ? sentences.heap(t, {index, from, kept: others}) : t(t.ui.heap, {index});
      }
      case "row":
        return sentences.coins(t, {coins: touch.map(oneBased)});
      case "grid": {
        const cells = touch.map((element) => cellOf(board, element));
        return sentences[/[HT]/.test(faceAt(board, first)) ? "cell-coins" : "cells"](t, {cells});
      }
      case "graph": {
        if (board.touched === "vertices") return sentences[board.painted ? "paint" : "vertex"](t, {vertex: first});
        const [from = "", to = ""] = board.edges[Number(first)] ?? [];
        const colour = board.colours?.[Number(first)];
        return colour ? sentences["coloured-edge"](t, {from, to, colour}) : sentences.edge(t, {from, to});
      }
      case "dag": {
        const from = board.tokens[Number(first)] ?? "";
        return others[0] ? sentences.token(t, {index, from, to: others[0]}) : t(t.ui.token, {index, vertex: from});
      }
      case "trie":
        return sentences.letter(t, {letter: String.fromCharCode(97 + Number(first))});
      case "draft":
        return sentences.general(t, {general: index});
      case "sheet": {
        const {w = "0", h = "0"} = board.sheets[Number(first)] ?? {};
        if (others[0] === undefined) return t(t.ui.sheet, {index});
        return sentences.sheet(t, {index, size: `${w}x${h}`, pieces: cut(w, h, others[0])});
      }
      case "stairs": {
        if (others[0] === undefined) return t(t.ui.step, {index});
        const count = BigInt(board.steps[Number(first)] ?? "0") - BigInt(others[0]);
        return sentences.step(t, {from: index, to: first, count: String(count)});
      }
      case "strip": {
        const {row, from} = placeOf(board, Number(first));
        const [to] = others;
        if (to === undefined) return t(t.ui.piece, {cell: from});
        return board.rows.length > 1 ? sentences["row-piece"](t, {row, from, to}) : sentences.piece(t, {from, to});
      }
      case "ring": {
        const from = board.edges[Number(first)] ?? "";
        const [kept] = others;
        return kept === undefined ? t(t.ui.edge, {index, size: from}) : sentences.crossing(t, {index, from, kept});
      }
      case "states": {
        const {label: from = "", options = []} = board.states[Number(first)] ?? {};
        return others[0] === undefined
          ? from
          : sentences.state(t, {from, to: options[Number(others[0])] ?? `#${oneBased(others[0])}`});
      }
      case "circle": {
        if (others[0] === undefined) return t(t.ui.coin, {index});
        const to = ((Number(first) + Number(others[0]) - 1) % countPlaces(board.runs)) + 1;
        return sentences.run(t, {from: index, to: String(to)});
      }
    }
  };

/** Describes a move of the current position: by its parts if it is listed, otherwise by its board. */
export function sayMove(answer: Answer | null, touch: Touch): Sentence {
  const name = touch.join(".");
  const listedMove = answer?.moves.listed.find((m) => m.touch.join(".") === name);
  if (listedMove) return sayParts(listedMove.parts);
  if (answer?.board) return sayTouch(answer.board, touch);
  const board = answer?.components?.[Number(touch[0])]?.board;
  return board ? inComponent(touch[0] ?? "0", sayTouch(board, touch.slice(1))) : () => name;
}

/** Describes the parts chosen so far of a move that has one in each component; null if there are none. */
export function sayChosen(answer: Answer, chosen: ReadonlyMap<string, Touch>): Sentence | null {
  return chosen.size ? joinMoves([...chosen.values()].map((touch) => sayMove(answer, touch))) : null;
}
