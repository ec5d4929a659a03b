// What the list of an answer's moves tells, so that the engine need not be asked again.
import type {Answer, Move, Touch} from "../engine/types";

export const isSame = (one: Touch, other: Touch) => one.join(".") === other.join(".");

export const isAmong = (touches: Touch[], touch: Touch) => touches.some((one) => isSame(one, touch));

export const listedBy = ({moves}: Answer, touch: Touch): Move | null =>
  moves.listed.find((move) => isSame(move.touch, touch)) ?? null;

/** Every move is listed by the touch that makes it; under "every", a turn is put together from several. */
const tellsAll = ({moves: {listed, total}, play}: Answer) => play !== "every" && String(listed.length) === total;

function hasAll(touch: Touch, elements: Touch): boolean {
  const left = [...touch];
  return elements.every((element) => left.includes(element) && left.splice(left.indexOf(element), 1));
}

/** Whether a touch is a move that cannot go on, in whatever order its elements come. */
export function isWhole(answer: Answer, touch: Touch): boolean {
  const goesOn = (other: Touch) => other.length > touch.length && hasAll(other, touch);
  return (
    tellsAll(answer) && listedBy(answer, touch) !== null && !answer.moves.listed.some((move) => goesOn(move.touch))
  );
}

/** The most prefixes that are asked for at once. */
const most = 500;

/** What a board is going to ask about: prefixes as long as those that the last one asked about. */
export function expected(answer: Answer, before: Touch[]): Touch[] {
  const lengths = [...new Set(before.map((prefix) => prefix.length))];
  const begun = answer.moves.listed.flatMap(({touch}) =>
    lengths.flatMap((length) => (length < touch.length ? [touch.slice(0, length)] : [])),
  );
  const prefixes = [[], ...(tellsAll(answer) ? begun : before)];
  return [...new Map(prefixes.map((prefix) => [prefix.join("."), prefix])).values()].slice(0, most);
}
