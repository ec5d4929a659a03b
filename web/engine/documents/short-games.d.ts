// Values of games in which Left and Right have moves of their own.
import type {Touch} from "./terms.js";

/** Of a short game: where play stops if Left or Right begins, the mean value and the temperature. */
export interface Measures {
  left_stop: string;
  right_stop: string;
  mean: string;
  temperature: string;
}

/** Where the value of a sum is too large: its mean, and between what its stops and its temperature lie, [least, most]. */
export interface Bounds {
  mean: string;
  left_stop: [string, string];
  right_stop: [string, string];
  temperature: [string, string];
}

export type ShortGameKind = "number" | "nimber" | "switch" | "infinitesimal" | "all-small" | "uptimal" | "hot";

/** What a value is worth to stop at, for each player to begin. */
export interface Stops {
  left: string;
  right: string;
}

/** An option of a canonical form, and the moves of the position that lead to it. */
export interface KeptOption {
  value: string | null;
  from: Touch[];
}

/** An option that is none of the canonical form. */
export interface DroppedOption extends KeptOption {
  side: "left" | "right";
  why: "dominated" | "reversible";
  /** What dominates it, or what the other player answers it by. */
  by: string | null;
  /** All of its side that do, and all answers that it is reversible through. */
  dominated_by: (string | null)[];
  reversible_through: (string | null)[];
}

/** A short game; a text is null past 4096 characters. */
export interface ShortValue {
  expression: string;
  /** Where the expression is one position, that. */
  address: string | null;
  status: "solved";
  value: string | null;
  /** Games that can come of it, itself among them; null past 100000. */
  followers: string | null;
  outcome: "L" | "R" | "N" | "P";
  kinds: ShortGameKind[];
  stops: Stops;
  mean: string;
  temperature: string;
  /** Corners of the walls, [tax, stop] from tax -1 up. */
  walls: {left: [string, string][]; right: [string, string][]};
  /** Null where it has none. */
  atomic_weight: string | null;
  reduced: string | null;
  /** number + *nimber + ups[0]·↑ + ups[1]·↑⟨2⟩ + …, where it is that. */
  uptimal: {number: string; nimber: string; ups: string[]} | null;
  /** What a move gains, none below another; null where that takes long, or the text of one is too long. */
  incentives: Record<"left" | "right", (string | null)[]> | null;
  birthday: string;
  /** The least star that is remote from it. */
  far_star: string;
  left: KeptOption[];
  right: KeptOption[];
  dropped: DroppedOption[];
}

/** A value that was too large; of a position its winners, where they were found, and of a sum what is certain of it. */
export interface ShortValueLimited {
  expression: string;
  status: "limit";
  limit: {kind: "games" | "positions" | "cancelled" | "memory"};
  value: null;
  outcome: "L" | "R" | "N" | "P" | null;
  bounds: Bounds | null;
}

/** Who begins a - b, whether it is won, and a move that wins it. */
export interface FirstMove {
  wins: boolean;
  /** In a, or in b with the roles exchanged. */
  in: "a" | "b" | null;
  /** The value that it leaves there. */
  to: string | null;
}

/** How two values compare: "||" where they are confused. */
export interface Related {
  a: string;
  b: string;
  a_value: string | null;
  b_value: string | null;
  relation: "=" | "<" | ">" | "||";
  difference: string | null;
  /** The difference as an address, without its mover; null where a value in it is too long. */
  position: string | null;
  left: FirstMove;
  right: FirstMove;
}

/** How they compare all the same, where that is certain; the bounds are of a - b. */
export interface RelatedLimited {
  a: string;
  b: string;
  status: "limit";
  limit: ShortValueLimited["limit"];
  relation: Related["relation"] | null;
  bounds: Bounds | null;
}
