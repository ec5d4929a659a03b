// Reasons why a position is won or lost: a sentence for each key of the engine's explanations that any game can give.
import type {ReasonFacts} from "../../engine/generated/reason-types";
import type {ReasonWords} from "../game";
import {reasonsOfGames} from "./reasons-of-games";

export const reasons = {
  ...reasonsOfGames,
  "nim-sum": {
    brief: {won: "the nim-sum is {equation}, not 0", lost: "the nim-sum is {equation}"},
    text: "Add the values in binary without carrying. A column with an odd number of ones gives 1, so the nim-sum is {sum}, not 0.",
  },
  period: {
    brief:
      "a heap of {heap} is worth {value}, like a heap of {same}: from {preperiod} on the values repeat every {period}",
    text: "From {preperiod} on the values repeat every {period}. Enough of them were computed to prove this for every heap. So a heap of {heap} has the same value as a heap of {same}: {value}.",
  },
  "period-saltus": {
    brief:
      "from {preperiod} on, {period} more counters add {saltus} to the value, so a heap of {heap} is worth {value}",
    text: "From {preperiod} on, {period} more counters in a heap add {saltus} to its value. Enough values were computed to prove this for every heap. So the value of a heap of {heap} follows from that of a heap of {same}: it is {value}.",
  },
  "nim-sum-unknown": {
    text: "Some parts have no known value, so the nim-sum is not known either.",
  },
  "nim-sum-zero": {
    brief: "the nim-sum is {equation}",
    text: "Every binary column has an even number of ones, so the nim-sum is 0. Every move upsets a column, and the opponent can always repair it.",
  },
  "nim-sum-within": {
    brief: "the nim-sum is {equation}",
    text: "Add the values in binary without carrying: a column with an odd number of ones gives 1. Together the parts are worth {sum}.",
  },
  "nim-sum-empty": {
    brief: "nothing is left: 0",
    text: "Nothing is left here, so the value is 0.",
  },
  sum: {
    brief: {
      won: "the nim-sum of the components is {equation}, not 0",
      lost: "the nim-sum of the components is {equation}",
    },
    text: "The value of a sum is the nim-sum of its components’ values (Sprague–Grundy): here {sum}.",
  },
  twins: {
    brief: "equal pairs cancel ({parts})",
    text: "Equal pairs: {parts}. Every move in one twin can be copied in the other, so a pair is worth 0, even if the value of one twin is unknown.",
  },
  "loony-sum": {
    brief: "one move ends the whole game: {move}",
    text: "A single move in one part wins the whole game, so the values of the other parts do not matter.",
  },
  mex: {
    brief: {
      won: "{move} leaves the opponent a lost position, worth 0",
      lost: "none of the {count} moves leads to a position worth 0",
      only: "the only move does not lead to a position worth 0",
    },
    text: "The value is the first of 0, 1, 2, … that no move reaches (mex): {mex}.",
  },
  "mex-loony": {
    brief: {
      won: "{move} leaves the opponent a lost position, worth 0",
      lost: "none of the {count} moves leads to a position worth 0 that the opponent cannot end in one move",
      only: "the only move does not lead to a position worth 0 that the opponent cannot end in one move",
    },
    text: "A move after which the opponent can end the whole game loses, so it does not count. The value is the first of 0, 1, 2, … that no other move reaches (mex): {mex}.",
  },
  "loopy-sum": {
    brief: {
      won: "{move} leaves a sum worth 0",
      lost: "the values add up to 0, and every move can be answered by one that makes them 0 again",
      only: "the values add up to 0, and the only move can be answered by one that makes them 0 again",
      drawn: "no move makes the sum 0, and {move} leaves the opponent no such move either",
    },
    text: "The values add up: two nimbers to their nim-sum; a nimber n and ∞(K) to ∞(K ⊕ n), where each number of K is added to n; two infinities to ∞(). Here the sum is {sum}.",
  },
  "loopy-mex": {
    brief: {
      won: "{move} leaves a position worth 0",
      lost: "every move can be answered by one that leads back to a position worth 0",
      only: "the only move can be answered by one that leads back to a position worth 0",
    },
    text: "The value is {mex}: the first of 0, 1, 2, … that no move reaches. Every move to a position with a higher value, or with none, can be answered by a move back to {mex}, and these answers come to an end.",
  },
  infinity: {
    brief: {
      won: "{move} leaves a position worth 0",
      drawn: "no move leads to a position worth 0, and after {move} the opponent has no such move either",
    },
    text: "The value is {value}, with the nimbers that one move can reach in brackets. It is no nimber: {mex} is the first that no move reaches, but from {unanswered} no move leads back to {mex}. If 0 is in the brackets, the player to move wins; if not, nobody can force an end, and the game is a draw.",
  },
  formula: {
    brief: {
      won: "{move} leaves the opponent a lost position",
      lost: "each of the {count} moves loses",
      only: "the only move loses",
    },
    text: "A theorem about this game gives the value of the position.",
  },
  "misere-nim": {
    brief: {
      bigWon: "the nim-sum is {equation}, not 0, and some part counts as more than 1",
      bigLost: "the nim-sum is {equation}, and some part counts as more than 1",
      smallWon: "no part counts as more than 1, and the number of ones is even",
      smallLost: "no part counts as more than 1, and the number of ones is odd",
    },
    text: "In misère play the position behaves like the Nim position {heaps}, found from its options as values are; the board may not show it. Is its nim-sum, {sum}, different from 0? Is one of its heaps above 1? (Here: {big}.) The player to move wins (N) if both answers agree, and loses (P) if they do not. To win, play that Nim position as in normal Nim as long as this leaves a heap above 1. When your move leaves only ones, leave an odd number of them.",
  },
  "misere-nim-within": {
    text: "In misère play this part behaves like the Nim position {heaps}, whose nim-sum is {sum}.",
  },
  "wild-within": {
    text: "This part is not known to be tame, so no rule says how it affects the others: the sum was searched as a whole.",
  },
  tame: {
    text: "A table shows that every position that can follow is tame: in misère play it behaves like a position of Nim. So the rule of misère Nim holds here.",
  },
  quotient: {
    brief: {
      won: "{equation}, a winning element of the misère quotient ({order} elements)",
      lost: "{equation}, a losing element of the misère quotient ({order} elements)",
    },
    text: "In misère play every heap of this game counts as one of the {order} elements of its misère quotient, and heaps side by side multiply: {equation}. Sums with the same product have the same winner, even after the same heaps of this game are added to both.",
  },
  "misere-theorem": {
    brief: {
      won: "{move} leaves the opponent a lost position",
      lost: "each of the {count} moves loses",
      only: "the only move loses",
    },
    text: "A theorem for misère play says who wins. It has been checked against the rules on every small position.",
  },
  "state-table": {
    brief: {
      won: "{move} leaves the opponent a lost position",
      lost: "each of the {count} moves loses",
      only: "the only move loses",
    },
    text: "The lost positions were found when the game was read, working back from its ends: in misère play a position is won if it has no move, or a move to a lost one.",
  },
  sj: {
    brief: {
      bigWon: "the nim-sum is {equation}, not 0, and some component is worth more than 1",
      bigLost: "the nim-sum is {equation}, and some component is worth more than 1",
      smallWon: "the nim-sum is {equation}, and no component is worth more than 1",
      smallLost: "the nim-sum is {equation}, and no component is worth more than 1",
    },
    text: "SJ theorem. Is the nim-sum, {sum}, different from 0? Is some component worth more than 1? (Here: {big}.) The player to move wins (N) if both answers agree, and loses (P) if they do not. If a heap splits, its pieces still count as one component.",
  },
  "sj-stopped": {
    brief: "every component is worth 0: already won",
    text: "Every component is worth 0, so play stops here: under the SJ convention the player to move has won.",
  },
  "sj-agrees": {
    text: "Played to the very end instead (true misère play), the position is {misere} too.",
  },
  "sj-differs": {
    text: "Played to the very end instead (true misère play), the position is {misere}: here the stop rule changes the winner.",
  },
  every: {
    brief: {
      won: "moves until the last component ends: {longest}, an odd number",
      lost: "moves until the last component ends: {longest}, an even number",
    },
    text: "Each turn you move in every component that has a move, so the one that lasts longest decides. The player to move wins exactly when the number of moves until it ends is odd; here it is {longest}. To count a component: if some option lasts an even number of moves, the player to move wins the component and draws it out, so it lasts one more than the longest such option. If none does, the player to move loses it and hurries, so it lasts one more than the shortest option.",
  },
  selective: {
    brief: {
      won: "whoever moves first wins {won} of the {components} components",
      lost: "whoever moves first loses each of the {components} components",
    },
    text: "A position is won exactly when some component is: make a winning move in each of those and leave the others alone. If all are lost, your opponent answers in the components you moved in.",
  },
  conjunctive: {
    brief: {
      won: "moves until the first component ends: {shortest}, an odd number",
      lost: "moves until the first component ends: {shortest}, an even number",
    },
    text: "Each turn you move in every component, and play stops when one has no move left, so the one that ends first decides. The player to move wins exactly when the number of moves until it ends is odd; here it is {shortest}. To count a component: if some option takes an even number of moves, the player to move wins the component and hurries, so it takes one more than the shortest such option. If none does, the player to move loses it and delays, so it takes one more than the longest option.",
  },
  "conjunctive-end": {
    brief: "a component has no move left",
    text: "A component has no move left, so play stops here: the player who moved last wins.",
  },
  "keep-one": {
    brief: {
      won: "whoever moves first wins {won} of the {components} components",
      lost: "whoever moves first loses each of the {components} components",
    },
    text: "A position is won exactly when some component is: make a winning move in one of those. It alone stays.",
  },
  finished: {
    brief: "the last move won the game",
    text: "The last move won the game outright, so the player to move has lost.",
  },
  "no-move": {
    brief: "no move is left",
    text: "No moves are left, so the player who moved last wins.",
  },
  "no-move-of-left": {
    brief: "Left has no move",
    text: "It is Left’s turn and Left cannot move, so Right wins.",
  },
  "no-move-of-right": {
    brief: "Right has no move",
    text: "It is Right’s turn and Right cannot move, so Left wins.",
  },
  "no-move-here": {
    brief: "no move here: 0",
    text: "There is no move here, so the value is 0, the first number that no move reaches.",
  },
  "already-won": {
    brief: "no move is left: already won",
    text: "No moves are left. In misère play the player who moved last loses, so the player to move has won.",
  },
  wild: {
    brief: {
      won: "{move} leaves the opponent a lost position",
      lost: "each of the {count} moves loses",
      only: "the only move loses",
    },
    text: "The rule of misère Nim does not apply here: not every position that can follow is known to be tame. Then values do not decide who wins in misère play, so the winner was searched position by position.",
  },
  "winning-move": {
    brief: "{move} leaves the opponent a lost position",
    text: "One winning move is known, so the winner is known. The value of the position is not.",
  },
  search: {
    brief: {
      won: "{move} leaves the opponent a lost position",
      lost: "each of the {count} moves loses",
      only: "the only move loses",
      drawn: "no move wins, and {move} holds the draw",
    },
    text: "Found by a full search; positions searched: {positions}.",
  },
  "search-winner": {
    text: "The theorem only names the winner. The value comes from a full search ({positions} positions).",
  },
  "search-checked": {
    text: "The values used here come from a full search ({positions} positions).",
  },
  "search-moves": {
    text: "A full search found which moves win ({positions} positions).",
  },
  limit: {
    brief: "stopped before the answer was found",
    text: "A limit was reached before the answer was complete. Here is what is known so far.",
  },
} satisfies Record<string, ReasonWords> & Record<keyof ReasonFacts, ReasonWords>;
