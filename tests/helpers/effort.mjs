// How much a test goes through: all of it where SG_LONG asks for the long run.
export const isLong = Boolean(process.env.SG_LONG);

/**
 * All of them in the long run, else one of so many, from the first on.
 * @template T
 * @returns {T[]}
 */
export const oneOf = (/** @type {number} */ step, /** @type {T[]} */ all) =>
  isLong ? all : all.filter((_, i) => i % step === 0);
