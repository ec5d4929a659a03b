// Texts of test cases pasted into the field of a position.

export const cases = {
  pasted: "Pasted test cases",
  found: "{count} test cases. Choose one to open.",
  meant: "The pasted text can be read in {count} ways:",
  none: "one position, as the field shows it",
  lines: "a count, then {count} test cases, a line each",
  counted: "a count, then {count} test cases, each after its length",
  close: "Close the list",
};
