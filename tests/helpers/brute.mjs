// Who wins, from nothing but the moves: the judge of the judges.

/**
 * Whether the player to move wins; each position is remembered by its text.
 * @template P
 * @param {(position: P) => Iterable<P>} options
 * @returns {(position: P) => boolean}
 */
export function solver(options) {
  const known = new Map();
  const wins = (position) => {
    const key = JSON.stringify(position);
    let won = known.get(key);
    if (won === undefined) {
      won = false;
      for (const next of options(position))
        if (!wins(next)) {
          won = true;
          break;
        }
      known.set(key, won);
    }
    return won;
  };
  return wins;
}

/** Whole numbers from `from` to `to`. */
export const range = (from, to) => Array.from({length: Math.max(0, to - from + 1)}, (_, i) => from + i);

/** Every word of so many of these letters. */
export function* wordsOf(letters, length) {
  if (length === 0) yield "";
  else for (const rest of wordsOf(letters, length - 1)) for (const letter of letters) yield rest + letter;
}

/** Every list of so many numbers of these. */
export function* listsOf(numbers, length) {
  if (length === 0) yield [];
  else for (const rest of listsOf(numbers, length - 1)) for (const n of numbers) yield [...rest, n];
}

export const subsetsOf = (items) =>
  range(0, 2 ** items.length - 1).map((bits) => items.filter((_, i) => bits & (1 << i)));

/** With the i-th replaced by `others`. */
export const replaced = (list, i, ...others) => [...list.slice(0, i), ...others, ...list.slice(i + 1)];
