// Exact fractions whose denominator is a power of 2, which the engine gives as text.

export interface Dyadic {
  n: bigint;
  /** A power of 2; 1 for a whole number. */
  d: bigint;
}

export const fromInteger = (n: number | bigint): Dyadic => ({n: BigInt(n), d: 1n});

/** Parses text like "-3/4"; null for any other text. */
export function parseDyadic(text: string): Dyadic | null {
  const [, n, d = "1"] = /^(-?\d+)(?:\/(\d+))?$/.exec(text) ?? [];
  return n === undefined ? null : {n: BigInt(n), d: BigInt(d)};
}

/** Parses text of the engine; throws if it is no fraction. */
export function dyadicOf(text: string): Dyadic {
  const fraction = parseDyadic(text);
  if (!fraction) throw new Error(`no fraction: ${text}`);
  return fraction;
}

function reduce(n: bigint, d: bigint): Dyadic {
  let [top, bottom] = [n, d];
  while (bottom > 1n && top % 2n === 0n) [top, bottom] = [top / 2n, bottom / 2n];
  return {n: top, d: bottom};
}

export const sum = (a: Dyadic, b: Dyadic) => reduce(a.n * b.d + b.n * a.d, a.d * b.d);
export const subtract = (a: Dyadic, b: Dyadic) => sum(a, {n: -b.n, d: b.d});
export const times = (a: Dyadic, n: bigint) => reduce(a.n * n, a.d);
export const half = (a: Dyadic) => reduce(a.n, a.d * 2n);
/** Returns -1, 0 or 1 as a is less than, equal to or greater than b. */
export const compare = (a: Dyadic, b: Dyadic) => {
  const difference = a.n * b.d - b.n * a.d;
  return difference < 0n ? -1 : difference > 0n ? 1 : 0;
};
export const isSame = (a: Dyadic, b: Dyadic) => compare(a, b) === 0;
export const least = (all: Dyadic[]) => all.reduce((a, b) => (compare(a, b) <= 0 ? a : b));
export const greatest = (all: Dyadic[]) => all.reduce((a, b) => (compare(a, b) >= 0 ? a : b));
export const textOf = ({n, d}: Dyadic) => (d === 1n ? String(n) : `${n}/${d}`);
/** Returns the nearest floating-point number, for places in a figure only. */
export const toNumber = ({n, d}: Dyadic) => Number(n) / Number(d);
