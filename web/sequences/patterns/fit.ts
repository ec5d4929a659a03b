// What may be said of a table, how far it holds there, and whether it is proved. A claim is found on the first two thirds of a table
// and has to hold on all of the rest; what breaks it before is stated.
import type {Law, Values} from "../period";
import type {Theorem} from "../theorems";
import {gcd} from "./integers";

/** The sentence of a claim; `web/text/en/patterns.ts` has the words of each. */
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
  /** Of all values, or of the heaps whose value is 0. */
  of: "values" | "lost";
  /** As it is written: "g(n) = (n + 1) mod 4". */
  formula: string;
  facts: Record<string, string | number>;
  /** The value of heap n; of lost heaps 0 where n is one, else 1. NaN where nothing is said. */
  at(n: number): number;
  /** g(n + period) = g(n) + saltus of what it says, for every n from `from` on, or from 0. */
  repeats?: {period: number; saltus: number; from?: number};
  /** The number of the sequence in the OEIS, where it is one from its first term on. */
  oeis?: string;
}

export interface Fit extends Claim {
  /** The heaps of which it is not true. */
  exceptions: number[];
  /** For every heap, by a period that the engine has proved or by a theorem of the game; or as far as the table goes. */
  ground: "proved" | "theorem" | "observed";
  /** The last heap of the table. */
  to: number;
}

/** Fewer values are not enough to say anything. */
export const fewest = 24;
/** More is no pattern. */
const mostExceptions = 24;

/** How much of a table something may be found on. */
export const foundOn = (length: number) => Math.floor((2 * length) / 3);

export const isTrue = ({of, at}: Pick<Claim, "of" | "at">, n: number, value: number) =>
  of === "values" ? at(n) === value : (at(n) === 0) === (value === 0);

/** Null where it does not hold on the last third, or has too many exceptions before. */
export function judged(claim: Claim, values: Values, law: Law | null, theorem: Theorem | null = null): Fit | null {
  const first = foundOn(values.length);
  for (let n = values.length - 1; n >= first; n--) if (!isTrue(claim, n, values[n] as number)) return null;
  const most = Math.min(mostExceptions, Math.floor(first / 8));
  const exceptions: number[] = [];
  for (let n = first - 1; n >= 0; n--) {
    if (isTrue(claim, n, values[n] as number)) continue;
    if (exceptions.length === most) return null;
    exceptions.push(n);
  }
  exceptions.reverse();
  const isByLaw = isProved(claim, values, law);
  const isTheorem = theorem?.formulas.includes(claim.formula) || (isByLaw && law?.isTheorem);
  const ground = isTheorem ? "theorem" : isByLaw ? "proved" : "observed";
  return {...claim, exceptions, ground, to: values.length - 1};
}

/**
 * Whether the proved period and what the claim repeats by agree for ever: they grow alike over a common period, and agree for one of
 * them, from where both hold, within the table. Values that grow are lost only before they do.
 */
function isProved(claim: Claim, values: Values, law: Law | null): boolean {
  const {of, at, repeats} = claim;
  if (!law?.isProved || !repeats) return false;
  const isSet = of === "lost";
  const together = (law.period / gcd(law.period, repeats.period)) * repeats.period;
  if (!isSet && law.saltus * (together / law.period) !== repeats.saltus * (together / repeats.period)) return false;
  const isGrowing = isSet && law.saltus > 0;
  const from = Math.max(law.preperiod + (isGrowing ? law.period : 0), repeats.from ?? 0);
  if (from + together > values.length) return false;
  for (let n = from; n < from + together; n++)
    if (!isTrue(claim, n, values[n] as number) || (isGrowing && at(n) === 0)) return false;
  return true;
}
