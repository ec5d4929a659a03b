// Extent of the tests: everything if SG_LONG asks for the long run, otherwise samples.
export const isLong = Boolean(process.env.SG_LONG);
/** Ids of the edited games if only their tests are due; scripts/node-part.mjs decides when. */
const edited = isLong ? undefined : process.env.SG_EDITED?.split(" ");

/**
 * Returns all elements in the long run, otherwise every `step`-th one, beginning with the first.
 * @template T
 * @returns {T[]}
 */
export const everyNth = (/** @type {number} */ step, /** @type {T[]} */ items) =>
  isLong ? items : items.filter((_, i) => i % step === 0);

/**
 * Returns all elements in the long run, otherwise at most `count`, evenly spaced: an odd step meets every remainder
 * modulo a power of two.
 * @template T
 * @returns {T[]}
 */
export const sampleOf = (/** @type {number} */ count, /** @type {T[]} */ items) =>
  everyNth(items.length > count ? Math.ceil(items.length / count) | 1 : 1, items);

/**
 * Returns all elements, which belong to games; after an edit only those of the edited games and every eighth one.
 * @template T
 * @returns {T[]}
 */
export const editedGames = (/** @type {T[]} */ items, /** @type {(one: T) => string} */ idOf = String) =>
  edited ? items.filter((item, i) => i % 8 === 0 || edited.includes(idOf(item))) : items;

/** True if the tests cover all games. */
export const coversAllGames = !edited;
