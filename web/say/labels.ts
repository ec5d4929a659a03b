// What boards and their elements are called.

import type {Board, Labels, Touch} from "../boards/hand/touch";
import {places} from "../boards/layout/round";
import {fill, type Lang, ui, type Words} from "../text";
import {cellOf, faceAt, sayTouch} from "./say";

const most = 12;
const some = (list: string[]) => (list.length > most ? [...list.slice(0, most), "…"] : list).join(", ");

function boardName(board: Board, lang: Lang): string {
  switch (board.kind) {
    case "heaps":
      return fill(ui.boardHeaps, lang, {count: board.sizes.length, list: some(board.sizes)});
    case "row":
      return fill(ui.boardRow, lang, {count: board.coins.length, list: board.coins.slice(0, 40)});
    case "grid":
      return fill(ui.boardGrid, lang, {
        layers: board.layers.length,
        rows: board.layers[0]?.length ?? 0,
        columns: board.layers[0]?.[0]?.length ?? 0,
        list: board.layers
          .map((rows) => rows.join("/"))
          .join("|")
          .slice(0, 60),
      });
    case "graph":
      return fill(board.ground.length ? ui.boardGraph : ui.boardDrawn, lang, {count: board.edges.length});
    case "dag":
      return fill(ui.boardDag, lang, {count: board.arcs.length, list: some(board.tokens)});
    case "trie":
      return fill(ui.boardTrie, lang, {count: board.words.length, list: some(board.words)});
    case "draft":
      return fill(ui.boardDraft, lang, {
        count: board.rows.length + 1,
        list: some(board.picks.map((g) => String(g + 1))),
      });
    case "sheet":
      return fill(ui.boardSheet, lang, {
        count: board.sheets.length,
        list: some(board.sheets.map((s) => `${s.w}×${s.h}`)),
      });
    case "stairs":
      return fill(ui.boardStairs, lang, {count: board.steps.length, list: some(board.steps)});
    case "strip":
      return fill(ui.boardStrip, lang, {
        count: board.rows.length,
        list: some(
          board.rows.flatMap(({pieces, faces}) => pieces.map((cell, i) => cell + (faces[i] ?? "").replace("o", ""))),
        ),
      });
    case "ring":
      return fill(ui.boardRing, lang, {
        count: board.edges.length,
        list: some(board.edges),
        at: Number(board.at) + 1,
      });
    case "circle":
      return fill(ui.boardCircle, lang, {count: places(board.runs), list: some(board.runs)});
  }
}

function noteOn(board: Board, lang: Lang): string {
  switch (board.kind) {
    case "heaps": {
      const taken = (board.taken ?? []).flatMap((numbers, i) =>
        numbers.length ? fill(ui.takenBefore, lang, {index: i + 1, numbers: numbers.join(", ")}) : [],
      );
      if (taken.length) return taken.join(lang === "zh" ? "；" : "; ");
      if (board.pass) return ui.passHeap[lang];
      return board.cap ? fill(ui.cap, lang, {cap: board.cap}) : "";
    }
    case "graph":
      return board.mover ? fill(board.mover === "L" ? ui.moverL : ui.moverR, lang) : "";
    case "dag":
      return board.last ? fill(ui.lastLetter, lang, {letter: board.last}) : "";
    case "trie":
      return fill(board.prefix ? ui.roundsAfter : ui.rounds, lang, {count: board.rounds, prefix: board.prefix});
    case "draft": {
      const side = (which: number) => board.picks.filter((_, i) => i % 2 === which).map((g) => g + 1);
      return board.picks.length
        ? fill(ui.sides, lang, {human: side(0).join(", "), computer: side(1).join(", ") || "–"})
        : "";
    }
    default:
      return "";
  }
}

const parts: {[kind in Board["kind"]]?: Words} = {sheet: ui.sheet, stairs: ui.step};

const questions: Record<string, Words> = {
  step: ui.askStep,
  kept: ui.askKept,
  piece: ui.askPiece,
  cell: ui.askCell,
  edge: ui.askEdge,
  coin: ui.askCoin,
  count: ui.askCount,
  into: ui.askInto,
  divisor: ui.askDivisor,
  multiple: ui.askMultiple,
};

export function labelsFor(board: Board, lang: Lang): Labels {
  const t = (words: Words, facts?: Record<string, string | number>) => fill(words, lang, facts);
  const face = (letter: string | undefined) => t(letter === "H" ? ui.heads : ui.tails);
  const marked = (name: string, wins: boolean) => (wins ? `${name}, ${t(ui.winningMark)}` : name);
  const one = (touch: Touch) => {
    const [first = "0"] = touch;
    if (board.kind === "grid" && touch.length === 1) {
      const letter = faceAt(board, first);
      const cell = t(ui.cell, {cell: cellOf(board, first)});
      return letter === "H" || letter === "T" ? `${cell}, ${face(letter)}` : cell;
    }
    if (board.kind !== "row" || touch.length !== 1) return sayTouch(board, touch)[lang];
    return `${t(ui.coin, {index: Number(touch[0]) + 1})}, ${face(board.coins[Number(touch[0])])}`;
  };
  return {
    board: boardName(board, lang),
    spot: (touch, wins) => marked(one(touch), wins),
    part: (index) =>
      board.kind === "grid" ? t(ui.layer, {index}) : t(parts[board.kind] ?? ui.heap, {index: index + 1}),
    ask: (asks) => t(questions[asks] ?? ui.move),
    cell: (cell, wins) => marked(t(ui.stripCell, {index: cell}), wins),
    face,
    tooLarge: t(ui.tooLarge),
    note: noteOn(board, lang),
    keep: t(ui.keep),
    besides: t(ui.besides),
    also: t(ui.also),
    go: t(ui.go),
  };
}
