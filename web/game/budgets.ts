// How much the engine may spend, by what it is asked for: positions, of resistance positions and moves.
export const budgets = {
  /** Whether a text is a position at all, and its board. */
  board: 1,
  /** Enough for any theorem, and for the picture of a position whose search will take longer. */
  glance: 2000,
  usual: 2_000_000,
  /** When it is asked to go on. */
  deep: 40_000_000,
  /** Each position of a square of them; what takes more shows no value. */
  pair: 100_000,
  /** Some twentieths of a second. */
  resistance: 20_000,
};
