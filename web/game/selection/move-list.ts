// Facts read from an answer's list of moves, so that the engine need not be asked again.
import {movesInSeveral} from "../../address/plays";
import type {Answer, Move, Touch} from "../../engine/types";

export const isSame = (touch: Touch, other: Touch) => touch.join(".") === other.join(".");

export const isAmong = (touches: Touch[], touch: Touch) => touches.some((other) => isSame(other, touch));

export const listedBy = ({moves}: Answer, touch: Touch): Move | null =>
  moves.listed.find((move) => isSame(move.touch, touch)) ?? null;

/** Returns true if every move is listed by its touch; a turn that moves in several components is put together from several. */
const listsAllMoves = ({moves: {listed, total}, play}: Answer) =>
  !movesInSeveral(play) && String(listed.length) === total;

function hasAll(touch: Touch, elements: Touch): boolean {
  const remaining = [...touch];
  return elements.every((element) => remaining.includes(element) && remaining.splice(remaining.indexOf(element), 1));
}

/** Returns true if a touch is known to be a move that cannot be continued, in whatever order its elements come. */
export function isCompleteMove(answer: Answer, touch: Touch): boolean {
  const continues = (other: Touch) => other.length > touch.length && hasAll(other, touch);
  return (
    listsAllMoves(answer) &&
    listedBy(answer, touch) !== null &&
    !answer.moves.listed.some((move) => continues(move.touch))
  );
}

/** Maximum number of prefixes that are requested at once. */
const maxPrefixes = 500;

/** Returns the prefixes that a board will request: of the same lengths as those that the previous board requested. */
export function expectedPrefixes(answer: Answer, previousPrefixes: Touch[]): Touch[] {
  const lengths = [...new Set(previousPrefixes.map((prefix) => prefix.length))];
  const listedPrefixes = answer.moves.listed.flatMap(({touch}) =>
    lengths.flatMap((length) => (length < touch.length ? [touch.slice(0, length)] : [])),
  );
  const prefixes = [[], ...(listsAllMoves(answer) ? listedPrefixes : previousPrefixes)];
  return [...new Map(prefixes.map((prefix) => [prefix.join("."), prefix])).values()].slice(0, maxPrefixes);
}
