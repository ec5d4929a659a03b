// Texts below the game of the first page: what else the site has.

export const offers = {
  title: "More to play, to draw and to read",
  games: "Eight games to start with",
  allGames: "All games",
  puzzle: {name: "Today’s puzzle", about: "One position, and a move that wins. A new one every day."},
  draw: {name: "Draw a Hackenbush", about: "Draw lines up from the ground and see at once who wins, and why."},
  write: {name: "Solve your own game", about: "Write its moves in a few lines of JavaScript. The page does the rest."},
  embed: {name: "Put it into your post", about: "Two lines of HTML, and your readers play right in the text."},
  article: {name: "How Nim is won", about: "The idea behind all these games, in ten minutes."},
  lesson: {name: "For a class", about: "One word gives everybody the same puzzles, and boards fill the screen."},
};
