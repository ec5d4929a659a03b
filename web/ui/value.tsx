// Value and outcome as small signs in a line.
import type {Outcome} from "../engine/types";
import {formatNimber} from "./numbers";

/** Value as the literature writes it; a dash for a position without one. */
export function Value({grundy}: {grundy: string | null}) {
  if (grundy === null) return <span class="math">–</span>;
  return <span class={grundy.length > 8 ? "math value long" : "math value"}>{formatNimber(grundy)}</span>;
}

/** Letter of an outcome; colour and pattern only repeat it. */
export function Letter({outcome}: {outcome: Outcome | null}) {
  const kind = outcome === "N" ? "next" : outcome === "P" ? "previous" : outcome === "D" ? "draw" : "";
  return <span class={`letter ${kind}`}>{outcome ?? "?"}</span>;
}
