// Labels of boards and their elements.

import type {Board, Labels, PinLabels, Touch} from "../boards/hand/touch";
import {countPlaces} from "../boards/kit/round";
import type {Language} from "../text";
import {cellOf, faceAt, sayTouch} from "./say";

const maxListed = 12;
const truncateList = (list: string[], t: Language) =>
  t.list(list.length > maxListed ? [...list.slice(0, maxListed), "…"] : list);

function boardName(board: Board, t: Language): string {
  switch (board.kind) {
    case "heaps":
      if (board.as === "rows") return t(t.pins.board, {count: board.sizes.length, list: truncateList(board.sizes, t)});
      return t(t.ui.boardHeaps, {count: board.sizes.length, list: truncateList(board.sizes, t)});
    case "row":
      return t(t.ui.boardRow, {count: board.coins.length, list: board.coins.slice(0, 40)});
    case "grid":
      return t(t.ui.boardGrid, {
        layers: board.layers.length,
        rows: board.layers[0]?.length ?? 0,
        columns: board.layers[0]?.[0]?.length ?? 0,
        list: board.layers
          .map((rows) => rows.join("/"))
          .join("|")
          .slice(0, 60),
      });
    case "graph":
      return t(board.ground.length ? t.ui.boardGraph : t.ui.boardDrawn, {count: board.edges.length});
    case "dag":
      return t(t.ui.boardDag, {count: board.arcs.length, list: truncateList(board.tokens, t)});
    case "trie":
      return t(t.ui.boardTrie, {count: board.words.length, list: truncateList(board.words, t)});
    case "draft":
      return t(t.ui.boardDraft, {
        count: board.rows.length + 1,
        list: truncateList(
          board.picks.map((g) => String(g + 1)),
          t,
        ),
      });
    case "sheet":
      return t(t.ui.boardSheet, {
        count: board.sheets.length,
        list: truncateList(
          board.sheets.map((s) => `${s.w}×${s.h}`),
          t,
        ),
      });
    case "stairs":
      return t(t.ui.boardStairs, {count: board.steps.length, list: truncateList(board.steps, t)});
    case "strip":
      return t(t.ui.boardStrip, {
        count: board.rows.length,
        list: truncateList(
          board.rows.flatMap(({pieces, faces}) => pieces.map((cell, i) => cell + (faces[i] ?? "").replace("o", ""))),
          t,
        ),
      });
    case "ring":
      return t(t.ui.boardRing, {
        count: board.edges.length,
        list: truncateList(board.edges, t),
        at: Number(board.at) + 1,
      });
    case "states":
      if (board.mover)
        return truncateList(
          board.states.map(({label}) => label),
          t,
        );
      return t(t.ui.boardStates, {
        count: board.states.length,
        list: truncateList(
          board.states.map(({label}) => label),
          t,
        ),
      });
    case "circle":
      return t(t.ui.boardCircle, {count: countPlaces(board.runs), list: truncateList(board.runs, t)});
  }
}

function noteOn(board: Board, t: Language, saysTurn: boolean): string {
  if ("mover" in board) {
    if (!saysTurn) return board.roles ? t.ui.rolesExchanged : "";
    if (board.roles) return board.mover === "L" ? t.ui.exchangedL : t.ui.exchangedR;
    return board.mover === "L" ? t.ui.moverL : t.ui.moverR;
  }
  switch (board.kind) {
    case "heaps": {
      const taken = (board.taken ?? []).flatMap((numbers, i) =>
        numbers.length ? t(t.ui.takenBefore, {index: i + 1, numbers: t.list(numbers)}) : [],
      );
      if (taken.length) return t.clauses(taken);
      if (board.pass) return t.ui.passHeap;
      return board.cap ? t(t.ui.cap, {cap: board.cap}) : "";
    }
    case "dag":
      return board.last ? t(t.ui.lastLetter, {letter: board.last}) : "";
    case "trie":
      return t(board.prefix ? t.ui.roundsAfter : t.ui.rounds, {count: board.rounds, prefix: board.prefix});
    case "draft": {
      const picksOf = (parity: number) => board.picks.filter((_, i) => i % 2 === parity).map((g) => g + 1);
      return board.picks.length ? t(t.ui.sides, {human: t.list(picksOf(0)), computer: t.list(picksOf(1)) || "–"}) : "";
    }
    default:
      return "";
  }
}

const partForms = (t: Language): {[kind in Board["kind"]]?: string} => ({sheet: t.ui.sheet, stairs: t.ui.step});

/** Name of one element of a board; `index` counts from 0. */
function partName(board: Board, index: number, t: Language): string {
  if (board.kind === "grid") return t(t.ui.layer, {index});
  const form = board.kind === "heaps" && board.as === "rows" ? t.pins.row : (partForms(t)[board.kind] ?? t.ui.heap);
  return t(form, {index: index + 1});
}

function pinLabels(t: Language, markWinning: (name: string, wins: boolean) => string): PinLabels {
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

/** Help text about the interactions of a board. */
export const boardHelp = (board: Board | null, t: Language): string =>
  board?.kind === "heaps" && board.as === "rows" ? t.sentences([t.ui.boardHelp, t.pins.keys]) : t.ui.boardHelp;

const questions = (t: Language): Record<string, string> => ({
  step: t.ui.askStep,
  kept: t.ui.askKept,
  piece: t.ui.askPiece,
  cell: t.ui.askCell,
  edge: t.ui.askEdge,
  coin: t.ui.askCoin,
  count: t.ui.askCount,
  into: t.ui.askInto,
  divisor: t.ui.askDivisor,
  multiple: t.ui.askMultiple,
  option: t.ui.askOption,
});

/** Labels of a board. `saysTurn` adds whose turn it is in a game of two players. */
export function labelsFor(board: Board, t: Language, saysTurn = true): Labels {
  const faces: Record<string, string> = {H: t.ui.heads, x: t.ui.colourB, o: t.ui.colourR};
  const face = (letter: string | undefined) => faces[letter ?? ""] ?? t.ui.tails;
  const markWinning = (name: string, wins: boolean) => (wins ? t.phrases([name, t.ui.winningMark]) : name);
  const describeTouch = (touch: Touch) => {
    const [first = "0"] = touch;
    if (board.kind === "grid" && touch.length === 1) {
      const letter = faceAt(board, first);
      const cell = t(t.ui.cell, {cell: cellOf(board, first)});
      return /[HTxo]/.test(letter) ? t.phrases([cell, face(letter)]) : cell;
    }
    if (board.kind !== "row" || touch.length !== 1) return sayTouch(board, touch)(t);
    return t.phrases([t(t.ui.coin, {index: Number(touch[0]) + 1}), face(board.coins[Number(touch[0])])]);
  };
  return {
    board: boardName(board, t),
    target: (touch, wins) => markWinning(describeTouch(touch), wins),
    part: (index) => partName(board, index, t),
    ask: (asks) => questions(t)[asks] ?? t.ui.move,
    cell: (cell, wins) => markWinning(t(t.ui.stripCell, {index: cell}), wins),
    face,
    tooLarge: t.ui.tooLarge,
    note: noteOn(board, t, saysTurn),
    keep: t.ui.keep,
    pass: t.ui.pass,
    besides: board.kind === "heaps" && board.as === "rows" ? t.pins.besides : t.ui.besides,
    also: t.ui.also,
    go: t.ui.go,
    pins: pinLabels(t, markWinning),
  };
}
