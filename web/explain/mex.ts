// The ruler of a mex: which values moves reach, which they leave out, and the first of these.
import type {Reason} from "../engine/types";
import {isNumber} from "./proof";
import {rowsOf, text} from "./reason-facts";

const ruled = 24;

export function mexRuler({facts}: Reason): {n: string; is: "gap" | "reached" | "free"}[] {
  const reached = new Set(rowsOf(facts.groups).map(({value = ""}) => value));
  const gap = text(facts.mex);
  const top = Math.min(ruled, Math.max(Number(gap), ...[...reached].filter(isNumber).map(Number)));
  return Array.from({length: top + 1}, (_, i) => String(i)).map((n) => ({
    n,
    is: n === gap ? "gap" : reached.has(n) ? "reached" : "free",
  }));
}
