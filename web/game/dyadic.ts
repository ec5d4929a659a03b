// Fractions whose denominator is a power of 2, exact: what the engine gives as text.

export interface Dyadic {
  n: bigint;
  /** A power of 2; 1 of a whole number. */
  d: bigint;
}

export const whole = (n: number | bigint): Dyadic => ({n: BigInt(n), d: 1n});

/** "-3/4"; null for any other text. */
export function dyadicIn(text: string): Dyadic | null {
  const [, n, d = "1"] = /^(-?\d+)(?:\/(\d+))?$/.exec(text) ?? [];
  return n === undefined ? null : {n: BigInt(n), d: BigInt(d)};
}

/** Of a text that the engine gave. */
export function dyadicOf(text: string): Dyadic {
  const found = dyadicIn(text);
  if (!found) throw new Error(`no fraction: ${text}`);
  return found;
}

function reduced(n: bigint, d: bigint): Dyadic {
  let [top, bottom] = [n, d];
  while (bottom > 1n && top % 2n === 0n) [top, bottom] = [top / 2n, bottom / 2n];
  return {n: top, d: bottom};
}

export const sum = (a: Dyadic, b: Dyadic) => reduced(a.n * b.d + b.n * a.d, a.d * b.d);
export const less = (a: Dyadic, b: Dyadic) => sum(a, {n: -b.n, d: b.d});
export const times = (a: Dyadic, n: bigint) => reduced(a.n * n, a.d);
export const half = (a: Dyadic) => reduced(a.n, a.d * 2n);
/** Below 0, 0 or above it, as a is to b. */
export const order = (a: Dyadic, b: Dyadic) => {
  const apart = a.n * b.d - b.n * a.d;
  return apart < 0n ? -1 : apart > 0n ? 1 : 0;
};
export const isSame = (a: Dyadic, b: Dyadic) => order(a, b) === 0;
export const least = (all: Dyadic[]) => all.reduce((a, b) => (order(a, b) <= 0 ? a : b));
export const greatest = (all: Dyadic[]) => all.reduce((a, b) => (order(a, b) >= 0 ? a : b));
export const textOf = ({n, d}: Dyadic) => (d === 1n ? String(n) : `${n}/${d}`);
/** For a place in a figure alone. */
export const near = ({n, d}: Dyadic) => Number(n) / Number(d);
