// Descriptions of moves: a listed move by its parts from the engine, any other touch by its board.

import {mayEndTurnEarly} from "../address/plays";
import type {Board, Hand, Touch} from "../boards/input/touch";
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

/** Tells what to touch next in a move that is begun; null if nothing was touched, or while the engine has not answered. */
export function sayNext(
  answer: Answer,
  {prefix, look, awaited}: Pick<Hand, "prefix" | "look" | "awaited">,
): Sentence | null {
  if (prefix.length === 0) {
    const mustGoOn = awaited.size > 0 && !mayEndTurnEarly(answer.play);
    return mustGoOn ? (t) => t(t.boards.nextComponents, {count: awaited.size}) : null;
  }
  const [board, touch] = answer.components
    ? [answer.components[Number(prefix[0])]?.board, prefix.slice(1)]
    : [answer.board, prefix];
  const legal = look(prefix);
  return (board && legal && boardWords(board).next?.(board, touch, legal)) ?? null;
}
