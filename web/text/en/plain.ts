// Reasons in plain language, for someone who has just lost a game: "you" have the move. No variables, no values, no
// names of theorems.

export const plain = {
  /** Pairs of equal parts. */
  twins:
    "The two parts are equal. Whatever you do in one, the other side does in the other, and so always has a move when you had one.",
  twinHeaps:
    "The two heaps are equal. Whatever you do with one, the other side does with the other and makes them equal again, and so always has a move when you had one.",
  pairs:
    "Everything comes in equal pairs. Whatever you do in one of a pair, the other side does in its twin, and so always has a move when you had one.",
  balanced:
    "Everything is in balance. Whatever you do upsets it, and the other side can restore it every time, to the very end.",
  balancedShown:
    "Everything is in balance. Whatever you do upsets it, and the other side can restore it every time, to the very end: {refuted}, for instance, is answered by {reply}.",
  unbalanced:
    "The move {move} brings everything into balance. Whatever the other side does then upsets it, and you can restore it every time, to the very end.",
  /** For games where some move ends the whole game at once. */
  balancedOrEnding: "Everything is in balance. Whatever you do, the other side can restore the balance or win at once.",
  balancedOrEndingShown:
    "Everything is in balance. Whatever you do, the other side can restore the balance or win at once: {refuted}, for instance, is answered by {reply}.",
  unbalancedOrEnding:
    "The move {move} brings everything into balance. Whatever the other side does then, you can restore the balance or win at once.",
  stalksBalanced:
    "Each part of the drawing counts like one single stalk, and these stalks are in balance. Whatever you cut, the other side can restore the balance every time.",
  stalksUnbalanced:
    "Each part of the drawing counts like one single stalk, and {move} brings the stalks into balance. After that you can restore the balance every time.",
  movesWon: "A winning move is {move}: whatever the other side does then, you have an answer.",
  everyWon: "You cannot go wrong here: every move of yours wins.",
  someWon: "Some move of yours wins, though it is not known which.",
  noneWon: "None of your moves wins.",
  movesLost: "Whichever of your {count} moves you choose, the other side wins.",
  onlyLost: "You have only one move, and after it the other side wins.",
  movesLostShown:
    "Whichever of your {count} moves you choose, the other side wins: {refuted}, for instance, is answered by {reply}.",
  onlyLostShown: "You have only one move, {refuted}, and the other side answers it by {reply}.",
  remainderWon:
    "Take {value}, and a multiple of {divisor} is left. Whatever the other side takes, you can come back to a multiple of {divisor}, and at last to nothing.",
  remainderLost:
    "{heap} is a multiple of {divisor}. Whatever you take, the other side can come back to a multiple of {divisor}, and at last to nothing.",
  moveCountOdd: "Nobody can change how many moves are left. Their number is odd, so you make the last one.",
  moveCountEven:
    "Nobody can change how many moves are left. Their number is even, so the other side makes the last one.",
  asHeap: "The pattern of this game repeats, and {heap} stands where {same} does.",
  lastLoses: "Here whoever makes the last move loses.",
  onesWon:
    "Only single counters are left, an even number of them. They go one by one, and the last is left to the other side.",
  onesLost: "Only single counters are left, an odd number of them. They go one by one, and the last is left to you.",
  everyOdd: {
    one: "All parts are moved at once, so the one that lasts longest decides. Played well it takes one more move, and you make it.",
    other:
      "All parts are moved at once, so the one that lasts longest decides. Played well it takes {longest} more moves, an odd number, so you make its last one.",
  },
  everyEven:
    "All parts are moved at once, so the one that lasts longest decides. Played well it takes {longest} more moves, an even number, so the other side makes its last one.",
  left: "Counted in spare moves, Left is ahead by {ahead}, and wins whoever begins.",
  right: "Counted in spare moves, Right is ahead by {ahead}, and wins whoever begins.",
  level: "Neither side is ahead, and every move has an answer, so whoever has to begin loses.",
  overLost: "No move is left: whoever made the last one has won.",
  /** Follows the sentence that says who has no move left. */
  stuckLost: "Whoever cannot move loses.",
  overWon: "The game is over, and here whoever made the last move has lost.",
  finished: "The last move has won the whole game for whoever made it.",
  wonAtOnce: "You win at once: after {move} the other side has no move left.",
  movesLostEnding:
    "Whichever of your {count} moves you choose, the other side wins: {ending}, for instance, ends the game.",
  onlyLostEnding: "You have only one move, {ending}. It ends the game, and the other side has won.",
  everyOneOdd: {
    one: "Played well, this takes one more move, and you make it.",
    other: "Played well, this takes {longest} more moves, an odd number, so you make the last one.",
  },
  everyOneEven: "Played well, this takes {longest} more moves, an even number, so the other side makes the last one.",
  quoted: "“{move}”",
};
