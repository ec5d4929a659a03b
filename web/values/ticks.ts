// Labels along an axis that do not overlap: earlier ones in the list take precedence.
import {type Dyadic, isSame, textOf, toNumber} from "../game/analysis/dyadic";

export interface Tick {
  at: Dyadic;
  /** Coordinate along the axis. */
  coordinate: number;
}

/** Places the labels that fit. `room` is the space along the axis that a label with so many letters takes. */
export function ticksOf(
  candidates: Dyadic[],
  placeOf: (at: number) => number,
  room: (letters: number) => number,
): Tick[] {
  const ticks: Tick[] = [];
  for (const at of candidates) {
    const place = placeOf(toNumber(at));
    const isFree = ({at: other, coordinate: otherPlace}: Tick) =>
      !isSame(other, at) && 2 * Math.abs(otherPlace - place) >= room(textOf(at).length) + room(textOf(other).length);
    if (ticks.every(isFree)) ticks.push({at, coordinate: place});
  }
  return ticks;
}

/** Space for labels side by side, and for labels one above the other. */
export const across = (letters: number) => 7 * letters + 9;
export const upright = () => 16;

/** Multiples of a power of two from `low` to `high`, at most about `most` of them; none beyond the safe integers. */
export function wholesBetween(low: number, high: number, most: number): bigint[] {
  const step = Math.max(1, 2 ** Math.ceil(Math.log2((high - low) / most)));
  if (!Number.isSafeInteger(Math.ceil(Math.abs(low) + Math.abs(high)))) return [];
  const wholes: bigint[] = [];
  for (let n = Math.ceil(low / step) * step; n <= high; n += step) wholes.push(BigInt(n));
  return wholes;
}
