// Texts about the page itself.

export const about = {
  title: "About",
  text: "A C++ engine compiled to WebAssembly computes everything in your browser. Nothing is sent anywhere. Only your browser remembers where you were, your settings, the levels, puzzles and articles you finished and, for use offline, the site itself. Every answer says what it is based on: a theorem, a proved period, a table or a search. The theorems are checked against the rules on every position up to a certain size.",
  otherPlays: "More",
  otherPlaysHelp: "More ways to play",
};
