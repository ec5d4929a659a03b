// Pseudorandom draws that follow from a seed: at each place, every number below `seeds` comes of exactly one seed.

/** Upper bound of the seeds, which are whole numbers below it. */
export const seeds = 2 ** 20;
const mask = seeds - 1;

/** Returns a permutation of the numbers below `seeds`: each step can be undone. */
function mix(n: number): number {
  let x = n & mask;
  x ^= x >>> 10;
  x = Math.imul(x, 0x9e3b5) & mask;
  x ^= x >>> 7;
  x = Math.imul(x, 0x5f4ad) & mask;
  return x ^ (x >>> 11);
}

const drawNumber = (seed: number, place: number) => mix(mix(seed) + mix(Math.imul(place + 1, 0x2c9d7)));

/** Returns true for exactly `part` of `of` seeds; `of` is a power of two. */
export const isDrawn = (seed: number, place: number, part: number, of: number) =>
  drawNumber(seed, place) < (seeds / of) * part;

/** Returns one of the items, each by as many seeds as the others, or by one more; null if there are none. */
export const drawItem = <Item>(seed: number, place: number, items: readonly Item[]): Item | null =>
  items[Math.floor((drawNumber(seed, place) * items.length) / seeds)] ?? null;

/** Returns a random seed. */
export const randomSeed = () => (crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) & mask;
