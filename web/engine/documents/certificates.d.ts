// Proofs that can be checked without the engine, and what the checker says of them.
import type {Strategy} from "./definition.js";
import type {CertificateFault} from "./phrases.js";

/** g(n + period) = g(n) + saltus for every n from the preperiod on; decimal text. */
export interface Period {
  preperiod: string;
  period: string;
  saltus: string;
}

/** The proof of a period: seen for `lag`, a multiple of it, from `from` to below `to`, that is far enough (docs/theory.md). */
export interface Certificate extends Period {
  game: string;
  rules: string;
  seen: {lag: string; from: string; to: string};
}

/**
 * The proof of a misere quotient: elements are numbers, 0 the empty sum; the products of each with a generator, the elements of the heaps from 0
 * on, and those that are lost.
 */
export interface QuotientCertificate {
  kind: "misere";
  game: string;
  rules: string;
  generators: {heap: string; images: string[]}[];
  phi: string[];
  lost: string[];
  proof: {period: string; from: string; window: string} | null;
}

/**
 * How a difference compares with 0, as two plans, of Left to move and of Right. It wins who begins at "||", who does not at "=",
 * Left at ">" and Right at "<", whoever begins.
 */
export interface RelationCertificate {
  certificate: "relation";
  /** An address without its mover. */
  difference: string;
  relation: "=" | "<" | ">" | "||";
  plans: [Strategy, Strategy];
}

export type ProvedPeriod = Period & {game: string; rules: string};

/** Of the heaps below `heaps`, or of all where there is a period. */
export interface ProvedQuotient {
  kind: "misere";
  game: string;
  rules: string;
  heaps: string;
  order: string;
  lost: string;
  from: string | null;
  period: string | null;
}

/** What was proved, and how many values were made for it; or the fault in English, and what it is made of. */
export type CertificateVerdict =
  | {valid: true; values: string; proved: ProvedPeriod | ProvedQuotient}
  | {valid: false; fault: string; found: CertificateFault};
