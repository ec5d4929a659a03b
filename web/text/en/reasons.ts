// Reasons why a position is won or lost: a sentence for each key of the engine's explanations that any game can give.
import type {ReasonFacts} from "../../engine/generated/reason-types";
import type {ReasonWords} from "../game";
import {reasonsOfGames} from "./reasons-of-games";

export const reasons = {
  ...reasonsOfGames,
  "nim-sum": {
    brief: {won: "the nim-sum is {equation}, not 0", lost: "the nim-sum is {equation}"},
    text: "Add the values in binary without carrying. A column with an odd number of ones stays 1, so the nim-sum is {sum}, not 0.",
  },
  period: {
    brief:
      "a heap of {heap} counts as one of {same}, since from {preperiod} on the values repeat every {period}: {value}",
    text: "From {preperiod} on the values repeat every {period}: they were made so far that the period is proved for all heaps. So a heap of {heap} is worth as much as one of {same}, which is {value}.",
  },
  "period-saltus": {
    brief: "from {preperiod} on, {period} more counters are worth {saltus} more, which makes {heap} worth {value}",
    text: "From {preperiod} on a heap with {period} more counters is worth {saltus} more: the values were made so far that this is proved for all heaps. A heap of {heap} is counted back to one of {same}, and is worth {value}.",
  },
  "nim-sum-unknown": {
    text: "Not every part's value is known, and so neither is the nim-sum.",
  },
  "nim-sum-zero": {
    brief: "the nim-sum is {equation}",
    text: "Every binary column has an even number of ones, so the nim-sum is 0. Any move spoils some column, and the opponent can always mend it.",
  },
  "nim-sum-within": {
    brief: "the nim-sum is {equation}",
    text: "Add the values in binary without carrying: a column with an odd number of ones stays 1. Together the parts are worth {sum}.",
  },
  "nim-sum-empty": {
    brief: "nothing is left: 0",
    text: "Nothing is left here, which is worth 0.",
  },
  sum: {
    brief: {
      won: "the nim-sum of the components is {equation}, not 0",
      lost: "the nim-sum of the components is {equation}",
    },
    text: "A sum is worth the nim-sum of its components (Sprague–Grundy): here {sum}.",
  },
  twins: {
    brief: "alike in twos ({parts}): what is done in one can be done in the other",
    text: "Alike, and twice there: {parts}. Whatever is done in one of two alike can be done in the other, so together they are worth 0, even where nobody knows what one of them is worth.",
  },
  "loony-sum": {
    brief: "one part can be finished at once, and the game with it: {move}",
    text: "One part ends the whole game in a single move, so the values of the others do not matter.",
  },
  mex: {
    brief: {
      won: "{move} leaves a position worth 0, which is lost",
      lost: "none of the {count} moves leads to a position worth 0",
      only: "the only move does not lead to a position worth 0",
    },
    text: "The value is the first of 0, 1, 2, … that no move reaches (mex): {mex}.",
  },
  "mex-loony": {
    brief: {
      won: "{move} leaves a position worth 0, which is lost",
      lost: "none of the {count} moves leads to a position worth 0 that cannot be ended at once",
      only: "the only move does not lead to a position worth 0 that cannot be ended at once",
    },
    text: "Whoever leaves something that can be ended at once loses, for the opponent ends it; so such a move is left out. The value is the first of 0, 1, 2, … that no other move reaches (mex): {mex}.",
  },
  formula: {
    brief: {
      won: "{move} leaves the other side a lost position",
      lost: "each of the {count} moves loses",
      only: "the only move loses",
    },
    text: "A theorem of this game tells what the position is worth.",
  },
  "misere-nim": {
    brief: {
      bigWon: "the nim-sum is {equation}, not 0, and something counts more than 1",
      bigLost: "the nim-sum is {equation}, and something counts more than 1",
      smallWon: "nothing counts more than 1, and the ones are even in number",
      smallLost: "nothing counts more than 1, and the ones are odd in number",
    },
    text: "In misère play the position behaves like the Nim position {heaps}, which is found from those of its options as a value is. Is its nim-sum, {sum}, different from 0? Is one of its heaps above 1? (Here: {big}.) The mover wins (N) when both answers agree, and loses (P) when they do not. In that Nim position, which need not be seen on the board, play as in normal Nim as long as that leaves a heap above 1; the move after which only ones remain has to leave an odd number of them.",
  },
  "misere-nim-within": {
    text: "In misère play this part behaves like the Nim position {heaps}, whose nim-sum is {sum}.",
  },
  "wild-within": {
    text: "This part is not known to be tame, so no rule tells what it does to the others: the sum was searched as a whole.",
  },
  tame: {
    text: "A table of all positions that can follow shows each of them to be tame, that is, it behaves in misère play like a position of Nim. That is why the rule of misère Nim holds here.",
  },
  quotient: {
    brief: {
      won: "{equation} in the misère quotient of {order} elements, where the mover wins",
      lost: "{equation} in the misère quotient of {order} elements, where the mover loses",
    },
    text: "In misère play every heap of this game counts as one of {order} elements, its misère quotient, and heaps side by side are multiplied: {equation}. Sums with the same product have the same winner, whatever other heaps of the game stand beside them.",
  },
  "misere-theorem": {
    brief: {
      won: "{move} leaves the other side a lost position",
      lost: "each of the {count} moves loses",
      only: "the only move loses",
    },
    text: "A theorem for misère play decides who wins; it was compared with the rules on every small position.",
  },
  "state-table": {
    brief: {
      won: "{move} leaves the other side a lost position",
      lost: "each of the {count} moves loses",
      only: "the only move loses",
    },
    text: "Which positions are lost was worked out when the game was read, from its ends up: in misère play a position is won if it has no move, or a move to a lost one.",
  },
  sj: {
    brief: {
      bigWon: "the nim-sum is {equation}, not 0, and some component is worth more than 1",
      bigLost: "the nim-sum is {equation}, and some component is worth more than 1",
      smallWon: "the nim-sum is {equation}, and no component is worth more than 1",
      smallLost: "the nim-sum is {equation}, and no component is worth more than 1",
    },
    text: "SJ theorem. Is the nim-sum, {sum}, different from 0? Is some component worth more than 1? (Here: {big}.) The mover wins (N) when both answers agree, and loses (P) when they do not. If a heap splits, its pieces still count as one component.",
  },
  "sj-stopped": {
    brief: "every component is worth 0: already won",
    text: "Every component is worth 0, so play has stopped: under the SJ convention the player to move has already won.",
  },
  "sj-agrees": {
    text: "Played to the very end instead (true misère play) the position is {misere} as well.",
  },
  "sj-differs": {
    text: "Played to the very end instead (true misère play) the position is {misere}: here the stop rule changes the winner.",
  },
  every: {
    brief: {
      won: "the component that lasts longest takes {longest} moves, an odd number",
      lost: "the component that lasts longest takes {longest} moves, an even number",
    },
    text: "Every component that has a move must be moved each turn, so the one that lasts longest decides: here it lasts {longest}. The mover wins exactly when that number is odd. Whoever wins a component draws it out: it lasts one step more than the longest of its options that last an even number of steps. Where no option does, the mover loses the component and hurries: it lasts one step more than the shortest of all.",
  },
  finished: {
    brief: "the last move has won the game",
    text: "The game is over: the last move won it outright, so the player who would be next has lost.",
  },
  "no-move": {
    brief: "no move is left",
    text: "No move is left. The player who moved last has won, and the player to move has lost.",
  },
  "no-move-of-left": {
    brief: "Left has no move left",
    text: "It is Left’s turn, and Left cannot move: Right has won.",
  },
  "no-move-of-right": {
    brief: "Right has no move left",
    text: "It is Right’s turn, and Right cannot move: Left has won.",
  },
  "no-move-here": {
    brief: "no move here: 0",
    text: "There is no move here, so the value is 0, the first number that no move reaches.",
  },
  "already-won": {
    brief: "no move is left: already won",
    text: "No move is left. In misère play whoever moved last has lost, so the player to move has already won.",
  },
  wild: {
    brief: {
      won: "{move} leaves the other side a lost position",
      lost: "each of the {count} moves loses",
      only: "the only move loses",
    },
    text: "The rule of misère Nim does not apply here: not every position that can follow is known to be tame. In misère play values then do not tell who wins, and the winner was searched position by position.",
  },
  "winning-move": {
    brief: "{move} leaves the other side a lost position",
    text: "A move was found that leaves a lost position, and so it is known who wins. The value of the position is still unknown.",
  },
  search: {
    brief: {
      won: "{move} leaves the other side a lost position",
      lost: "each of the {count} moves loses",
      only: "the only move loses",
    },
    text: "Found by a full search; positions searched: {positions}.",
  },
  "search-winner": {
    text: "The theorem names the winner only. The value was found by full search: {positions} positions.",
  },
  "search-checked": {
    text: "The values that this rests on were found by full search: {positions} positions.",
  },
  "search-moves": {
    text: "Which moves win was found by full search: {positions} positions.",
  },
  limit: {
    brief: "stopped before the answer was found",
    text: "A limit was reached before the whole answer was found; here is what is known.",
  },
} satisfies Record<string, ReasonWords> & Record<keyof ReasonFacts, ReasonWords>;
