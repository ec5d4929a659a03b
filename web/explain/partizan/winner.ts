// Who wins a position of Left and Right, whoever begins.
import type {Answer} from "../../engine/types";
import {other, type Side} from "../../game/mover";

export const both = ["L", "R"] as const;

/** Null where it is not known. */
export function winnerOf({outcome}: Pick<Answer, "outcome">, first: Side): Side | null {
  if (outcome === "L" || outcome === "R") return outcome;
  return outcome === "N" ? first : outcome === "P" ? other(first) : null;
}
