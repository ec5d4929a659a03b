// Values of games in which Left and Right have different moves.
import type {Touch} from "./terms.js";

/** Measures of a short game: the stops if Left or Right begins, the mean and the temperature. */
export interface Measures {
  left_stop: string;
  right_stop: string;
  mean: string;
  temperature: string;
}

/** Bounds for a sum whose value is too large: its mean, and ranges [least, most] of its stops and temperature. */
export interface Bounds {
  mean: string;
  left_stop: [string, string];
  right_stop: [string, string];
  temperature: [string, string];
}

export type ShortGameKind = "number" | "nimber" | "switch" | "infinitesimal" | "all-small" | "uptimal" | "hot";

/** Stops of a value, for each player to begin. */
export interface Stops {
  left: string;
  right: string;
}

/** Option of a canonical form, and the moves of the position that lead to it. */
export interface KeptOption {
  value: string | null;
  from: Touch[];
}

/** Option that is not in the canonical form. */
export interface DroppedOption extends KeptOption {
  side: "left" | "right";
  why: "dominated" | "reversible";
  /** Option that dominates it, or the other player's answer that reverses it. */
  by: string | null;
  /** All options of its side that dominate it; `reversible_through` has all answers that reverse it. */
  dominated_by: (string | null)[];
  reversible_through: (string | null)[];
}

/** Short game with its value; a text is null past 4096 characters. */
export interface ShortValue {
  expression: string;
  /** Address, if the expression is a single position. */
  address: string | null;
  status: "solved";
  value: string | null;
  /** Value in LaTeX, which is read back as it. */
  latex: string | null;
  /** Number of followers, itself included; null past 100000. */
  followers: string | null;
  outcome: "L" | "R" | "N" | "P";
  kinds: ShortGameKind[];
  stops: Stops;
  mean: string;
  temperature: string;
  /** Corners of the walls, [tax, stop] from tax -1 up. */
  walls: {left: [string, string][]; right: [string, string][]};
  /** Null if it has none. */
  atomic_weight: string | null;
  reduced: string | null;
  /** Coefficients of number + *nimber + ups[0]·↑ + ups[1]·↑⟨2⟩ + …, if the value is of that form. */
  uptimal: {number: string; nimber: string; ups: string[]} | null;
  /** Incentives of the moves, none below another; null if that takes long, or the text of one is too long. */
  incentives: Record<"left" | "right", (string | null)[]> | null;
  birthday: string;
  /** Least star that is remote from it. */
  far_star: string;
  left: KeptOption[];
  right: KeptOption[];
  dropped: DroppedOption[];
}

/** Value that was too large; for a position with its outcome, if that was found, and for a sum with certain bounds. */
export interface ShortValueLimited {
  expression: string;
  status: "limit";
  limit: {kind: "games" | "positions" | "cancelled" | "memory"};
  value: null;
  outcome: "L" | "R" | "N" | "P" | null;
  bounds: Bounds | null;
}

/** Result if one player begins a - b, and a move that wins. */
export interface FirstMove {
  wins: boolean;
  /** Part that the move is made in: a, or b with the roles exchanged; null if none wins. */
  in: "a" | "b" | null;
  /** Value that the move leaves there. */
  to: string | null;
}

/** Comparison of two values: "||" if they are confused. */
export interface Related {
  a: string;
  b: string;
  a_value: string | null;
  b_value: string | null;
  relation: "=" | "<" | ">" | "||";
  difference: string | null;
  /** Difference as an address, without its mover; null if a value in it is too long. */
  position: string | null;
  left: FirstMove;
  right: FirstMove;
}

/** Comparison as far as it is certain; the bounds are those of a - b. */
export interface RelatedLimited {
  a: string;
  b: string;
  status: "limit";
  limit: ShortValueLimited["limit"];
  relation: Related["relation"] | null;
  bounds: Bounds | null;
}
