// Player to move in a game of Left and Right, and the same position with the other player to move.
import type {Answer} from "../../engine/types";

export const sides = ["L", "R"] as const;
export type Side = (typeof sides)[number];

const rightFirst = /^turn=R /;

/** Returns the player to move; null if both have the same moves, or nothing is drawn. */
export function moverOf({board, components}: Pick<Answer, "board" | "components">): Side | null {
  for (const candidate of [board, ...(components ?? []).map((component) => component.board)])
    if (candidate && "mover" in candidate && candidate.mover) return candidate.mover;
  return null;
}

export const otherSide = (side: Side): Side => (side === "L" ? "R" : "L");

/**
 * Returns the winner if that side begins; null if it is not known. Play that stops above 0 is won by Left, below 0 by
 * Right.
 */
export function winnerOf({outcome, bounds}: Pick<Answer, "outcome" | "bounds">, first: Side): Side | null {
  if (outcome === "L" || outcome === "R") return outcome;
  if (outcome) return outcome === "N" ? first : otherSide(first);
  const [lower, upper] = bounds?.[first === "L" ? "left_stop" : "right_stop"] ?? ["0", "0"];
  if (upper.startsWith("-")) return "R";
  return lower === "0" || lower.startsWith("-") ? null : "L";
}

/** Returns the player to move at an address of such a game, by its text alone. */
export const moverIn = (address: string): Side => (rightFirst.test(address) ? "R" : "L");

/** Returns the address without the player to move. */
export const withoutMover = (address: string) => address.replace(rightFirst, "");

export const withOtherMover = (address: string) =>
  moverIn(address) === "R" ? withoutMover(address) : `turn=R ${address}`;
