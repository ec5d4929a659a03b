// Moves in words: those that the engine tells by their parts, any other touch by its board.

import type {Board, BoardOf, Touch} from "../boards/hand/touch";
import {places} from "../boards/layout/round";
import type {Answer} from "../engine/types";
import type {Sentence} from "../text";
import {inComponent, sayParts, sentences, together} from "./parts";

const human = (index: string | undefined) => String(Number(index ?? 0) + 1);

/** The coordinates of a cell of a grid, its layer first where there are several. */
export function cellOf({layers}: BoardOf<"grid">, element: string): string {
  const rows = layers[0]?.length ?? 1;
  const columns = layers[0]?.[0]?.length ?? 1;
  const i = Number(element);
  const inLayer = [Math.floor(i / columns) % rows, i % columns];
  return `(${(layers.length > 1 ? [Math.floor(i / columns / rows), ...inLayer] : inLayer).join(",")})`;
}

/** What stands at an element of a grid. */
export const faceAt = ({layers}: BoardOf<"grid">, element: string) => layers.flat().join("")[Number(element)] ?? " ";

/** The two pieces. */
function cut(w: string, h: string, line: string): [string, string] {
  const [wide, high, at] = [BigInt(w), BigInt(h), BigInt(line)];
  const over = at - wide + 1n;
  return at < wide ? [`${at}x${high}`, `${wide - at}x${high}`] : [`${wide}x${over}`, `${wide}x${high - over}`];
}

/** Where a piece stands, both counted from 1. */
function placeOf(board: BoardOf<"strip">, piece: number): {row: string; from: string} {
  let before = 0;
  for (const [i, {pieces}] of board.rows.entries()) {
    const from = pieces[piece - before];
    if (from !== undefined) return {row: String(i + 1), from};
    before += pieces.length;
  }
  return {row: "0", from: ""};
}

/** A touch, whole or begun, on one board. */
export const sayTouch =
  (board: Board, touch: Touch): Sentence =>
  (t) => {
    const [first = "0", ...rest] = touch;
    const index = human(first);
    switch (board.kind) {
      case "heaps": {
        const from = board.sizes[Number(first)] ?? "";
        const into = board.into === undefined ? [] : touch.slice(board.into);
        if (board.as === "rows")
          return rest.length ? sentences.row(t, {index, from, kept: rest}) : t(t.pins.row, {index});
        if (into.length) return sentences.bean(t, {from: index, into: into.map(human)});
        return rest.length ? sentences.heap(t, {index, from, kept: rest}) : t(t.ui.heap, {index});
      }
      case "row":
        return sentences.coins(t, {coins: touch.map(human)});
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
        return rest[0] ? sentences.token(t, {index, from, to: rest[0]}) : t(t.ui.token, {index, vertex: from});
      }
      case "trie":
        return sentences.letter(t, {letter: String.fromCharCode(97 + Number(first))});
      case "draft":
        return sentences.general(t, {general: index});
      case "sheet": {
        const {w = "0", h = "0"} = board.sheets[Number(first)] ?? {};
        if (rest[0] === undefined) return t(t.ui.sheet, {index});
        return sentences.sheet(t, {index, size: `${w}x${h}`, pieces: cut(w, h, rest[0])});
      }
      case "stairs": {
        if (rest[0] === undefined) return t(t.ui.step, {index});
        const count = BigInt(board.steps[Number(first)] ?? "0") - BigInt(rest[0]);
        return sentences.step(t, {from: index, to: first, count: String(count)});
      }
      case "strip": {
        const {row, from} = placeOf(board, Number(first));
        const [to] = rest;
        if (to === undefined) return t(t.ui.piece, {cell: from});
        return board.rows.length > 1 ? sentences["row-piece"](t, {row, from, to}) : sentences.piece(t, {from, to});
      }
      case "ring": {
        const from = board.edges[Number(first)] ?? "";
        const [kept] = rest;
        return kept === undefined ? t(t.ui.edge, {index, size: from}) : sentences.crossing(t, {index, from, kept});
      }
      case "states": {
        const {label: from = "", options = []} = board.states[Number(first)] ?? {};
        return rest[0] === undefined
          ? from
          : sentences.state(t, {from, to: options[Number(rest[0])] ?? `#${human(rest[0])}`});
      }
      case "circle": {
        if (rest[0] === undefined) return t(t.ui.coin, {index});
        const to = ((Number(first) + Number(rest[0]) - 1) % places(board.runs)) + 1;
        return sentences.run(t, {from: index, to: String(to)});
      }
    }
  };

/** A move of the position at hand: as the engine tells it where it is listed, else by its board. */
export function sayMove(answer: Answer | null, touch: Touch): Sentence {
  const name = touch.join(".");
  const known = answer?.moves.listed.find((m) => m.touch.join(".") === name);
  if (known) return sayParts(known.parts);
  if (answer?.board) return sayTouch(answer.board, touch);
  const board = answer?.components?.[Number(touch[0])]?.board;
  return board ? inComponent(touch[0] ?? "0", sayTouch(board, touch.slice(1))) : () => name;
}

/** What has been settled of a move that has a part in each component; null where nothing has. */
export function sayChosen(answer: Answer, chosen: ReadonlyMap<string, Touch>): Sentence | null {
  return chosen.size ? together([...chosen.values()].map((touch) => sayMove(answer, touch))) : null;
}
