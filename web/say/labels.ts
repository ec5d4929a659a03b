// Labels of boards and their elements.

import type {Board, Labels} from "../boards/input/touch";
import {pinLabels} from "../boards/kinds/pins/words";
import {faceName} from "../boards/kinds/words";
import type {Language} from "../text";
import {boardWords} from "./board-words";

function noteOn(board: Board, t: Language, saysTurn: boolean): string {
  if (!("mover" in board)) return "";
  if (!saysTurn) return board.roles ? t.ui.rolesExchanged : "";
  if (board.roles) return board.mover === "L" ? t.ui.exchangedL : t.ui.exchangedR;
  return board.mover === "L" ? t.ui.moverL : t.ui.moverR;
}

/** Help text about the interactions of a board. */
export const boardHelp = (board: Board | null, t: Language): string =>
  (board && boardWords(board).help?.(t)) ?? t.ui.boardHelp;

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

/**
 * Labels of a board. `saysTurn` adds whose turn it is in a game of two players; in a draw the best moves hold it.
 */
export function labelsFor(board: Board, t: Language, saysTurn = true, isDraw = false): Labels {
  const words = boardWords(board);
  const markWinning = (name: string, wins: boolean) =>
    wins ? t.phrases([name, isDraw ? t.ui.drawingMark : t.ui.winningMark]) : name;
  return {
    board: words.name(board, t),
    target: (touch, wins) => markWinning((words.target ?? words.touch)(board, touch)(t), wins),
    part: (index) => words.part?.(index, t) ?? "",
    ask: (asks) => questions(t)[asks] ?? t.ui.move,
    cell: (cell, wins) => markWinning(t(t.ui.stripCell, {index: cell}), wins),
    face: (letter) => faceName(letter, t),
    tooLarge: t.ui.tooLarge,
    note: noteOn(board, t, saysTurn),
    remark: "mover" in board ? "" : (words.note?.(board, t) ?? ""),
    keep: t.ui.keep,
    pass: t.ui.pass,
    besides: words.besides?.(t) ?? t.ui.besides,
    also: t.ui.also,
    go: t.ui.go,
    pins: pinLabels(t, markWinning),
  };
}
