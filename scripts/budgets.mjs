// The bytes that may be loaded: of each figure that `npm run sizes` measures, the most.
const kB = 1000;

/** As `gzip -9` makes them, unless a name says otherwise. */
export const budgets = {
  /** In one language, up to the first solved position: the page, its words and looks, the worker, and the engine that solves it. */
  "first visit": 305 * kB,
  "starter engine": 145 * kB,
  "whole engine": 715 * kB,
  /** What a page, a panel or a dialog brings along when it is opened: the largest script of all, and the largest sheet of looks. */
  "late script": 25 * kB,
  "late style": 4 * kB,
  /** The script of the element, and all that it loads to solve a position of the starter's games: half of it the engine. */
  "element's loader": 5 * kB,
  "element, wanted": 275 * kB,
  /** On disk. */
  "page in one file": 1690 * kB,
};
