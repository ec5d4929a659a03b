// Games of the daily puzzle: their boards are seen at once, and their rules are said in one line.

/** First day whose puzzle is of these games; the days before keep the puzzles that they had. */
export const clearSince = "2026-12-07";

/**
 * Games with the largest size of a position: heaps, rows of pins, coins, chocolate, dominoes and Hackenbush. Of smaller
 * positions hardly any is a puzzle, larger ones have to be counted rather than seen.
 */
export const clearGames: ReadonlyMap<string, number> = new Map([
  ["nim", 20],
  ["bounded-nim(3)", 20],
  ["subtraction(1,3,4)", 18],
  ["wythoff", 18],
  ["kayles", 18],
  ["dawsons-kayles", 16],
  ["hackenbush", 6],
  ["chomp", 12],
  ["cram", 12],
  ["coins(turtles)", 8],
  ["coins(twins)", 8],
  ["nimble", 16],
  ["toppling-dominoes", 6],
]);
