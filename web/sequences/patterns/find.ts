// Every fit that a table of single heaps can state, the proved ones first.
import type {Tabulation} from "../../engine/types";
import {type Law, lawOf, type Values} from "../period";
import {type Theorem, theoremOf} from "../theorems";
import {type ClaimKind, type Fit, fewest, isTrue, judged} from "./fit";
import {formulasOf} from "./formulas";
import {lostClaims} from "./lost";
import {periodOf} from "./periods";

/** The first heaps say enough, and the rest of a long table takes seconds. */
const longest = 200_000;

export const seenOf = ({values}: Pick<Tabulation, "values">): Values => values.subarray(0, longest);

export const fitsOf = (tabulation: Tabulation): Fit[] =>
  fitsIn(seenOf(tabulation), lawOf(tabulation), theoremOf(tabulation.game));

export function fitsIn(values: Values, law: Law | null, theorem: Theorem | null = null): Fit[] {
  if (values.length < fewest) return [];
  const fits: Fit[] = [];
  const kept = new Map<ClaimKind, Fit>();
  const period = periodOf(values, law);
  const byPeriod = period && (law?.isProved ? proved(period, values, law) : judged(period, values, law, theorem));
  if (byPeriod) fits.push(byPeriod);
  // Of each kind the one with the fewest exceptions: of equals the simplest, which comes first.
  for (const claim of [...formulasOf(values), ...lostClaims(values)]) {
    const best = kept.get(claim.kind);
    if (best?.exceptions.length === 0) continue;
    const fit = judged(claim, values, law, theorem);
    if (fit && (!best || fit.exceptions.length < best.exceptions.length)) kept.set(claim.kind, fit);
  }
  const found = [...fits, ...kept.values()];
  const isFlat = kept.get("constant")?.exceptions.length === 0;
  return found
    .filter(({kind, of}) => !isFlat || of === "lost" || kind === "constant" || kind === "period")
    .sort((a, b) => Number(a.ground === "observed") - Number(b.ground === "observed"));
}

/** The engine's own period, with all that breaks it, however many. */
function proved(period: NonNullable<ReturnType<typeof periodOf>>, values: Values, law: Law): Fit {
  const exceptions: number[] = [];
  for (let n = 0; n < Math.min(law.preperiod, values.length); n++) if (period.at(n) !== values[n]) exceptions.push(n);
  return {...period, exceptions, ground: law.isTheorem ? "theorem" : "proved", to: values.length - 1};
}

/** The first heap past the table of which a fit is not true; null where it holds as far as these values go. */
export function failureOf(fit: Fit, values: Values): {n: number; value: number} | null {
  for (let n = fit.to + 1; n < values.length; n++) {
    const value = values[n] as number;
    if (!isTrue(fit, n, value)) return {n, value};
  }
  return null;
}
