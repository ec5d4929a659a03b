// Boards of all kinds, as the page draws them.

// A list of exports keeps `Moved` from being exported.
export type {Board};

/** Fields of a partizan game; `mover` is the player to move. */
interface Moved {
  mover?: "L" | "R";
  /** Present for a negative: Left plays what is Right's, and Right what is Left's. */
  roles?: "exchanged";
}

type Board =
  /**
   * `cap`: the most that may be taken now, if the rules keep count of it. `into`: the first element of a touch that is
   * a heap which counters are put into. `pass`: the last counter stands for the pass. `taken`: what has been taken of
   * each heap. `as`: what stands there instead of heaps in any order: boxes to be filled, with `filled` stones and
   * `sizes` free places; heaps in pairs, the first with the second; heaps in a row from one end to the other; boxes of
   * cards; pots; rows, where a move takes neighbours of one row and leaves what stands on both sides.
   */
  | ({
      kind: "heaps";
      sizes: string[];
      cap?: string;
      into?: number;
      pass?: boolean;
      taken?: string[][];
      as?: "boxes" | "pairs" | "row" | "cards" | "pots" | "rows";
      filled?: string[];
    } & Moved)
  | {kind: "row"; coins: string}
  /**
   * Rows of equal length; a cell is H or T for a coin, "." free, "#" taken, "!" poisoned, " " none, "x" a piece of
   * Left's, "o" one of Right's, "s" one of both, "b" painted by Left, "r" by Right.
   */
  | ({kind: "grid"; layers: string[][]} & Moved)
  /**
   * A touch is an edge, from 0, or a vertex by its name, according to `touched`. `floating`: edges that no path joins
   * to the ground. `lone`: vertices without edges, of a graph that has no ground. `columns`: width of the board whose
   * cells, numbered row by row, are the vertices.
   */
  | ({
      kind: "graph";
      ground: string[];
      edges: [string, string][];
      floating: number[];
      lone?: string[];
      columns?: number;
      touched?: "vertices" | "edges";
      /** Letters, one for each edge: b, r or g. */
      colours?: string;
      /** Colours of the painted vertices, by name: b or r. */
      painted?: Record<string, string>;
      /** Vertex on which the token stands; then a touch is the vertex that it moves to. */
      token?: string;
    } & Moved)
  /** A touch is a token's index and a vertex. `lone`: vertices without arcs. `last`: the letter played last. */
  | {kind: "dag"; arcs: [string, string][]; lone: string[]; letters?: string[]; tokens: string[]; last?: string}
  /** A touch is a letter, 0 for a. `rounds`: rounds left to play, this one included. */
  | {kind: "trie"; words: string[]; prefix: string; rounds: string}
  /**
   * A touch is a general, from 0. `rows`: how strong general i is with each after it. `picks`: the human's and the
   * computer's in turn.
   */
  | {kind: "draft"; rows: string[][]; picks: number[]}
  /** `over`: a 1x1 has been cut, so the game is finished. */
  | ({kind: "sheet"; sheets: {w: string; h: string}[]; over: boolean} & Moved)
  /** Coins on each step, the first step first. */
  | {kind: "stairs"; steps: string[]}
  /** Cells are counted from 1, pieces from 0 over all rows; `faces` has a letter for each piece of its row. */
  | ({kind: "strip"; rows: {width: string; pieces: string[]; faces: string}[]} & Moved)
  /** Edge i joins vertices i and i + 1; a coin stands on vertex `at`. */
  | {kind: "ring"; edges: string[]; at: string}
  /**
   * Runs of coins from the first place on; one coin is missing between two runs, and the last is adjacent to the first.
   */
  | {kind: "circle"; runs: string[]}
  /**
   * A touch is a state and one of its `count` options, the first 1000 of which are listed by their labels; for two
   * players first those of Left, `left` of them, then those of Right.
   */
  | ({kind: "states"; states: {label: string; count: string; options: string[]; left?: string}[]} & Moved);
