// Texts of the fields for a position or a game.

/** Names of signs that may be missing; any other is shown as it is. */
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
  games: "Games and how to type them",
  noVerdict: "What you typed isn’t a position yet. The board shows the last one.",
  missing: "Missing: {sign}.",
  signs,
  notHere: "{name} is not here. Try",
};
