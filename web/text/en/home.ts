// The words of the first page: a game, and five more, each a thought further.

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
  climbed: "You have climbed all five. There are many more games to try.",
  allGames: "All games",
  // What is seen of a position.
  empty: "Nothing is left: whoever is to move has lost.",
  equal:
    "The two heaps are equal. Whatever is taken from one, the other side takes from the other, and so takes the last counter.",
  surplus: {
    one: "{count} counter, lit, has no partner in the other heap. Take it: then copy whatever the other side does.",
    other:
      "{count} counters, lit, have no partner in the other heap. Take them: then copy whatever the other side does.",
  },
  oneHeap: "One heap is left: take all of it.",
  allPaired:
    "Every heap has a partner of its own size. Whatever is taken from one, the other side takes from its partner.",
  unpaired: "Equal heaps cancel. The lit heap has no partner: take all of it.",
  twoLeft: "Equal heaps cancel. What is left over, lit, is a game of two heaps: make those two equal.",
  manyLeft: "Equal heaps cancel; the lit ones are left over.",
  blocksEven:
    "Cut every heap into blocks of 4, 2 and 1. Here each kind comes in pairs: any move breaks a pair, and the other side can mend it.",
  blocksOdd:
    "Cut every heap into blocks of 4, 2 and 1. Blocks cancel in pairs; the lit ones have no partner. Take so that every kind comes in pairs again.",
  rowsEven: "The rows come in equal pairs. Whatever falls in one, the other side knocks over in its twin.",
  rowsMiddle: "Knock out the middle: two equal rows are left, and you can copy whatever the other side does.",
  rowsOdd: "The rows do not come in pairs. Find the move that makes two halves alike.",
  rowsLost: "No move leaves the other side in trouble here. Pairs are the simplest such rows, not the only ones.",
  stalks: "Every tree on the ground plays like a heap: here {list}.",
  treesEven: "They cancel in pairs: whatever is cut from one, the other side makes up for in its twin.",
  treesOdd: "Cut the lit edge: what is left cancels in pairs, and you can answer every cut.",
};
