// Texts of the page of games.
export {materials, theories} from "./facets";
export {sites} from "./judge-sites";
export {kinds} from "./kinds";

export const gallery = {
  title: "Games",
  about: "Games for two players: no luck, nothing hidden. Pick one and play.",
  search: "Search the games",
  hint: "name, code or problem number",
  count: {one: "{count} game", other: "{count} games"},
  found: {one: "{count} game found", other: "{count} games found"},
  none: "Nothing found for “{query}”. Try what it is played with or a problem number, for instance:",
  noneHere: "No game fits both choices.",
  keepOne: "Keep only one of them:",
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
  /** Well-known games that are not here; each of the nearest stands with what it has in common with the missing one. */
  missing: "{name} is not here. Try:",
  likeness: {
    lines: "you take the lines of a drawing",
    points: "you take the points of a drawing",
    row: "three in a row wins",
    fill: "you fill squares until nothing fits",
    room: "you fight for room on a board",
    ground: "you claim points and keep the opponent away",
    capture: "you capture the stones next to yours",
    board: "stones of two colours on a board",
    jump: "you jump over the opponent's pieces",
    block: "you win by leaving the opponent no move",
    queen: "pieces move like a queen in chess",
    king: "one piece moves like a king in chess",
    pawns: "it began as a battle of pawns",
    turn: "you turn pieces over on a grid",
    pots: "you move counters from place to place",
    slide: "you move pieces along a row of squares",
    divisors: "divisors decide what you may do",
    colours: "you colour a drawing in turn",
  },
  /** Help below the examples of a search without result. */
  searchable: "You can search for a name, a word of the rule, what it is played with, a code, a problem or a person.",
  /** Titles of the links that say only “Surprising” and “Hard”. */
  exampleTitles: {
    surprising: "A position of {game} with a surprising answer",
    hard: "A position of {game} that is hard to solve by hand",
  },
  fun: "Kind of fun",
  funs: {
    quick: {name: "Quick", about: "Over in a few moves."},
    deep: {name: "Deep", about: "No formula known: you have to think ahead."},
    drawing: {name: "Drawing", about: "You can draw the board yourself."},
    counting: {name: "Counting", about: "Played with numbers and heaps."},
    pair: {name: "Two sides", about: "Each player has their own pieces or moves."},
  },
  aboutGame: "About",
  aboutThisGame: "About this game: {game}",
};
export type Likeness = keyof typeof gallery.likeness;
