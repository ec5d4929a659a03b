// Texts of the evaluation by definition beside an answer.

export const definition = {
  about:
    "Every move and every position that follows, {positions} positions in all, without any theorem, table or split:",
  tooLarge:
    "Too large to check by definition: stopped after {positions} positions. The answer above doesn’t depend on this check.",
  winner: "State",
  value: "Value",
  winning: "Winning moves",
  said: "Answer",
  defined: "Definition",
  agrees: "✓ agree",
  differs: "✗ differ",
  /** For a partizan game, with either player to begin. */
  both: {
    about: "Every move and what follows it, until it is clear who wins, without any theorem, table or split.",
    whole: {one: "{first}: {count} position searched.", other: "{first}: {count} positions searched."},
    tooLarge: {
      one: "{first}: too large, stopped after {count} position.",
      other: "{first}: too large, stopped after {count} positions.",
    },
  },
};
