// Finder of all fits of a table of single heaps, the proved ones first.
import type {Tabulation} from "../../engine/types";
import {type Law, lawOf, type Values} from "../period";
import {type Theorem, theoremOf} from "../theorems";
import {type ClaimKind, type Fit, fitClaim, isTrueAt, minValues} from "./fit";
import {formulasOf} from "./formulas";
import {lostClaims} from "./lost";
import {periodOf} from "./periods";

/** Number of heaps to examine: they suffice, and the rest of a long table would take seconds. */
const maxExamined = 200_000;

export const examinedValues = ({values}: Pick<Tabulation, "values">): Values => values.subarray(0, maxExamined);

export const fitsOf = (tabulation: Tabulation): Fit[] =>
  fitsIn(examinedValues(tabulation), lawOf(tabulation), theoremOf(tabulation.game));

export function fitsIn(values: Values, law: Law | null, theorem: Theorem | null = null): Fit[] {
  if (values.length < minValues) return [];
  const fits: Fit[] = [];
  const bestByKind = new Map<ClaimKind, Fit>();
  const period = periodOf(values, law);
  const byPeriod = period && (law?.isProved ? provedFit(period, values, law) : fitClaim(period, values, law, theorem));
  if (byPeriod) fits.push(byPeriod);
  // Keeps for each kind the claim with the fewest exceptions; among equals the simplest, which comes first.
  for (const claim of [...formulasOf(values), ...lostClaims(values)]) {
    const best = bestByKind.get(claim.kind);
    if (best?.exceptions.length === 0) continue;
    const fit = fitClaim(claim, values, law, theorem);
    if (fit && (!best || fit.exceptions.length < best.exceptions.length)) bestByKind.set(claim.kind, fit);
  }
  const allFits = [...fits, ...bestByKind.values()];
  const isFlat = bestByKind.get("constant")?.exceptions.length === 0;
  return allFits
    .filter(({kind, of}) => !isFlat || of === "lost" || kind === "constant" || kind === "period")
    .sort((a, b) => Number(a.ground === "observed") - Number(b.ground === "observed"));
}

/** Returns the period that the engine has proved, with all its exceptions, however many. */
function provedFit(period: NonNullable<ReturnType<typeof periodOf>>, values: Values, law: Law): Fit {
  const exceptions: number[] = [];
  for (let n = 0; n < Math.min(law.preperiod, values.length); n++) if (period.at(n) !== values[n]) exceptions.push(n);
  return {...period, exceptions, ground: law.isTheorem ? "theorem" : "proved", to: values.length - 1};
}

/** Returns the first heap past the table for which a fit is false; null if it holds as far as `values` goes. */
export function failureOf(fit: Fit, values: Values): {n: number; value: number} | null {
  for (let n = fit.to + 1; n < values.length; n++) {
    const value = values[n] as number;
    if (!isTrueAt(fit, n, value)) return {n, value};
  }
  return null;
}
