// Claims about a table, how far they hold there, and whether they are proved. A claim is found on the first two thirds of a
// table and has to hold on all of the last third; its exceptions before that are stated.
import type {Law, Values} from "../period";
import type {Theorem} from "../theorems";
import {gcd} from "./integers";

/** Kind of a claim; `web/text/en/patterns.ts` has the sentence of each. */
export type ClaimKind =
  | "constant"
  | "identity"
  | "period"
  | "growth"
  | "modulo"
  | "quotient"
  | "xor"
  | "and"
  | "or"
  | "gray"
  | "dividing2"
  | "dividing3"
  | "lowBit"
  | "odd"
  | "halfOdd"
  | "ones"
  | "parity"
  | "highBit"
  | "root"
  | "golden"
  | "goldenSquare"
  | "silver"
  | "smallestPart"
  | "partsOf"
  | "game"
  | "none"
  | "only"
  | "residues"
  | "multiples"
  | "powers"
  | "fibonacci"
  | "squares"
  | "triangular"
  | "evil"
  | "odious"
  | "evenlyDivided"
  | "oddlyDivided"
  | "lowerWythoff"
  | "upperWythoff"
  | "recurrence";

export interface Claim {
  kind: ClaimKind;
  /** Subject of the claim: all values, or the heaps whose value is 0. */
  of: "values" | "lost";
  /** Formula to show: "g(n) = (n + 1) mod 4". */
  formula: string;
  facts: Record<string, string | number>;
  /** Claimed value of heap n; for claims about lost heaps 0 if n is lost, else 1. NaN if nothing is claimed. */
  at(n: number): number;
  /** Period of the claimed values: g(n + period) = g(n) + saltus for every n from `from`, or from 0. */
  repeats?: {period: number; saltus: number; from?: number};
  /** Number in the OEIS, if the values are that sequence from its first term on. */
  oeis?: string;
}

export interface Fit extends Claim {
  /** Heaps for which it is false. */
  exceptions: number[];
  /** Basis: true for every heap by a proved period or by a theorem of the game, or observed as far as the table goes. */
  ground: "proved" | "theorem" | "observed";
  /** Last heap of the table. */
  to: number;
}

/** Fewest values from which anything is claimed. */
export const minValues = 24;
/** A claim with more exceptions is not a pattern. */
const maxExceptions = 24;

/** Returns the length of the first part of a table, on which claims are found. */
export const trainingLength = (length: number) => Math.floor((2 * length) / 3);

export const isTrueAt = ({of, at}: Pick<Claim, "of" | "at">, n: number, value: number) =>
  of === "values" ? at(n) === value : (at(n) === 0) === (value === 0);

/** Returns the claim with its exceptions; null if it fails on the last third or has too many exceptions before. */
export function fitClaim(claim: Claim, values: Values, law: Law | null, theorem: Theorem | null = null): Fit | null {
  const first = trainingLength(values.length);
  for (let n = values.length - 1; n >= first; n--) if (!isTrueAt(claim, n, values[n] as number)) return null;
  const limit = Math.min(maxExceptions, Math.floor(first / 8));
  const exceptions: number[] = [];
  for (let n = first - 1; n >= 0; n--) {
    if (isTrueAt(claim, n, values[n] as number)) continue;
    if (exceptions.length === limit) return null;
    exceptions.push(n);
  }
  exceptions.reverse();
  const isByLaw = isProved(claim, values, law);
  const isTheorem = theorem?.formulas.includes(claim.formula) || (isByLaw && law?.isTheorem);
  const ground = isTheorem ? "theorem" : isByLaw ? "proved" : "observed";
  return {...claim, exceptions, ground, to: values.length - 1};
}

/**
 * Returns true if the claim agrees with the proved period for ever: both grow alike over a common period and agree for one such period
 * within the table, from where both hold. If values grow, heaps are lost only before they do.
 */
function isProved(claim: Claim, values: Values, law: Law | null): boolean {
  const {of, at, repeats} = claim;
  if (!law?.isProved || !repeats) return false;
  const isSet = of === "lost";
  const commonPeriod = (law.period / gcd(law.period, repeats.period)) * repeats.period;
  if (!isSet && law.saltus * (commonPeriod / law.period) !== repeats.saltus * (commonPeriod / repeats.period))
    return false;
  const isGrowing = isSet && law.saltus > 0;
  const from = Math.max(law.preperiod + (isGrowing ? law.period : 0), repeats.from ?? 0);
  if (from + commonPeriod > values.length) return false;
  for (let n = from; n < from + commonPeriod; n++)
    if (!isTrueAt(claim, n, values[n] as number) || (isGrowing && at(n) === 0)) return false;
  return true;
}
