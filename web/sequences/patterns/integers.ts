// Functions of whole numbers that values of games turn out to be. Exact: where a square root is taken, it is the whole one.

/** The largest whole number whose square is at most n. */
export function root(n: bigint): bigint {
  if (n < 2n) return n;
  let high = 1n << BigInt((n.toString(2).length + 1) >> 1);
  for (;;) {
    const next = (high + n / high) >> 1n;
    if (next >= high) return high;
    high = next;
  }
}

/** Below this, the multiple of a root is found without BigInt: 8 n² is exact. */
const small = 30_000_000;

/** floor((p·n + √(d·n²)) / q) for n ≥ 0, p, d ≥ 0 and q > 0: the n-th number of a Beatty sequence. */
export function beatty(n: number, p: number, d: number, q: number): number {
  if (n < small && d <= 8) {
    const square = d * n * n;
    let whole = Math.floor(Math.sqrt(square));
    while (whole * whole > square) whole--;
    while ((whole + 1) * (whole + 1) <= square) whole++;
    return Math.floor((p * n + whole) / q);
  }
  const wide = BigInt(n);
  return Number((BigInt(p) * wide + root(BigInt(d) * wide * wide)) / BigInt(q));
}

/** Of n times the golden ratio, and of n times its square, the whole part. */
export const lower = (n: number) => beatty(n, 1, 5, 2);
export const upper = (n: number) => lower(n) + n;

/** How often `base` divides n; NaN of what is not above 0. */
export function dividing(n: number, base: number): number {
  if (n <= 0) return Number.NaN;
  let times = 0;
  for (let rest = n; rest % base === 0; rest /= base) times++;
  return times;
}

/** n without its factors 2. */
export function odd(n: number): number {
  if (n <= 0) return Number.NaN;
  let rest = n;
  while (rest % 2 === 0) rest /= 2;
  return rest;
}

/** The largest power of 2 that divides n. */
export const lowBit = (n: number) => (n <= 0 ? Number.NaN : n / odd(n));

export function ones(n: number): number {
  if (n < 0) return Number.NaN;
  let count = 0;
  for (let rest = n; rest > 0; rest = Math.floor(rest / 2)) count += rest % 2;
  return count;
}

/** The place of the highest 1 of n in base 2. */
export function highBit(n: number): number {
  if (n <= 0) return Number.NaN;
  let at = 0;
  for (let rest = n; rest >= 2; rest = Math.floor(rest / 2)) at++;
  return at;
}

/** The Fibonacci numbers whose sum n is, no two of them neighbours; the largest first. */
export function zeckendorf(n: number): number[] {
  const parts: number[] = [];
  let [a, b] = [1, 2];
  while (b <= n) [a, b] = [b, a + b];
  for (let rest = n; rest > 0; [a, b] = [b - a, a])
    if (a <= rest) {
      parts.push(a);
      rest -= a;
    }
  return parts;
}

/** n modulo m, from 0 also below 0. */
export const modulo = (n: number, m: number) => ((n % m) + m) % m;

export function gcd(a: number, b: number): number {
  let [one, other] = [a, b];
  while (other > 0) [one, other] = [other, one % other];
  return one;
}
