// Ruler of a mex: values up to the mex or the largest option, classified as reached, free, or the gap that is the mex.
import type {Reason} from "../engine/types";
import {rowsOf, text} from "./facts";
import {isNumber} from "./figures/piece";

const rulerLength = 24;

export function mexRuler({facts}: Reason): {n: string; state: "gap" | "reached" | "free"}[] {
  const reached = new Set(rowsOf(facts.groups).map(({value = ""}) => value));
  const gap = text(facts.mex);
  const top = Math.min(rulerLength, Math.max(Number(gap), ...[...reached].filter(isNumber).map(Number)));
  return Array.from({length: top + 1}, (_, i) => String(i)).map((n) => ({
    n,
    state: n === gap ? "gap" : reached.has(n) ? "reached" : "free",
  }));
}
