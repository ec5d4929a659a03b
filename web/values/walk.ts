// The walk from 0 to a number: whole steps until it is reached or passed, then halves back and forth, one for each day of its age.
import {type Dyadic, half, isSame, less, order, sum, whole} from "../game/dyadic";

/** Numbers that are shown; a longer walk is cut in its whole steps. */
const most = 9;

export interface Walk {
  steps: Dyadic[];
  /** Whole steps left out, after the first of `steps`. */
  omitted: bigint;
}

export function walkTo(x: Dyadic): Walk {
  const sign = order(x, whole(0));
  const steps = [whole(0)];
  if (sign === 0) return {steps, omitted: 0n};
  const size = x.n < 0n ? -x.n : x.n;
  // Up to the first whole number that is not below it.
  const turn = (size + x.d - 1n) / x.d;
  const omitted = turn > BigInt(most - 3) ? turn - 2n : 0n;
  for (let n = 1n + omitted; n <= turn; n++) steps.push(whole(BigInt(sign) * n));
  let at = whole(BigInt(sign) * turn);
  for (let step: Dyadic = {n: 1n, d: 2n}; !isSame(at, x); step = half(step)) {
    at = order(at, x) < 0 ? sum(at, step) : less(at, step);
    steps.push(at);
  }
  return {steps, omitted};
}
