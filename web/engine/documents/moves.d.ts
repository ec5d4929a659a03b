// Moves of a position, and legal touches.
import type {MoveFacts} from "../generated/phrase-types.js";
import type {Limit, Outcome, Touch} from "./terms.js";

export type MoveKey = keyof MoveFacts;

/** Part of a move; in a sum `component` is its index, from 0, as in touches. */
export type MovePart<K extends MoveKey = MoveKey> = {[P in K]: {key: P; facts: MoveFacts[P]; component?: string}}[K];

export interface ToldMove {
  touch: Touch;
  /** Move in the notation of the board. */
  text: string;
  /** Parts, one for each touch that the move is made of: several only in a turn that moves in several components. */
  parts: MovePart[];
}

export interface Move extends ToldMove {
  /** Next address; absent if it is over 1 kB, or that of the position is over 2 kB (the touch always suffices). */
  to?: string;
  grundy: string | null;
  outcome: Outcome | null;
  wins: boolean | null;
  /** Value of what the move leaves, for a partizan sum. */
  value?: string | null;
  /** Winning answer of the opponent to a move that does not win; absent if not looked for. */
  reply?: ToldMove;
}

export interface Moves {
  total: string | null;
  winning: string | null;
  /** Number of moves that hold the draw; present in a drawn position. */
  drawing?: string | null;
  /** Reason why a count is null. */
  limit?: Limit;
  truncated: boolean;
  listed: Move[];
}

export interface Position {
  address: string;
}

/** All moves by the rules alone, `to` being the address that each leads to. */
export interface Options {
  moves: {touch: Touch; to: string}[];
}

/** Legal touches: single elements that may come next, or inclusive ranges of them. */
export interface Touchable {
  /** True if the prefix is itself a legal move. */
  done: boolean;
  /**
   * If `done`: true if it is a winning move, or part of one that moves in several components, or in a drawn position a
   * move that holds the draw; null if unknown.
   */
  wins?: boolean | null;
  /**
   * Kind of the next element: "component", "heap", "kept", "part", "coin", "cell", "edge", "sheet", "line", "token",
   * "vertex", "letter", "general", "step", "piece", "count", "divisor", "multiple" or "into".
   */
  asks: string;
  next: (string | [string, string])[];
  /** Elements of `next` that can lead to a winning move, or in a drawn position hold the draw; null if unknown. */
  winning: (string | [string, string])[] | null;
  /** Where a turn moves in several components only: the one that the prefix is in, and all those that can be moved this turn. */
  turn?: {place: string | null; movable: string[]};
}
