// Budgets in bytes for each figure that `npm run sizes` measures.
const kB = 1000;

/** Returns the budgets for a site in so many languages: sizes after `gzip -9` unless the comment says otherwise. */
export const budgetsFor = (/** @type {number} */ languages) => ({
  /** First visit in one language, up to the first solved position: page, words, styles, worker, and the engine that solves it. */
  "first visit": 292 * kB,
  "starter engine": 138 * kB,
  "whole engine": 800 * kB,
  /** Largest script and largest style sheet that a page, panel or dialog loads when it is opened. */
  "late script": 25 * kB,
  "late style": 4 * kB,
  /** Script of the element, and all that it loads to solve a position of the starter's games, half of it the engine. */
  "element's loader": 5 * kB,
  "element, wanted": 268 * kB,
  /** Size on disk. It alone holds all languages. */
  "page in one file": (1510 + 130 * languages) * kB,
});
