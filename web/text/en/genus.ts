// Texts of misère values: genus and canonical form.

export const genus = {
  title: "Beside other games",
  about:
    "Under misère play one number does not say what this position does in a sum. Its genus says who wins beside heaps of 1 and 2; its canonical form says what it does in any sum.",
  ask: "Compute genus and canonical form",
  spent: "That would take too long. Only the winner is known.",
  digits:
    "Worth {value} under normal play. Under misère play it counts as {alone} by itself, and as {further} beside one, two, three, four heaps of 2. From there on, the last two numbers alternate.",
  kind: "Its class: {kind}.",
  tame: {
    nim: "That heap can replace it in every sum.",
    tame: "Among other tame games it plays like a position of Nim of the same genus.",
    "generally tame":
      "Among tame games it plays like a position of Nim of the same genus: every move that leaves tame play has a reply that returns to it.",
  },
  wild: "Beside heaps of 1 and 2 the genus tells who wins; beside larger heaps, or another such game, it may not.",
  halfTame: "It is half tame: two of its kind together are tame, and they cancel like two heaps of 2.",
  form: "Canonical form",
  tooLong: "too long to write out",
  mate: "Mate",
  mateAbout: "the player to move loses the two together",
  birthday: "Birthday",
  moves: "What its moves lead to",
  movesAbout:
    "Games that are equal in every misère sum count as one. You can ignore a game that is struck out: one of its moves leads back to a game equal to this one. A number is a Nim heap.",
  tree: "The game as a tree: its moves, and the canonical forms that they lead to.",
  game: "game",
  by: "by the move",
  fate: "canonical form",
  more: {one: "and {count} more", other: "and {count} more"},
  kept: "kept",
  dropped: "left out: reversible",
  beside: "Is another position equal to it in every misère sum?",
  compare: "Compare",
  equal: "Yes: {other} can replace it in every misère sum.",
  apart:
    "No. Beside {game}, one of the two is lost and the other won. The brackets hold its options; a number is a Nim heap.",
  apartAlone: "No. Alone, one of the two is lost and the other won.",
  apartHeap: "No. Beside a heap of {game}, one of the two is lost and the other won.",
  apartSomehow: "No: some game tells them apart, but none of the smallest does.",
  unknown: "That would take too long.",
  noPosition: "“{other}” is not a position of a game with misère play. Type one such as kayles:5.",
};
