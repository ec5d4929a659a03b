// Texts of the program generated from a table.

export const submission = {
  language: "Language",
  input: "Input",
  inputs: {
    line: "one test: its heaps on a line",
    tests: "T, then T lines of heaps",
    sized: "T, then for each test n and n heaps",
  },
  answer: "Output",
  answers: {winner: "First or Second", value: "the Grundy value"},
  by: "Values by",
  plans: {
    period: "the period",
    form: "a closed form",
    moves: "the moves",
    table: "the table",
  },
  rests: {
    proved: "Based on the proved period: right for every n.",
    observed: "Based on a period observed up to n\u00a0=\u00a0{to}; beyond that nothing is proved.",
    form: "Based on {formula}, observed up to n\u00a0=\u00a0{to}; beyond that nothing is proved.",
    moves:
      "Based on the rules alone: the values are computed from the moves, up to the largest heap of the input. Large heaps take long.",
    table: "Based on the table: right up to n\u00a0=\u00a0{to}. Larger heaps are rejected.",
  },
  several: "Several heaps form a sum: xor their values. Normal play: the player who makes the last move wins.",
  copy: "Copy",
  save: "Save",
};
