// What can be done in a position, and what it leads to.
import type {MoveFacts} from "../generated/phrase-types.js";
import type {Limit, Outcome, Touch} from "./terms.js";

export type MoveKey = keyof MoveFacts;

/** In a sum `component` is which one, from 0, as in touches. */
export type MovePart<K extends MoveKey = MoveKey> = {[P in K]: {key: P; facts: MoveFacts[P]; component?: string}}[K];

export interface ToldMove {
  touch: Touch;
  /** In the notation of the board. */
  text: string;
  /** One for each touch that it is made of: several only under "every". */
  parts: MovePart[];
}

export interface Move extends ToldMove {
  /** The next address; absent when it would be over 1 kB, or that of the position is over 2 kB (the touch always suffices). */
  to?: string;
  grundy: string | null;
  outcome: Outcome | null;
  wins: boolean | null;
  /** Of a partizan sum: the value of what it leaves. */
  value?: string | null;
  /** One winning answer of the opponent to a move that does not win; absent when not looked for. */
  reply?: ToldMove;
}

export interface Moves {
  total: string | null;
  winning: string | null;
  /** Why a count is null. */
  limit?: Limit;
  truncated: boolean;
  listed: Move[];
}

export interface Position {
  address: string;
}

/** Every move by the rules alone, `to` the address that it leads to. */
export interface Options {
  moves: {touch: Touch; to: string}[];
}

/** What can be touched next: single elements, or inclusive ranges of them. */
export interface Touchable {
  /** The prefix is itself a legal move. */
  done: boolean;
  /** Where it is: whether it is a winning move, or part of one under "every"; null when unknown. */
  wins?: boolean | null;
  /**
   * What the next element is: "component", "heap", "kept", "part", "coin", "cell", "edge", "sheet", "line", "token", "vertex",
   * "letter", "general", "step", "piece", "count", "divisor", "multiple" or "into".
   */
  asks: string;
  next: (string | [string, string])[];
  /** The elements among `next` that can lead to a winning move; null when unknown. */
  winning: (string | [string, string])[] | null;
  /** Under "every" only: the component that the prefix is in, and all those that must be moved this turn. */
  turn?: {place: string | null; movable: string[]};
}
