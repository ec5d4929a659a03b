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
  none: "No game goes by “{query}”. Search for what it is played with, or by the number of a problem, for instance:",
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
    kayles: "Bowl down one pin or two neighbours, and leave no pin standing for the other side.",
    chomp: "Bite into a bar of chocolate, and leave the poisoned corner to your opponent.",
    hackenbush: "Cut a drawing away line by line; whatever hangs in the air falls.",
    "treblecross-strip": "Noughts and crosses on a single line, and both of you put crosses.",
    cram: "Lay dominoes on a board. Whoever finds no room for another loses.",
    "fibonacci-nim": "Never take more than twice what was just taken, and still finish the heap.",
    cutting: "Cut paper along its lines, and be the first to snip off a single square.",
  },
  /** Titles of the links that say only “Surprising” and “Hard”. */
  exampleTitles: {
    surprising: "A position of {game} with a surprising answer",
    hard: "A position of {game} that is hard to solve by hand",
  },
};
