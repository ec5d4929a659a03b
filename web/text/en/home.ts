// Texts of the first page: a game, and five more levels, each with a new idea.

export const home = {
  challenge: "Take from one heap. Whoever takes the last counter wins. Beat me.",
  ladder: "How to beat me, in five small games",
  meeting: "Three heaps",
  rungs: {
    two: "Two heaps",
    pairs: "Pairs",
    blocks: "Fours, twos and ones",
    row: "A bowling row",
    tree: "Cut a branch",
  },
  goals: {
    two: "Take any number of counters from one heap. Whoever takes the last one wins.",
    pairs: "The same rule, with more heaps. Look for what belongs together.",
    blocks: "The game that you met first. This time you will know how.",
    row: "Knock over one pin, or two that stand side by side. Whoever knocks over the last pin wins.",
    tree: "Cut an edge: whatever no longer hangs on the ground falls. Whoever makes the last cut wins.",
  },
  ideas: {
    blocks: "Each heap is cut into blocks of 4, 2 and 1. Equal blocks cancel in pairs, even in different heaps.",
    row: "Leave two equal rows. Then copy: what your opponent knocks over in one, you knock over in the other.",
    tree: "A bare stalk plays like a heap: one line, one counter. Where two equal twigs grow from one point, they cancel.",
  },
  harder: "Now try 9, 14, 20",
  won: "won",
  clear: "Clear my progress",
  rungOf: "{at} of {count}",
  ask: "Before you look: if nobody makes a mistake, who wins this game?",
  guessFirst: "Whoever begins",
  guessSecond: "Whoever comes second",
  guessedRight: "Right: whoever begins can win.",
  guessedWrong: "No: whoever begins can win.",
  guessedRightSecond: "Right: whoever comes second can win.",
  guessedWrongSecond: "No: whoever comes second can win.",
  next: "Next: {title}",
  first: "Show me how: {title}",
  lastWon: "You won the last of the five games. There are many more to try.",
  lastPlayed: "That was the last of the five games. There are many more to try.",
  allGames: "All games",
  // Observations on a position.
  empty: "Nothing is left, so the player to move loses.",
  equal:
    "The two heaps are equal. Whatever you take from one, your opponent takes from the other, and so gets the last counter.",
  surplus: {
    one: "The highlighted counter has no partner in the other heap. Take it, then copy every move of your opponent.",
    other:
      "The {count} highlighted counters have no partner in the other heap. Take them, then copy every move of your opponent.",
  },
  oneHeap: "One heap is left: take all of it.",
  allPaired:
    "Every heap has a partner of its own size. Whatever you take from one, your opponent takes from its partner.",
  unpaired: "Equal heaps cancel. The highlighted heap has no partner: take all of it.",
  twoLeft:
    "Equal heaps cancel. The two highlighted heaps are left over, which is a game of two heaps: make them equal.",
  manyLeft: "Equal heaps cancel; only the highlighted ones count.",
  blocksEven:
    "Cut every heap into blocks of 4, 2 and 1. Here each kind comes in pairs: any move breaks a pair, and your opponent can mend it.",
  blocksOdd:
    "Cut every heap into blocks of 4, 2 and 1. Blocks cancel in pairs; the highlighted ones have no partner. Take so that every kind comes in pairs again.",
  rowsEven: "The rows come in equal pairs. Whatever you knock over in one, your opponent knocks over in its twin.",
  rowsMiddle: "Knock out the middle: two equal rows are left, and you can copy every move of your opponent.",
  rowsAll: "Knock over everything that is left.",
  rowsOdd: "Change the highlighted row so that the rows come in equal pairs. Then copy every move in the twin row.",
  rowsOther: "No move makes equal pairs here. This one still wins: {move}.",
  rowsLost: "The rows are not in pairs, and yet every move loses. Pairs are the simplest lost rows, not the only ones.",
  stalks: "Every tree on the ground plays like a heap: here {list}.",
  stalk: "This tree plays like a heap of {size}.",
  treesEven: "They cancel in pairs: whatever you cut from one, your opponent makes up for in its twin.",
  treesOne: "Cut the highlighted edge, and the whole tree falls.",
  treesOdd: "Cut where the board is highlighted: what is left cancels in pairs, and you can answer every cut.",
};
