// Games that are told by a list of their positions.
import type {Outcome} from "./terms.js";

/** Of a game for both players alike. `misere`: whether the player to move wins under misere play, where no search is needed to know. */
export interface ToldStart {
  state: string;
  label: string;
  grundy: string;
  misere: boolean | null;
}

/** Of one in which Left and Right have moves of their own. Null is a value that takes too many steps, or characters. */
export interface ToldShortStart {
  state: string;
  label: string;
  value: string | null;
  outcome: Outcome | null;
}

/** A game that was told: `game` plays it, and positions are the numbers of its lines, the first of which stand here. */
export interface Told {
  game: string;
  states: string;
  options: string;
  starts: (ToldStart | ToldShortStart)[];
}
