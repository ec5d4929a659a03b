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
  evenLost:
    "Both heaps are even. Whatever you take, the other side can make both even again, until nothing can be taken.",
  evenWon: "The move {move} makes both heaps even. Whatever the other side takes then, you can make both even again.",
  largestLost:
    "The largest heaps are even in number. After each of your moves they are odd in number, and the other side can make them even again.",
  largestWon:
    "The move {move} makes the largest heaps even in number. The other side has to make them odd, and you can make them even again every time.",
  mirrored:
    "Whatever you do, the other side can make what is left look the same from both sides, and from then on it mirrors each of your moves.",
  imaged:
    "Whatever you do, the other side can do the same on the opposite side of the board, and so always has a move when you had one.",
  middleWon:
    "Put a domino on the two squares in the middle. Whatever the other side does then, you can do the same on the opposite side of the board.",
  rowsWon:
    "Leave a row of {upper_left} and one of {lower_left}, a square shorter. Whatever is bitten then, you can make the lower row a square shorter again.",
  rowsLost:
    "The lower row is a square shorter. Whatever you bite, the other side can make it so again, until only the poison is left.",
  stolen:
    "Some bite must win. If biting off only the last square, the one opposite the poison, did not, the other side would have a winning answer; but that answer takes this square too, and could have been your own first bite.",
  lastPartFree:
    "{heap} comes apart as {parts}. Take the last part, {last}: the other side then may not take the next part whole, and you go on as you began.",
  lastPartHeld:
    "{heap} comes apart as {parts}. You may not take the last part, {last}, whole; whatever you take of it, the other side takes the smallest part of what is left.",
  wholeHeld:
    "You may not take all {heap} at once. Whatever you leave comes apart into parts, each more than {factor} times the next, and the other side takes the smallest part.",
  endsWon:
    "The move {move} makes the two ends equal. Whatever the other side does to one end then, you do to the other; and what lies between is lost for whoever begins there.",
  endsLost:
    "The two ends are equal. Whatever you do to one end, the other side does to the other; and what lies between is lost for whoever begins there.",
  potsLost:
    "Every pot but the last holds an even number of beans. Whatever you do, the other side can do the same once more.",
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
