// Integer functions that occur as values of games. All are exact; square roots are integer square roots.

/** Returns the largest integer whose square is at most n. */
export function root(n: bigint): bigint {
  if (n < 2n) return n;
  let high = 1n << BigInt((n.toString(2).length + 1) >> 1);
  for (;;) {
    const next = (high + n / high) >> 1n;
    if (next >= high) return high;
    high = next;
  }
}

/** Below this, 8 n² is exact and a multiple of a root is computed without BigInt. */
const maxExact = 30_000_000;

/** floor((p·n + √(d·n²)) / q) for n ≥ 0, p, d ≥ 0 and q > 0: the n-th number of a Beatty sequence. */
export function beatty(n: number, p: number, d: number, q: number): number {
  if (n < maxExact && d <= 8) {
    const square = d * n * n;
    let squareRoot = Math.floor(Math.sqrt(square));
    while (squareRoot * squareRoot > square) squareRoot--;
    while ((squareRoot + 1) * (squareRoot + 1) <= square) squareRoot++;
    return Math.floor((p * n + squareRoot) / q);
  }
  const big = BigInt(n);
  return Number((BigInt(p) * big + root(BigInt(d) * big * big)) / BigInt(q));
}

/** Integer parts of n times the golden ratio, and of n times its square. */
export const lower = (n: number) => beatty(n, 1, 5, 2);
export const upper = (n: number) => lower(n) + n;

/** Returns how often `base` divides n; NaN if n <= 0. */
export function dividing(n: number, base: number): number {
  if (n <= 0) return Number.NaN;
  let times = 0;
  for (let remaining = n; remaining % base === 0; remaining /= base) times++;
  return times;
}

/** Returns the odd part of n; NaN if n <= 0. */
export function odd(n: number): number {
  if (n <= 0) return Number.NaN;
  let remaining = n;
  while (remaining % 2 === 0) remaining /= 2;
  return remaining;
}

/** Returns the largest power of 2 that divides n; NaN if n <= 0. */
export const lowBit = (n: number) => (n <= 0 ? Number.NaN : n / odd(n));

export function ones(n: number): number {
  if (n < 0) return Number.NaN;
  let count = 0;
  for (let remaining = n; remaining > 0; remaining = Math.floor(remaining / 2)) count += remaining % 2;
  return count;
}

/** Returns the position of the highest 1 of n in base 2, counted from 0; NaN if n <= 0. */
export function highBit(n: number): number {
  if (n <= 0) return Number.NaN;
  let bit = 0;
  for (let remaining = n; remaining >= 2; remaining = Math.floor(remaining / 2)) bit++;
  return bit;
}

/** Returns the Fibonacci numbers that sum to n, no two of them neighbours, the largest first. */
export function zeckendorf(n: number): number[] {
  const parts: number[] = [];
  let [a, b] = [1, 2];
  while (b <= n) [a, b] = [b, a + b];
  for (let remaining = n; remaining > 0; [a, b] = [b - a, a])
    if (a <= remaining) {
      parts.push(a);
      remaining -= a;
    }
  return parts;
}

/** Returns n modulo m, from 0 to m - 1 even if n is negative. */
export const modulo = (n: number, m: number) => ((n % m) + m) % m;

export function gcd(a: number, b: number): number {
  let [current, next] = [a, b];
  while (next > 0) [current, next] = [next, current % next];
  return current;
}
