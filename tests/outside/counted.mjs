// Independent calculations of values at the contests' sizes.

/** HDU 6892: number of prime factors of n, with all factors 2 counted as one. */
export function factorValue(n) {
  let value = n % 2 === 0 ? 1 : 0;
  while (n % 2 === 0) n /= 2;
  for (let p = 3; p * p <= n; p += 2) for (; n % p === 0; n /= p) value++;
  return n > 1 ? value + 1 : value;
}

/**
 * Codeforces 255E: values from the smallest heap on, with counts of each value below a heap, so that a range is read
 * off at once.
 */
export const rootValue = (() => {
  // The options of a heap have at most 4 distinct values, as below 2^50 only so many roots can be taken.
  const values = [];
  const countsBelow = [[0, 0, 0, 0, 0]];
  const valueFor = (n) => {
    const max = Math.min(root(n), n - 1);
    const min = root(root(n));
    return min > max ? 0 : countsBelow[max + 1].findIndex((count, i) => count === countsBelow[min][i]);
  };
  return (n) => {
    while (values.length <= root(n)) {
      values.push(valueFor(values.length));
      countsBelow.push(countsBelow[countsBelow.length - 1].map((count, i) => count + (i === values.at(-1) ? 1 : 0)));
    }
    return valueFor(n);
  };
})();

function root(n) {
  let r = Math.floor(Math.sqrt(n));
  while (r * r > n) r--;
  while ((r + 1) ** 2 <= n) r++;
  return r;
}

/**
 * Luogu P3235: values of the wanted heaps, from the smallest heap up to the largest, each range of equal quotients at
 * once.
 */
export function sharedValues(min, max, heaps) {
  const values = new Int32Array(max + 1);
  const seenAt = new Int32Array(4096);
  for (let n = min; n <= max; n++) {
    for (let m = 2, end; m <= n; m = end + 1) {
      const q = Math.floor(n / m);
      end = Math.floor(n / q);
      for (let parts = m; parts <= Math.min(end, m + 1); parts++) {
        const larger = n % parts;
        seenAt[(larger % 2 ? values[q + 1] : 0) ^ ((parts - larger) % 2 ? values[q] : 0)] = n;
      }
    }
    while (seenAt[values[n]] === n) values[n]++;
  }
  return heaps.map((n) => values[n]);
}

/**
 * Project Euler 550: counts of the numbers from 2 to `limit` by the exponents of their prime factors, in descending
 * order.
 */
export function signatures(limit) {
  const leastFactor = new Int32Array(limit + 1);
  for (let p = 2; p <= limit; p++) if (leastFactor[p] === 0) for (let m = p; m <= limit; m += p) leastFactor[m] ||= p;
  const counts = new Map();
  for (let n = 2; n <= limit; n++) {
    const exponents = [];
    for (let remaining = n; remaining > 1; ) {
      const p = leastFactor[remaining];
      let exponent = 0;
      for (; remaining % p === 0; remaining /= p) exponent++;
      exponents.push(exponent);
    }
    const key = exponents.sort((a, b) => b - a).join(" ");
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return counts;
}

/** Number of rows of `heaps` heaps whose xor is not 0, by the Walsh-Hadamard transform, modulo `modulus`. */
export function wonOf(starts, counts, heaps, modulus) {
  const size = 2 ** Math.ceil(Math.log2(1 + Math.max(...starts.map(({grundy}) => Number(grundy)))));
  const ofValue = Array(size).fill(0);
  for (const {label, grundy} of starts) ofValue[Number(grundy)] += counts.get(label);
  const bits = (n) => n.toString(2).replaceAll("0", "").length;
  // The sum of the powers is an exact multiple of the size, so it is kept modulo their product.
  const extendedModulus = modulus * BigInt(size);
  let zero = 0n;
  for (let i = 0; i < size; i++) {
    const sum = ofValue.reduce((all, count, value) => all + (bits(value & i) % 2 ? -count : count), 0);
    zero += power(BigInt(sum), heaps, extendedModulus);
  }
  zero = (((zero % extendedModulus) + extendedModulus) % extendedModulus) / BigInt(size);
  const total = power(BigInt(ofValue.reduce((sum, count) => sum + count, 0)), heaps, modulus);
  return (((total - zero) % modulus) + modulus) % modulus;
}

function power(base, exponent, modulus) {
  let result = 1n;
  for (base %= modulus; exponent > 0n; exponent >>= 1n, base = (base * base) % modulus)
    if (exponent & 1n) result = (result * base) % modulus;
  return result;
}
