// Walk from 0 to a number: whole steps until it is reached or passed, then halves back and forth, one for each day of
// its age.
import {compare, type Dyadic, fromInteger, half, isSame, subtract, sum} from "../game/analysis/dyadic";

/** Maximum number of steps to show; a longer walk omits whole steps. */
const maxSteps = 9;

export interface Walk {
  steps: Dyadic[];
  /** Number of whole steps omitted after the first of `steps`. */
  omitted: bigint;
}

export function walkTo(x: Dyadic): Walk {
  const sign = compare(x, fromInteger(0));
  const steps = [fromInteger(0)];
  if (sign === 0) return {steps, omitted: 0n};
  const size = x.n < 0n ? -x.n : x.n;
  // The first whole number that is not below the target.
  const turningPoint = (size + x.d - 1n) / x.d;
  const omitted = turningPoint > BigInt(maxSteps - 3) ? turningPoint - 2n : 0n;
  for (let n = 1n + omitted; n <= turningPoint; n++) steps.push(fromInteger(BigInt(sign) * n));
  let current = fromInteger(BigInt(sign) * turningPoint);
  for (let step: Dyadic = {n: 1n, d: 2n}; !isSame(current, x); step = half(step)) {
    current = compare(current, x) < 0 ? sum(current, step) : subtract(current, step);
    steps.push(current);
  }
  return {steps, omitted};
}
