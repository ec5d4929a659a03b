// Texts of the evaluation by definition beside an answer.

export const found = {
  about:
    "Every move and every position that follows, {positions} positions in all, without any theorem, table or split:",
  tooLarge:
    "Too large for the bare definition: given up after {positions} positions. The answer above stands on its own ground.",
  winner: "State",
  value: "Value",
  winning: "Winning moves",
  said: "Answer",
  defined: "Definition",
  agrees: "✓ agree",
  differs: "✗ differ",
  /** For a partizan game, with either player to begin. */
  both: {
    about: "Every move and what follows it, until it is plain who wins, without any theorem, table or split.",
    whole: {one: "{first}: {count} position looked at.", other: "{first}: {count} positions looked at."},
    tooLarge: {
      one: "{first}: too large for that, given up after {count} position.",
      other: "{first}: too large for that, given up after {count} positions.",
    },
  },
};
