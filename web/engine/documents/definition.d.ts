// Answers by definition, and plans of the winner.
import type {ToldMove} from "./moves.js";
import type {Limit, Play, Touch} from "./terms.js";

/** Evaluation of a position by definition: by every move and every follower, without a theorem. */
export interface Checked {
  /** "limit": the position is too large for that, and all facts are null. */
  status: "solved" | "limit";
  limit?: Pick<Limit, "kind">;
  /** Number of positions looked at. */
  positions: string;
  /** True if the player to move wins; null also in a draw. */
  wins: boolean | null;
  /** Present in a draw: true, and the number of moves that hold it. */
  draws?: true;
  drawing?: string;
  /** Grundy value of the whole position, by mex; under normal play, for games that have values. */
  grundy: string | null;
  /** Number of moves; `winning` is how many of them win. */
  total: string | null;
  winning: string | null;
}

/** Move that is likely to be good, found without a proof. */
export interface Suggestion {
  address: string;
  play: Play;
  /** Null if there is no move. */
  move: ToldMove | null;
  /** Number of random games after the move, and how many of them the player who makes it has won. */
  games: string;
  won: string;
}

/** Number of moves left if the winner hurries and the loser delays. */
export interface Remoteness {
  address: string;
  play: Play;
  /** True if the player to move wins; null in a draw, where `draws` is true. */
  wins: boolean | null;
  draws?: true;
  /** Null in a draw. */
  remoteness: number | null;
  /** Moves after which it is one less: the quickest wins, or the longest resistance. In a draw those that hold it. */
  moves: ToldMove[];
}

/** Answer for a game that is too long; `wins` is null if the winner is not known. */
export interface RemotenessLimited {
  address: string;
  play: Play;
  status: "limit";
  limit: Pick<Limit, "kind">;
  wins: boolean | null;
}

/** Plan of the winner, or in a draw of both players not to lose, which can be checked without any theory: docs/check-strategy.mjs. */
export interface Strategy {
  certificate: "strategy";
  address: string;
  play: Play;
  /** True if the player to move at `address` wins; null in a draw. */
  wins: boolean | null;
  /** Position of `address`, followed by all that the plan leads to. */
  positions: {
    at: string;
    /** True if the player to move there wins; null in a draw. */
    wins: boolean | null;
    /** Greatest number of plies left if the winner keeps to the plan; null in a draw. */
    lasts: number | null;
    /** Every move of a player who loses or draws, one winning move of one who wins; `to` is an index into `positions`. */
    moves: {touch: Touch; to: number}[];
  }[];
}
