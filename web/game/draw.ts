// What looks like chance and follows from a seed: at each place every number below `seeds` comes of exactly one seed.

/** A seed is a whole number below this. */
export const seeds = 2 ** 20;
const mask = seeds - 1;

/** Each step can be undone, so that no two numbers become one. */
function mixed(n: number): number {
  let x = n & mask;
  x ^= x >>> 10;
  x = Math.imul(x, 0x9e3b5) & mask;
  x ^= x >>> 7;
  x = Math.imul(x, 0x5f4ad) & mask;
  return x ^ (x >>> 11);
}

const drawn = (seed: number, place: number) => mixed(mixed(seed) + mixed(Math.imul(place + 1, 0x2c9d7)));

/** True of exactly `part` of `of` seeds; `of` is a power of two. */
export const falls = (seed: number, place: number, part: number, of: number) =>
  drawn(seed, place) < (seeds / of) * part;

/** One of the items, each by as many seeds as the others, or by one more; null where there are none. */
export const oneOf = <Item>(seed: number, place: number, items: readonly Item[]): Item | null =>
  items[Math.floor((drawn(seed, place) * items.length) / seeds)] ?? null;

/** A seed that nobody has chosen. */
export const anySeed = () => (crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) & mask;
