// Descriptions of moves: a listed move by its parts from the engine, any other touch by its board.

import type {Board, Touch} from "../boards/input/touch";
import type {Answer} from "../engine/types";
import type {Sentence} from "../text";
import {boardWords} from "./board-words";
import {inComponent, joinMoves, sayParts} from "./parts";

const sayTouch = (board: Board, touch: Touch): Sentence => boardWords(board).touch(board, touch);

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
