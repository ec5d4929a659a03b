// Why a position is won or lost: one sentence per key of the engine's explanation. Here those that any game can give.
import {reasonsOfGames} from "./reasons-of-games";

export const reasons = {
  ...reasonsOfGames,
  "nim-sum": {
    brief: "{chain} = {sum} ≠ 0",
    text: "Add the values in binary without carrying. A column with an odd number of ones stays 1, so the nim-sum is {sum}, not 0.",
  },
  period: {
    brief: "period {period} from {preperiod} on: as a heap of {same}",
    text: "From {preperiod} on the values repeat every {period}: they were made so far that the period is proved for all heaps. So a heap of {heap} is worth as much as one of {same}, which is {value}.",
  },
  "period-saltus": {
    brief: "from {preperiod} on, {period} more counters are worth {saltus} more: {value}",
    text: "From {preperiod} on a heap with {period} more counters is worth {saltus} more: the values were made so far that this is proved for all heaps. A heap of {heap} is counted back to one of {same}, and is worth {value}.",
  },
  "nim-sum-zero": {
    brief: "{chain} = 0",
    text: "Every binary column has an even number of ones, so the nim-sum is 0. Any move spoils some column, and the opponent can always mend it.",
  },
  "nim-sum-within": {
    brief: "{chain} = {sum}",
    text: "Add the values in binary without carrying: a column with an odd number of ones stays 1. Together the parts are worth {sum}.",
  },
  "nim-sum-empty": {
    brief: "nothing is left: 0",
    text: "Nothing is left here, which is worth 0.",
  },
  sum: {
    brief: "{chain} = {sum} over the components",
    text: "A sum is worth the nim-sum of its components (Sprague–Grundy): here {sum}.",
  },
  "loony-sum": {
    brief: "one part can be finished at once",
    text: "One part ends the whole game in a single move, so the values of the others do not matter.",
  },
  mex: {
    brief: "mex of the moves' values = {mex}",
    text: "The value is the first of 0, 1, 2, … that no move reaches (mex): {mex}.",
  },
  formula: {
    brief: "a theorem gives the answer at once",
    text: "A theorem gives the answer without search.",
  },
  "misere-nim": {
    brief: "as Nim: nim-sum {sum}, a heap above 1: {big}",
    text: "In misère play the position behaves like one of Nim. Is the nim-sum different from 0? Is there a heap above 1? The mover wins exactly when both answers agree. So play as in normal Nim while there is a heap above 1, and in the end leave an odd number of ones.",
  },
  "misere-nim-within": {
    brief: "as Nim: nim-sum {sum}, a heap above 1: {big}",
    text: "In misère play this part behaves like a position of Nim with nim-sum {sum}; a heap above 1 in it: {big}.",
  },
  "wild-within": {
    brief: "not known to be tame",
    text: "This part is not known to be tame, so no rule tells what it does to the others: the sum was searched as a whole.",
  },
  tame: {
    brief: "every position below is tame",
    text: "Every position that can follow was checked: each is tame, that is, it behaves in misère play like a position of Nim. That is why the rule of misère Nim holds here.",
  },
  "misere-theorem": {
    brief: "a theorem of misère play decides",
    text: "A theorem for misère play decides who wins; it was compared with the rules on every small position.",
  },
  sj: {
    brief: "nim-sum {sum}, a component worth more than 1: {big}",
    text: "SJ theorem. Is the nim-sum different from 0? Is some component worth more than 1? The mover wins exactly when both answers agree. A heap and all that it splits into stay one component.",
  },
  "sj-stopped": {
    brief: "every component is worth 0: already won",
    text: "Every component is worth 0, so play has stopped: under the SJ convention the player to move has already won.",
  },
  "sj-agrees": {
    brief: "true misère play: {misere} too",
    text: "Played to the very end instead (true misère play) the position is {misere} as well.",
  },
  "sj-differs": {
    brief: "true misère play: {misere}",
    text: "Played to the very end instead (true misère play) the position is {misere}: here the stop rule changes the winner.",
  },
  every: {
    brief: "steps of the longest component: {longest}",
    text: "Every component that has a move must be moved each turn, so the one that lasts longest decides. Who wins a component draws it out, who loses it hurries: it lasts 1 + the most steps over its options with an even number, if it has one, else 1 + the fewest over all. The mover wins exactly when the longest lasts an odd number of steps: it lasts {longest}.",
  },
  finished: {
    brief: "the last move has won the game",
    text: "The game is over: the last move won it outright, so the player who would be next has lost.",
  },
  "no-move": {
    brief: "no move is left",
    text: "No move is left. The player who moved last has won, and the player to move has lost.",
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
    brief: "the rule of misère Nim does not apply: searched",
    text: "The rule of misère Nim does not apply here: not every position that can follow is known to be tame. In misère play values then do not tell who wins, and the winner was searched position by position.",
  },
  search: {
    brief: "by full search of {positions} positions",
    text: "It was found by full search: {positions} positions. No shorter reason is known here.",
  },
  "search-winner": {
    brief: "value by full search of {positions} positions",
    text: "The theorem names the winner only. The value was found by full search: {positions} positions.",
  },
  "search-checked": {
    brief: "by full search of {positions} positions",
    text: "What this rests on was found by full search: {positions} positions.",
  },
  "search-moves": {
    brief: "moves by full search of {positions} positions",
    text: "Which moves win was found by full search: {positions} positions.",
  },
  limit: {
    brief: "stopped before the answer was found",
    text: "The search stopped before it found the answer; what is shown is what is known so far.",
  },
};
