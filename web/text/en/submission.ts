// Texts of the program generated from a table.

export const submission = {
  language: "Language",
  input: "Input",
  inputs: {
    line: "one test: its heaps on a line",
    tests: "T, then T lines of heaps",
    sized: "T, then of each test n and n heaps",
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
    proved: "It rests on the proved period: right for every n.",
    observed: "It rests on a period observed to n\u00a0=\u00a0{to}; beyond that nothing is proved.",
    form: "It rests on {formula}, observed to n\u00a0=\u00a0{to}; beyond that nothing is proved.",
    moves:
      "It rests on the rules alone: the values are made from the moves, up to the largest heap of the input. Large heaps take long.",
    table: "It rests on the table: right up to n\u00a0=\u00a0{to}. Larger heaps are refused.",
  },
  several: "Several heaps are a sum: their values are xored. A normal game, the last mover wins.",
  copy: "Copy",
  save: "Save",
};
