// Who is to move in a game of Left and Right, and the same position with the other to move.
import type {Answer} from "../engine/types";

export const sides = ["L", "R"] as const;
export type Side = (typeof sides)[number];

const rightFirst = /^turn=R /;

/** Null where both have the same moves, or nothing is drawn. */
export function moverOf({board, components}: Pick<Answer, "board" | "components">): Side | null {
  for (const one of [board, ...(components ?? []).map((component) => component.board)])
    if (one && "mover" in one && one.mover) return one.mover;
  return null;
}

export const other = (side: Side): Side => (side === "L" ? "R" : "L");

/** Who wins if that side begins; null where it is not known. Where play stops above 0 it is Left, below 0 Right. */
export function winnerOf({outcome, bounds}: Pick<Answer, "outcome" | "bounds">, first: Side): Side | null {
  if (outcome === "L" || outcome === "R") return outcome;
  if (outcome) return outcome === "N" ? first : other(first);
  const [least, most] = bounds?.[first === "L" ? "left_stop" : "right_stop"] ?? ["0", "0"];
  if (most.startsWith("-")) return "R";
  return least === "0" || least.startsWith("-") ? null : "L";
}

/** At an address of such a game, by the text alone. */
export const moverIn = (address: string): Side => (rightFirst.test(address) ? "R" : "L");

/** What stands there, whoever is to move. */
export const unturned = (address: string) => address.replace(rightFirst, "");

export const turned = (address: string) => (moverIn(address) === "R" ? unturned(address) : `turn=R ${address}`);
