// How much a test goes through: all of it where SG_LONG asks for the long run, and less where a part stands for what has passed whole.
export const isLong = Boolean(process.env.SG_LONG);
/** The ids of the games that were edited, where only their tests are due; scripts/node-part.mjs says when. */
const edited = isLong ? undefined : process.env.SG_EDITED?.split(" ");

/**
 * All of them in the long run, else one of so many, from the first on.
 * @template T
 * @returns {T[]}
 */
export const oneOf = (/** @type {number} */ step, /** @type {T[]} */ all) =>
  isLong ? all : all.filter((_, i) => i % step === 0);

/**
 * All of them in the long run, else so many at most, evenly chosen: an odd step meets every remainder modulo a power of two.
 * @template T
 * @returns {T[]}
 */
export const atMost = (/** @type {number} */ count, /** @type {T[]} */ all) =>
  oneOf(all.length > count ? Math.ceil(all.length / count) | 1 : 1, all);

/**
 * All of a list whose members belong to games; after an edit those of the games that were edited, and one in eight.
 * @template T
 * @returns {T[]}
 */
export const ofGames = (/** @type {T[]} */ all, /** @type {(one: T) => string} */ idOf = String) =>
  edited ? all.filter((one, i) => i % 8 === 0 || edited.includes(idOf(one))) : all;

/** Whether all of the games are gone through. */
export const isWhole = !edited;
