// Boards of every kind that is not drawn as a graph: inputs for each, and the address and drawing that result. The
// first and every sixth after it have parts of different kinds: a list, a rule, cells, and a checkbox.
import type {Page} from "@playwright/test";
import {cell, check, press, type} from "./form-hands";

export interface Case {
  address: string;
  /** Selector of the elements of the drawing that are counted. */
  marks?: string;
  /** The action, then the resulting address and drawing. */
  mouse: [(page: Page) => Promise<unknown>, string, number | string][];
  /** The target of Tab, the keys pressed there, then the same. */
  keys: [string, string[], string, number | string];
}

export const cases: Record<string, Case> = {
  heaps: {
    address: "nim:3,5",
    marks: ".token",
    mouse: [
      [press("Add heap"), "nim:3,5,1", 9],
      [press("One more: Heap 1"), "nim:4,5,1", 10],
      [type("Heap 3", "６"), "nim:4,5,6", 15],
      [press("Remove Heap 2"), "nim:4,6", 10],
      [press("One fewer: Heap 2"), "nim:4,5", 9],
    ],
    keys: ['input[aria-label="Heap 2"]', ["7", "Enter", "ArrowDown", "ArrowDown"], "nim:4,5", 9],
  },
  "heaps with a cap": {
    address: "fibonacci-nim:20/6",
    marks: ".token",
    mouse: [
      [check("Most you may take now"), "fibonacci-nim:20", 20],
      [press("One fewer: Heap"), "fibonacci-nim:19", 19],
    ],
    keys: ['input[type="checkbox"]', [" "], "fibonacci-nim:19/1", 19],
  },
  "heaps with a pass": {
    address: "pass-nim:3,2/pass",
    marks: ".token",
    mouse: [[check("The pass is still available"), "pass-nim:3,2", 5]],
    keys: ['input[type="checkbox"]', [" "], "pass-nim:3,2/pass", 6],
  },
  "heaps with what was taken": {
    address: "game-of-stones:9,4/2",
    marks: ".token",
    mouse: [
      [press("Heap 1: One more number taken before"), "game-of-stones:9/1,4/2", 13],
      [type("Heap 1: taken before, number 1", "5"), "game-of-stones:9/5,4/2", 13],
    ],
    keys: ['[aria-label="Heap 2: One fewer number taken before"]', ["Enter"], "game-of-stones:9/5,4", 13],
  },
  boxes: {
    address: "stone-boxes:2/8",
    marks: ".token",
    mouse: [
      [press("Add box"), "stone-boxes:2/8,2/8", 12],
      [press("One more: Box 2: stones"), "stone-boxes:2/8,3/8", 11],
    ],
    keys: ['input[aria-label="Box 2: size"]', ["ArrowUp"], "stone-boxes:2/8,3/9", 12],
  },
  "heaps with a set of each player": {
    address: "partizan-subtraction(1,3;2,3):6",
    marks: ".token",
    mouse: [
      [press("Add number for Right"), "partizan-subtraction(1,3;2,3,4):6", 6],
      [press("Remove Left’s number 1"), "partizan-subtraction(3;2,3,4):6", 6],
      [press("Add heap"), "partizan-subtraction(3;2,3,4):6,1", 7],
    ],
    keys: ['input[aria-label="Right’s number 2"]', ["5", "Enter"], "partizan-subtraction(3;2,5,4):6,1", 7],
  },
  "heaps with a rule of each player": {
    address: "partizan-heap-rule(left: n -> n-1; right: n -> n-2):5",
    marks: ".token",
    mouse: [
      [type("Left’s rule", " n→n/2 "), "partizan-heap-rule(left: n→n/2; right: n -> n-2):5", 5],
      [press("Add heap"), "partizan-heap-rule(left: n→n/2; right: n -> n-2):5,1", 6],
    ],
    keys: [
      'textarea[aria-label="Right’s rule"]',
      [..."n -> n-3", "Enter"],
      "partizan-heap-rule(left: n→n/2; right: n -> n-3):5,1",
      6,
    ],
  },
  "heaps with a set": {
    address: "subtraction(1,3,4):10",
    marks: ".token",
    mouse: [
      [type("Rules in brackets", "！2"), "subtraction(！2):10", 10],
      [type("Rules in brackets", "fibonacci"), "subtraction(fibonacci):10", 10],
      [press("One more: Heap 1"), "subtraction(fibonacci):11", 11],
    ],
    keys: ['textarea[aria-label="Rules in brackets"]', [..."2,5", "Enter"], "subtraction(2,5):11", 11],
  },
  "heaps with a number in brackets": {
    address: "moore-nim(2):3,5",
    marks: ".token",
    mouse: [
      [press("One more: Rules in brackets"), "moore-nim(3):3,5", 8],
      [type("Rules in brackets", "１"), "moore-nim(1):3,5", 8],
    ],
    keys: ['input[aria-label="Rules in brackets"]', ["ArrowUp", "ArrowUp"], "moore-nim(3):3,5", 8],
  },
  grid: {
    address: "coins-2d(lines):TH/HT",
    mouse: [
      [press("One more: Columns"), "coins-2d(lines):THT/HTT", "THTHTT"],
      [press("One fewer: Rows"), "coins-2d(lines):THT", "THT"],
    ],
    keys: [".cell", ["ArrowRight", "Delete"], "coins-2d(lines):TTT", "TTT"],
  },
  "grid in layers": {
    address: "coins-3d(boxes):TH/TT|HT/TT",
    mouse: [
      [cell("1.1.1"), "coins-3d(boxes):TH/TT|HT/TH", "THTTHTTH"],
      [press("One more: Layers"), "coins-3d(boxes):TH/TT|HT/TH|TT/TT", "THTTHTTHTTTT"],
    ],
    keys: [".cell[tabindex='0']", ["ArrowDown", "H"], "coins-3d(boxes):TH/TT|HT/TH|TH/TT", "THTTHTTHTHTT"],
  },
  squares: {
    address: "cram:3x2",
    mouse: [[cell("0.1.2"), "cram:.../..#", ".....#"]],
    keys: [".cell", ["ArrowUp", "#"], "cram:..#/..#", "..#..#"],
  },
  row: {
    address: "coins(turtles):THT",
    mouse: [
      [type("Rules in brackets", "1-2,4S"), "coins(1-2,4S):THT", "THT"],
      [type("Rules in brackets", "turtles"), "coins(turtles):THT", "THT"],
      [cell("0.0.0"), "coins(turtles):HHT", "HHT"],
      [press("One more: Length"), "coins(turtles):HHTT", "HHTT"],
    ],
    keys: [".cell", ["ArrowRight", "ArrowRight", "ArrowRight", "h", "ArrowLeft", " "], "coins(turtles):HHHH", "HHHH"],
  },
  "rows of a bar": {
    address: "chomp:4x3",
    marks: ".tile",
    mouse: [[type("Row 3", "1"), "chomp:4,4,1", 9]],
    keys: ['input[aria-label="Row 2"]', ["ArrowDown"], "chomp:4,3,1", 8],
  },
  strips: {
    address: "northcott:w..b",
    mouse: [
      [press("One more: Rows"), "northcott:w..b/w..b", "w..bw..b"],
      [press("One more: Length of row 2"), "northcott:w..b/w..b.", "w..bw..b."],
      [cell("0.0.0"), "northcott:b..b/w..b.", "b..bw..b."],
      [cell("0.0.0"), "northcott:...b/w..b.", "...bw..b."],
      [cell("0.0.1"), "northcott:.w.b/w..b.", ".w.bw..b."],
    ],
    keys: [".cell[tabindex='0']", ["Delete", "ArrowLeft", "w"], "northcott:w..b/w..b.", "w..bw..b."],
  },
  "a strip by its pieces": {
    address: "georgia-bob:1,4",
    marks: ".stone",
    mouse: [[press("Add piece"), "georgia-bob:1,4,5", 3]],
    keys: ['input[aria-label="Piece 1, on cell"]', ["ArrowUp"], "georgia-bob:2,4,5", 3],
  },
  sheets: {
    address: "cutting:3x2",
    marks: ".leaf",
    mouse: [
      [press("Add sheet"), "cutting:3x2,3x2", 2],
      [press("One more: Sheet 2: width"), "cutting:3x2,4x2", 2],
    ],
    keys: ['input[aria-label="Sheet 1: height"]', ["5", "Enter"], "cutting:3x5,4x2", 2],
  },
  stairs: {
    address: "staircase-nim:2,0",
    marks: ".token",
    mouse: [[press("Add step"), "staircase-nim:2,0,1", 3]],
    keys: ['input[aria-label="Step 2"]', ["ArrowUp", "ArrowUp"], "staircase-nim:2,2,1", 5],
  },
  circle: {
    address: "coin-circle(2):3,4",
    marks: ".stone",
    mouse: [
      [press("Remove Run 2"), "coin-circle(2):3", 3],
      [check("No coin is missing after the last run"), "coin-circle(2):ring 3", 3],
    ],
    keys: ['input[aria-label="Run 1"]', ["9", "Enter"], "coin-circle(2):ring 9", 9],
  },
  ring: {
    address: "number-ring:2,5,3",
    marks: ".badge",
    mouse: [
      [press("Add edge"), "number-ring:2,5,3,1", 4],
      [press("One more: Edges before the coin"), "number-ring:2,5,3,1@1", 4],
    ],
    keys: ['input[aria-label="Edge 2"]', ["ArrowDown"], "number-ring:2,4,3,1@1", 4],
  },
  trie: {
    address: "word-game(ab,b):3",
    marks: ".node",
    mouse: [
      [press("Add word"), "word-game(ab,b,a):3", 4],
      [type("Word 3", "ABC"), "word-game(ab,b,abc):3", 5],
    ],
    keys: ['input[aria-label="Rounds left"]', ["ArrowDown"], "word-game(ab,b,abc):2", 5],
  },
  draft: {
    address: "three-kingdoms:5,28,16/20,9/3",
    marks: ".general",
    mouse: [
      [press("Two more generals"), "three-kingdoms:5,28,16,29,30/20,9,31,32/3,33,34/35,36/37", 6],
      [press("Two fewer generals"), "three-kingdoms:5,28,16/20,9/3", 4],
    ],
    keys: ['input[aria-label="General 1: with general 3"]', ["1", "1", "Enter"], "three-kingdoms:5,11,16/20,9/3", 4],
  },
};
