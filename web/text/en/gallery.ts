// Texts of the page of games.
export {materials, theories} from "./facets";
export {kinds} from "./kinds";
export {sites} from "./sites";

export const gallery = {
  title: "Games",
  about: "Games for two players: no luck, nothing hidden. Pick one and play.",
  search: "Search the games",
  hint: "name, code or problem number",
  count: {one: "{count} game", other: "{count} games"},
  found: {one: "{count} game found", other: "{count} games found"},
  none: "Nothing found for “{query}”. Try what it is played with or a problem number, for instance:",
  noneHere: "No game fits both choices.",
  suggestions: {material: "coins", problem: "POJ 2311", code: "0.137"},
  clear: "Show all games",
  all: "All",
  material: "Played with",
  theory: "Solved by",
  start: "Start here",
  shelves: {
    heaps: "Heaps",
    pins: "Rows of pins",
    squares: "Squares to fill, bite and cut",
    strips: "Pieces on a strip",
    coins: "Coins to turn and take",
    cut: "Graphs that you cut",
    walks: "Graphs to walk, words, and a draft",
    stairs: "Stairs, pots and boxes",
    numbers: "Numbers that shrink",
    own: "Rules of your own",
  },
  /** Short description of each game for beginners, by id. */
  invitations: {
    nim: "Take as many as you like from one heap, and be the one who takes the very last.",
    kayles: "Knock down one pin or two neighbours, and leave no pin standing for your opponent.",
    chomp: "Bite into a bar of chocolate, and leave the poisoned corner to your opponent.",
    hackenbush: "Cut a drawing away line by line. Everything no longer connected to the ground falls.",
    "treblecross-strip": "Noughts and crosses in a single row, but both players draw crosses.",
    cram: "Lay dominoes on a board. The player with no room for another loses.",
    "fibonacci-nim": "Take at most twice what your opponent just took, and be the one to finish the heap.",
    cutting: "Cut paper along its lines, and be the first to snip off a single square.",
  },
};
