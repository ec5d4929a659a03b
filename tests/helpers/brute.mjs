// Brute-force solver, which decides the winner from nothing but the moves: the reference that all judges are held to.

/**
 * Returns a function that is true if the player to move wins; results are cached by the position's JSON text.
 * @template P
 * @param {(position: P) => Iterable<P>} options
 * @returns {(position: P) => boolean}
 */
export function solver(options) {
  const cache = new Map();
  const wins = (position) => {
    const key = JSON.stringify(position);
    let won = cache.get(key);
    if (won === undefined) {
      won = false;
      for (const next of options(position))
        if (!wins(next)) {
          won = true;
          break;
        }
      cache.set(key, won);
    }
    return won;
  };
  return wins;
}

/** Whole numbers from `from` to `to`, both included. */
export const range = (from, to) => Array.from({length: Math.max(0, to - from + 1)}, (_, i) => from + i);

/** Yields every word of `length` letters out of `letters`. */
export function* wordsOf(letters, length) {
  if (length === 0) yield "";
  else for (const prefix of wordsOf(letters, length - 1)) for (const letter of letters) yield prefix + letter;
}

/** Yields every list of `length` numbers out of `numbers`. */
export function* listsOf(numbers, length) {
  if (length === 0) yield [];
  else for (const prefix of listsOf(numbers, length - 1)) for (const n of numbers) yield [...prefix, n];
}

export const subsetsOf = (items) =>
  range(0, 2 ** items.length - 1).map((bits) => items.filter((_, i) => bits & (1 << i)));

/** Returns a copy of the list in which `others` take the place of element i. */
export const withReplaced = (list, i, ...others) => [...list.slice(0, i), ...others, ...list.slice(i + 1)];
