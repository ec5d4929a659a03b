// A value and an outcome as small signs in a line.
import type {Outcome} from "../engine/types";
import {starred} from "./numbers";

/** A value as the literature writes it; a position without one shows a dash. */
export function Value({grundy}: {grundy: string | null}) {
  if (grundy === null) return <span class="math">–</span>;
  return <span class={grundy.length > 8 ? "math value long" : "math value"}>{starred(grundy)}</span>;
}

/** The letter carries the outcome; colour and pattern only repeat it. */
export function Letter({outcome}: {outcome: Outcome | null}) {
  return <span class={`letter ${outcome === "N" ? "next" : outcome === "P" ? "previous" : ""}`}>{outcome ?? "?"}</span>;
}
