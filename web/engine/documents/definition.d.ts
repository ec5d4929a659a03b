// What the definition of a play says of a position, and how whoever wins goes about it.
import type {ToldMove} from "./moves.js";
import type {Limit, Play, Touch} from "./terms.js";

/** What the bare definition of a play says of a position: every move and every position that follows, no theorem. */
export interface Checked {
  /** "limit": the position is too large for that, and nothing is said of it. */
  status: "solved" | "limit";
  limit?: Pick<Limit, "kind">;
  /** How many positions were looked at. */
  positions: string;
  /** The player to move wins. */
  wins: boolean | null;
  /** Of the whole position, by mex; under normal play, of games that have a value. */
  grundy: string | null;
  /** How many moves there are and how many of them win. */
  total: string | null;
  winning: string | null;
}

/** How many moves are left where the winner hurries and the loser delays. */
export interface Remoteness {
  address: string;
  play: Play;
  /** The player to move wins. */
  wins: boolean;
  remoteness: number;
  /** Those after which it is one less: the quickest wins, or the longest resistance. */
  moves: ToldMove[];
}

/** Of a game that is too long: who wins, where that is known. */
export interface RemotenessLimited {
  address: string;
  play: Play;
  status: "limit";
  limit: Pick<Limit, "kind">;
  wins: boolean | null;
}

/** The plan of whoever wins, so that it can be checked without any theory: docs/check-strategy.mjs. */
export interface Strategy {
  certificate: "strategy";
  address: string;
  play: Play;
  /** The player to move at `address` wins. */
  wins: boolean;
  /** First the one of `address`, then all that the plan leads to. */
  positions: {
    at: string;
    /** The player to move there wins. */
    wins: boolean;
    /** How many plies it takes at most, if the winner keeps to the plan. */
    lasts: number;
    /** Every move of one who loses, one that wins of one who wins; `to` is a place in `positions`. */
    moves: {touch: Touch; to: number}[];
  }[];
}
