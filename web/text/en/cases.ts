// Texts of test cases pasted into the field of a position.

export const cases = {
  pasted: "Test cases that were pasted",
  found: "{count} test cases: choose one to open.",
  meant: "What was pasted can be meant in {count} ways:",
  none: "one position, as the field shows it",
  lines: "a count, then {count} test cases, a line each",
  counted: "a count, then {count} test cases, each behind its length",
  close: "Close the list",
};
