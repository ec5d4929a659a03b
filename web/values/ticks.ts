// Labels along an axis that do not run into each other: the first of the list has its place, each later one where it is free.
import {type Dyadic, isSame, near, textOf} from "../game/dyadic";

export interface Tick {
  at: Dyadic;
  /** Along the axis. */
  place: number;
}

/** `room` is what a label of so many letters takes along the axis. */
export function ticksOf(wanted: Dyadic[], placeOf: (at: number) => number, room: (letters: number) => number): Tick[] {
  const ticks: Tick[] = [];
  for (const at of wanted) {
    const place = placeOf(near(at));
    const isFree = ({at: other, place: taken}: Tick) =>
      !isSame(other, at) && 2 * Math.abs(taken - place) >= room(textOf(at).length) + room(textOf(other).length);
    if (ticks.every(isFree)) ticks.push({at, place});
  }
  return ticks;
}

/** Of labels side by side, and of labels one above the other. */
export const across = (letters: number) => 7 * letters + 9;
export const upright = () => 16;

/** A whole number of the order of `step` that makes at most about `most` ticks from `low` to `high`; none of a long line. */
export function wholesBetween(low: number, high: number, most: number): bigint[] {
  const step = Math.max(1, 2 ** Math.ceil(Math.log2((high - low) / most)));
  if (!Number.isSafeInteger(Math.ceil(Math.abs(low) + Math.abs(high)))) return [];
  const wholes: bigint[] = [];
  for (let n = Math.ceil(low / step) * step; n <= high; n += step) wholes.push(BigInt(n));
  return wholes;
}
