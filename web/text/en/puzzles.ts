// The words of random positions and puzzles.

export const puzzles = {
  start: "Random position or puzzle",
  about:
    "A position of {game} up to the size. The same word gives the same position everywhere; without a word, one is made up. In a puzzle some moves win and some do not, and the answer is kept back.",
  ofSum: "It takes the place of the whole sum.",
  of: "Game",
  size: "Size, 1 to {most}",
  word: "Word",
  random: "Random position",
  puzzle: "Puzzle",
  drawing: "Drawing…",
  cancelled: "Cancelled: nothing was drawn.",
  drawnBy: "Drawn with the word “{word}”, size {size}.",
  noMove: "No position of {game} of size {size} has a move.",
  noPuzzle:
    "No puzzle: in none of the {tries} positions tried do some moves win and others not. Take another word or size.",
  daily: "Daily puzzle",
  named: "Puzzle “{word}”",
  dailyOf: "Daily puzzle, {word}",
  find: "Find a winning move.",
  try: "Some moves win and some do not: touch the board to try one.",
  missed: "{move} does not win: the answer is {reply}. Try again.",
  missedOnly: "{move} does not win. Try again.",
  reveal: "Show the answer",
  first: "Solved at the first try.",
  solved: "Solved at try {count}.",
  shown: "Not solved.",
  copyResult: "Copy the result",
  /** A word to be said aloud is made of three of these; in Chinese, of characters that no other one sounds like. */
  syllables:
    "ba be bi bo da de di do fa fi ga go ka ke ki ko la le li lo ma me mi mo na ne ni no pa pe pi po ra re ri ro sa se so ta te ti to va vi za zo",
};
