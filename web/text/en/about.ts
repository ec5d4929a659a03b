// Texts about the page itself.

export const about = {
  title: "About",
  text: "Everything is computed in your browser by a C++ engine compiled to WebAssembly. Nothing is sent anywhere. Only your browser keeps where you were, your settings, the levels and puzzles you solved and, for use offline, the site itself. Every answer names its ground: a theorem, a proved period, a table or a search; the theorems are checked against the rules on every position up to a size.",
};
