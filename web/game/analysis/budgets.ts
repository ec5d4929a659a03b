// Budgets of steps for each kind of request to the engine; a step is a move listed (docs/notation.md).
export const budgets = {
  /** Reading the board of a text, if it is a position at all. */
  board: 1,
  /** Enough for any theorem, and to draw a position whose search will take longer. */
  glance: 20_000,
  usual: 20_000_000,
  /** Continuing a search on request. */
  deep: 400_000_000,
  /** One position of a square of them; above it no value is shown. */
  pair: 1_000_000,
  /** A whole square: about a minute. */
  table: 100_000_000,
  /** A few twentieths of a second. */
  remoteness: 20_000,
};
