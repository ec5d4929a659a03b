// Texts of the first page: a game, and five more levels, each with a new idea.

export const home = {
  challenge: "Take any number from one heap. The player who takes the last counter wins. Beat me!",
  ladder: "How to beat me, in five small games",
  meeting: "Three heaps",
  rungs: {
    two: "Two heaps",
    pairs: "Pairs",
    blocks: "Fours, twos and ones",
    row: "A row of pins",
    tree: "Cut a branch",
  },
  goals: {
    two: "Take any number of counters from one heap. The player who takes the last one wins.",
    pairs: "The same rule, with more heaps. Look for heaps that form pairs.",
    blocks: "The first game again. This time you know how to win it.",
    row: "Knock down one pin, or two that stand side by side. The player who knocks down the last pin wins.",
    tree: "Cut a line. Everything no longer connected to the ground falls. The player who makes the last cut wins.",
  },
  ideas: {
    blocks: "Each heap is cut into blocks of 4, 2 and 1. Equal blocks cancel in pairs, even in different heaps.",
    row: "Leave two equal rows. Then copy: what your opponent knocks down in one row, you knock down in the other.",
    tree: "A bare stalk plays like a heap: one line, one counter. Where two equal twigs grow from one point, they cancel.",
  },
  harder: "Now try 9, 14, 20",
  won: "won",
  clear: "Clear my progress",
  rungOf: "{at} of {count}",
  ask: "Before you look: if nobody makes a mistake, who wins?",
  guessFirst: "The first player",
  guessSecond: "The second player",
  guessedRight: "Right: the first player can win.",
  guessedWrong: "No: the first player can win.",
  guessedRightSecond: "Right: the second player can win.",
  guessedWrongSecond: "No: the second player can win.",
  next: "Next: {title}",
  first: "Show me how: {title}",
  lastWon: "You won the last of the five games. There are many more to try.",
  lastPlayed: "That was the last of the five games. There are many more to try.",
  allGames: "All games",
  // Observations on a position.
  empty: "Nothing is left, so the player to move loses.",
  equal:
    "The two heaps are equal. Whatever you take from one, your opponent takes from the other, and gets the last counter.",
  surplus: {
    one: "The highlighted counter has no partner in the other heap. Take it, then copy every move of your opponent.",
    other:
      "The {count} highlighted counters have no partner in the other heap. Take them, then copy every move of your opponent.",
  },
  oneHeap: "Only one heap is left: take all of it.",
  allPaired:
    "Every heap has a partner of its own size. Whatever you take from one, your opponent takes from its partner.",
  unpaired: "Equal heaps cancel. The highlighted heap has no partner: take all of it.",
  twoLeft: "Equal heaps cancel. That leaves the two highlighted heaps: make them equal.",
  manyLeft: "Equal heaps cancel; only the highlighted ones count.",
  blocksEven:
    "Split every heap into blocks of 4, 2 and 1. Here each size comes in pairs: any move breaks a pair, and your opponent can restore it.",
  blocksOdd:
    "Split every heap into blocks of 4, 2 and 1. Equal blocks cancel in pairs; the highlighted ones have no partner. Take counters so that every size comes in pairs again.",
  rowsEven: "The rows come in equal pairs. Whatever you knock down in one, your opponent knocks down in its twin.",
  rowsMiddle: "Knock down the middle. That leaves two equal rows, and you can copy every move of your opponent.",
  rowsAll: "Knock down everything that is left.",
  rowsOdd: "Change the highlighted row so that the rows come in equal pairs. Then copy every move in the twin row.",
  rowsOther: "No move makes equal pairs here. This one still wins: {move}.",
  rowsLost:
    "The rows aren’t in pairs, but every move still loses. Pairs are the simplest lost positions, not the only ones.",
  stalks: "Every tree on the ground plays like a heap: here {list}.",
  stalk: "This tree plays like a heap of {size}.",
  treesEven: "They cancel in pairs: whatever you cut, your opponent can make them cancel again.",
  treesOne: "Cut the highlighted line, and the whole tree falls.",
  treesOdd: "Cut a highlighted line: the rest cancels in pairs, and you can answer every cut.",
};
