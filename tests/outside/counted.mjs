// At the contests' sizes, what the values are by another way than the one that is asked.

/** HDU 6892: how many primes divide n, with all 2 counted as one. */
export function factorValue(n) {
  let value = n % 2 === 0 ? 1 : 0;
  while (n % 2 === 0) n /= 2;
  for (let p = 3; p * p <= n; p += 2) for (; n % p === 0; n /= p) value++;
  return n > 1 ? value + 1 : value;
}

/** Codeforces 255E: from the smallest heap on, with counts of each value below a heap, so that a stretch is seen at once. */
export const rootValue = (() => {
  // A heap has at most 4 values below its own, as so many roots can be taken of what is below 2^50.
  const values = [];
  const before = [[0, 0, 0, 0, 0]];
  const of = (n) => {
    const most = Math.min(root(n), n - 1);
    const least = root(root(n));
    return least > most ? 0 : before[most + 1].findIndex((count, i) => count === before[least][i]);
  };
  return (n) => {
    while (values.length <= root(n)) {
      values.push(of(values.length));
      before.push(before[before.length - 1].map((count, i) => count + (i === values.at(-1) ? 1 : 0)));
    }
    return of(n);
  };
})();

function root(n) {
  let r = Math.floor(Math.sqrt(n));
  while (r * r > n) r--;
  while ((r + 1) ** 2 <= n) r++;
  return r;
}

/** Luogu P3235: the values of these heaps, from the smallest heap up to the largest, each stretch of equal parts at once. */
export function sharedValues(least, most, wanted) {
  const values = new Int32Array(most + 1);
  const seen = new Int32Array(4096);
  for (let n = least; n <= most; n++) {
    for (let m = 2, last; m <= n; m = last + 1) {
      const q = Math.floor(n / m);
      last = Math.floor(n / q);
      for (let parts = m; parts <= Math.min(last, m + 1); parts++) {
        const larger = n % parts;
        seen[(larger % 2 ? values[q + 1] : 0) ^ ((parts - larger) % 2 ? values[q] : 0)] = n;
      }
    }
    while (seen[values[n]] === n) values[n]++;
  }
  return wanted.map((n) => values[n]);
}

/** Project Euler 550: how many numbers of 2 to `most` have these exponents of their primes, the greatest first. */
export function signatures(most) {
  const least = new Int32Array(most + 1);
  for (let p = 2; p <= most; p++) if (least[p] === 0) for (let m = p; m <= most; m += p) least[m] ||= p;
  const counts = new Map();
  for (let n = 2; n <= most; n++) {
    const exponents = [];
    for (let left = n; left > 1; ) {
      const p = least[left];
      let exponent = 0;
      for (; left % p === 0; left /= p) exponent++;
      exponents.push(exponent);
    }
    const key = exponents.sort((a, b) => b - a).join(" ");
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return counts;
}

/** How many rows of so many heaps have an xor that is not 0, by the transform of Walsh and Hadamard, modulo a prime or not. */
export function wonOf(starts, counts, heaps, modulus) {
  const size = 2 ** Math.ceil(Math.log2(1 + Math.max(...starts.map(({grundy}) => Number(grundy)))));
  const ofValue = Array(size).fill(0);
  for (const {label, grundy} of starts) ofValue[Number(grundy)] += counts.get(label);
  const bits = (n) => n.toString(2).replaceAll("0", "").length;
  // The sum of all powers is divisible by the size, exactly; so it is kept modulo their product.
  const kept = modulus * BigInt(size);
  let zero = 0n;
  for (let i = 0; i < size; i++) {
    const sum = ofValue.reduce((all, count, value) => all + (bits(value & i) % 2 ? -count : count), 0);
    zero += power(BigInt(sum), heaps, kept);
  }
  zero = (((zero % kept) + kept) % kept) / BigInt(size);
  const all = power(BigInt(ofValue.reduce((sum, count) => sum + count, 0)), heaps, modulus);
  return (((all - zero) % modulus) + modulus) % modulus;
}

function power(base, exponent, modulus) {
  let result = 1n;
  for (base %= modulus; exponent > 0n; exponent >>= 1n, base = (base * base) % modulus)
    if (exponent & 1n) result = (result * base) % modulus;
  return result;
}
