// The bytes that may be loaded: of each figure that `npm run sizes` measures, the most.
const kB = 1000;

/** As `gzip -9` makes them, unless a name says otherwise. */
export const budgets = {
  /** The page, its words in one language, its looks and the worker, up to the first solved position; all but the engine. */
  "first visit without engine": 160 * kB,
  /** What a page, a panel or a dialog brings along when it is opened: the largest script of all, and the largest sheet of looks. */
  "late script": 25 * kB,
  "late style": 4 * kB,
};
