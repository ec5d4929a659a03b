// Texts of misère values: genus and canonical form.

export const genus = {
  title: "Beside other games",
  about:
    "Under misère play one number does not tell what this position does in a sum. Its genus tells who wins beside heaps of 1 and 2; its canonical form, beside anything.",
  ask: "Compute genus and canonical form",
  spent: "That would take too long: no more is known than who wins.",
  digits:
    "Worth {value} under normal play. Under misère play it counts as {alone} by itself, and beside one, two, three, four heaps of 2 as {further}, the last two going on by turns.",
  kind: "Its class: {kind}.",
  tame: {
    nim: "In every sum that heap can stand for it.",
    tame: "Among other tame games it plays as a position of Nim of the same genus.",
    "generally tame":
      "Among tame games it plays as a position of Nim of the same genus: each move that leaves tame play has an answer that comes back to it.",
  },
  wild: "Beside heaps of 1 and 2 the genus tells who wins; beside larger heaps, or another such game, it need not.",
  halfTame: "It is half tame: beside another one of its kind it is tame, and the two cancel as two heaps of 2 do.",
  form: "Canonical form",
  tooLong: "too long to write out",
  mate: "Mate",
  mateAbout: "together the two are lost for whoever moves",
  birthday: "Birthday",
  moves: "What its moves lead to",
  movesAbout:
    "Games equal in every misère sum count as one. A game that is struck out may be forgotten: some move leads from it back to a game equal to this one. A number is a heap of Nim.",
  tree: "The game as a tree: its moves, and what follows them in the canonical form.",
  game: "game",
  by: "by the move",
  fate: "canonical form",
  more: {one: "and {count} more", other: "and {count} more"},
  kept: "kept",
  dropped: "left out: reversible",
  beside: "Is another position equal to it in every misère sum?",
  compare: "Compare",
  equal: "Yes: {other} can stand for it in every misère sum.",
  apart:
    "No. Beside {game} one of the two is lost and the other won. The brackets hold its options, a number is a heap of Nim.",
  apartAlone: "No. By itself one of the two is lost and the other won.",
  apartHeap: "No. Beside a heap of {game} one of the two is lost and the other won.",
  apartSomehow: "No: some game tells them apart, none of the smallest.",
  unknown: "That would take too long.",
  noPosition: "“{other}” is no position of a game with misère play.",
};
