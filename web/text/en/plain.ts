// Reasons in plain language, for someone who has just lost a game: "you" have the move. No variables, no values, no
// names of theorems.

export const plain = {
  /** Pairs of equal parts. */
  twins:
    "The two parts are equal. Whatever you do in one, your opponent does in the other, and so always has a move after yours.",
  twinHeaps:
    "The two heaps are equal. Whatever you do with one, your opponent does with the other. That makes them equal again, so your opponent always has a move after yours.",
  pairs:
    "Everything comes in equal pairs. Whatever you do in one of a pair, your opponent does in its twin, and so always has a move after yours.",
  balanced:
    "Everything is in balance. Each of your moves upsets the balance, and your opponent can restore it every time, right to the end.",
  balancedShown:
    "Everything is in balance. Each of your moves upsets the balance, and your opponent can restore it every time, right to the end. For example, the reply to {refuted} is {reply}.",
  unbalanced:
    "The move {move} brings everything into balance. Each move of your opponent then upsets the balance, and you can restore it every time, right to the end.",
  /** For games where some move ends the whole game at once. */
  balancedOrEnding:
    "Everything is in balance. Whatever you do, your opponent can restore the balance or win on the spot.",
  balancedOrEndingShown:
    "Everything is in balance. Whatever you do, your opponent can restore the balance or win on the spot. For example, the reply to {refuted} is {reply}.",
  unbalancedOrEnding:
    "The move {move} brings everything into balance. Whatever your opponent does then, you can restore the balance or win on the spot.",
  stalksBalanced:
    "Each part of the drawing counts as a single stalk, and these stalks are in balance. Whatever you cut, your opponent can restore the balance every time.",
  stalksUnbalanced:
    "Each part of the drawing counts as a single stalk, and {move} brings the stalks into balance. After that you can restore the balance every time.",
  movesWon: "A winning move is {move}: whatever your opponent does next, you have a reply.",
  everyWon: "You cannot go wrong here: every move wins.",
  someWon: "You have a winning move, but it is not known which one.",
  drawHeld: "Neither of you can force a win. {move} holds the draw: play can go on for ever.",
  drawAnyhow: "Neither of you can force a win: play can go on for ever.",
  noneWon: "None of your moves wins.",
  movesLost: "Whichever of your {count} moves you choose, your opponent wins.",
  onlyLost: "You have only one move, and after it your opponent wins.",
  movesLostShown:
    "Whichever of your {count} moves you choose, your opponent wins. For example, the reply to {refuted} is {reply}.",
  onlyLostShown: "You have only one move, {refuted}, and your opponent wins with the reply {reply}.",
  remainderWon:
    "Take {value} to leave a multiple of {divisor}. Whatever your opponent takes, you can leave a multiple of {divisor} again, until nothing is left.",
  remainderLost:
    "{heap} is a multiple of {divisor}. Whatever you take, your opponent can leave a multiple of {divisor} again, until nothing is left.",
  moveCountOdd: "Nobody can change how many moves are left. The number is odd, so you make the last one.",
  moveCountEven: "Nobody can change how many moves are left. The number is even, so your opponent makes the last one.",
  asHeap: "The pattern of this game repeats, so {heap} behaves like {same}.",
  lastLoses: "Here the player who makes the last move loses.",
  onesWon:
    "Only single counters are left, an even number of them. Each move takes one, so your opponent has to take the last one.",
  onesLost:
    "Only single counters are left, an odd number of them. Each move takes one, so you have to take the last one.",
  everyOdd: {
    one: "On each turn you move in all parts, so the one that lasts longest decides. Played well, it takes one more move, and you make it.",
    other:
      "On each turn you move in all parts, so the one that lasts longest decides. Played well, it takes {longest} more moves, an odd number, so you make the last one.",
  },
  everyEven:
    "On each turn you move in all parts, so the one that lasts longest decides. Played well, it takes {longest} more moves, an even number, so your opponent makes the last one.",
  selectiveWon:
    "Some parts are won for whoever moves first in them: make a winning move in each of those, and leave the rest alone.",
  selectiveLost: "Each part is lost for whoever moves first in it: your opponent answers in the parts where you moved.",
  keepOneWon:
    "Some parts are won for whoever moves first in them: make a winning move in one of those; no other part stays.",
  keepOneLost: "Only the part you move in stays in the game, and each part is lost for whoever moves first in it.",
  left: "Counted in spare moves, Left is ahead by {ahead} and wins, no matter who moves first.",
  right: "Counted in spare moves, Right is ahead by {ahead} and wins, no matter who moves first.",
  level: "Neither side is ahead, and every move has a reply, so the player who moves first loses.",
  overLost: "No moves are left: the player who made the last one wins.",
  /** Follows the sentence that says who has no move left. */
  stuckLost: "A player who cannot move loses.",
  overWon: "The game is over, and here the player who made the last move loses.",
  finished: "The last move won the whole game for the player who made it.",
  wonAtOnce: "You win right away: after {move} your opponent has no move.",
  movesLostEnding:
    "Whichever of your {count} moves you choose, your opponent wins. For example, {ending} ends the game.",
  onlyLostEnding: "You have only one move, {ending}. It ends the game, and your opponent wins.",
  everyOneOdd: {
    one: "Played well, this takes one more move, and you make it.",
    other: "Played well, this takes {longest} more moves, an odd number, so you make the last one.",
  },
  finishedComponent:
    "One of the components has no move left, so the game is over: the player who made the last move wins.",
  everyOneEven: "Played well, this takes {longest} more moves, an even number, so your opponent makes the last one.",
  quoted: "“{move}”",
  blocksOdd:
    "Split every heap into blocks of {sizes}. Equal blocks cancel in pairs, even in different heaps; the highlighted ones have no partner. Leave only pairs, and do so again after each move of your opponent.",
  blocksEven:
    "Split every heap into blocks of {sizes}. Here every block has a partner: any move breaks a pair, and your opponent can make pairs again.",
};
