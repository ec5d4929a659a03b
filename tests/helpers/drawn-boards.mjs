// One position for each way of drawing a board, named by the kind of the board and its variant.
export const drawnBoards = {
  heaps: "nim:3,5,7",
  "heaps boxes": "stone-boxes:2/8,3/10",
  "heaps pairs": "e-and-d:4,6,3,5",
  "heaps row": "end-nim:4,1,9,4",
  "heaps cards": "card-boxes:1,2,0,3,3,2,4,1",
  "heaps pots": "bean-pots:1,0,1,2",
  "heaps rows": "kayles:7,9",
  row: "coins(turtles):THHTTH",
  grid: "coins-2d(lines):THTT/TTHT/HTTH",
  "graph edges": "arc-kayles:0-1 1-2 2-3 3-4 4-0 1-5 5-6 2-7",
  graph: "red-blue-hackenbush:0-1b 1-2r 1-3b 0-4r 4-5b 5-6b 0-7b 7-8r",
  "graph vertices": "node-kayles:0-1 1-2 2-3 3-4 4-0 2-5 5-6 5-7",
  dag: "dag(1>2 1>3 1>4 2>4 2>5 3>5 3>6 4>7 5>6 5>7 6>8 7>8):1,2",
  trie: "word-game(abc,abd,acb,ba,bcc):3",
  draft: "three-kingdoms:5,28,16,29,27/23,3,20,1/8,32,26/33,11/12",
  sheet: "cutting:6x4,3x3",
  stairs: "staircase-nim:2,0,5",
  strip: "northcott:w....b../.b..w.../..w...b.",
  states: "explored(example):0,1",
  ring: "number-ring:2,5,3,0",
  circle: "coin-circle(2):ring 9",
};

/** Returns the name in `drawnBoards` of an answer's board. */
export const drawnAs = (board) =>
  [board.kind, board.kind === "graph" ? board.touched : board.as].filter(Boolean).join(" ");
