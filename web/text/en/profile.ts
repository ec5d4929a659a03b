// Texts of the page about a game.

export const profile = {
  allGames: "All games",
  aMove: "A move: {move}",
  play: {small: "Play small", medium: "Play medium", large: "Play large"},
  theory: "What is known",
  values: "Values",
  kinds: {
    nimber: "Nim heaps: each position has a Grundy value",
    loopy: "Nimbers, and infinities where positions come back: play can be a draw",
    loony: "Nim heaps, but some moves end the whole game",
    partizan: "Values of Left and Right, such as numbers and switches",
    "outcome-only": "None: only who wins",
    draft: "None: only who wins",
  },
  source: "Source",
  related: "Related games",
  drawPuzzle: "Make a puzzle",
  noPuzzle: "No puzzle found for this game.",
  notHere: "No such game",
  unknown: "No game is called “{name}”.",
  none: "The link names no game.",
  perhaps: "Did you mean one of these?",
  searchAll: "Search all games",
};
