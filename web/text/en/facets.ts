// Texts of the gallery's filters: what a game is played with, and how it is solved.
import type {Theory} from "../game";

export const materials = {
  heaps: "Heaps",
  coins: "Coins",
  strips: "Strips and rings",
  squares: "Squares",
  graphs: "Graphs and words",
};
export type Material = keyof typeof materials;

export const theories = {
  "nim-sum": "Nim-sum",
  remainders: "Remainders",
  table: "Mex by table",
  "golden-ratio": "Golden ratio",
  "nim-product": "Nim-product",
  staircase: "Staircase",
  "colon-fusion": "Colon and fusion",
  symmetry: "Symmetry",
  matching: "Matchings",
  parity: "Parity",
  numbers: "Numbers",
  search: "Search",
  loopy: "Cycles and draws",
  "winner-only": "Winner only",
} satisfies Record<Theory, string>;
