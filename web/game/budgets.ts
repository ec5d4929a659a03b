// How many steps the engine may spend, by what it is asked for; a step is a move listed (docs/notation.md).
export const budgets = {
  /** Whether a text is a position at all, and its board. */
  board: 1,
  /** Enough for any theorem, and for the picture of a position whose search will take longer. */
  glance: 20_000,
  usual: 20_000_000,
  /** When it is asked to go on. */
  deep: 400_000_000,
  /** Each position of a square of them; what takes more shows no value. */
  pair: 1_000_000,
  /** All of a square: a minute or so. */
  table: 100_000_000,
  /** Some twentieths of a second. */
  remoteness: 20_000,
};
