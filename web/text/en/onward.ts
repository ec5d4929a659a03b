// Texts of what to try after a game.

export const onward = {
  title: "What next?",
  larger: "A larger board",
  smaller: "Try a smaller board",
  weaker: "Try an easier opponent: {level}",
  puzzle: "A puzzle",
  article: "Article",
};
