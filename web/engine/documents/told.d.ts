// Explicit games, told by a list of their positions.
import type {Outcome} from "./terms.js";

/**
 * Start of a game for both players alike. `misere`: true if the player to move wins under misere play, if that is known
 * without a search.
 */
export interface ToldStart {
  state: string;
  label: string;
  grundy: string;
  misere: boolean | null;
}

/**
 * Start of a game in which Left and Right have different moves. Null stands for a value that takes too many steps, or
 * characters.
 */
export interface ToldShortStart {
  state: string;
  label: string;
  value: string | null;
  outcome: Outcome | null;
}

/** Explicit game: `game` plays it, and positions are the numbers of its lines, the first of which are `starts`. */
export interface Told {
  game: string;
  states: string;
  options: string;
  starts: (ToldStart | ToldShortStart)[];
}
