// The words of fields that a position or a game is typed into.

/** Signs that may be missing; any other stands for itself. */
const signs: Record<string, string> = {
  ":": "a colon “:”",
  ")": "a closing bracket “)”",
  "(": "an opening bracket “(”",
  "]": "a closing bracket “]”",
  "[": "an opening bracket “[”",
  "}": "a closing brace “}”",
  ",": "a comma “,”",
  ";": "a semicolon “;”",
  x: "an x between width and height",
  "->": "an arrow “->”",
};

export const typing = {
  readAs: "Read as",
  didYouMean: "Did you mean",
  forExample: "For example",
  games: "Games, as they are typed",
  noVerdict: "No verdict: what is typed is not a position yet. The board shows the last one.",
  missing: "Missing: {sign}.",
  signs,
};
