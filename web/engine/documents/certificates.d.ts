// Certificates, which can be checked without the engine, and the answers of the checker.
import type {Strategy} from "./definition.js";
import type {CertificateFault} from "./phrases.js";

/** Period: g(n + period) = g(n) + saltus for every n from the preperiod on, as decimal text. */
export interface Period {
  preperiod: string;
  period: string;
  saltus: string;
}

/**
 * Proof of a period: observed for `lag`, a multiple of it, from `from` to below `to`, which is far enough
 * (docs/theory.md).
 */
export interface Certificate extends Period {
  game: string;
  rules: string;
  seen: {lag: string; from: string; to: string};
}

/**
 * Proof of a misere quotient. Elements are numbers, 0 the empty sum: the products of each with a generator (`images`),
 * the elements of the heaps from 0 on (`phi`), and those that are lost.
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
 * Proof of how a difference compares with 0, as two plans, with Left to move and with Right. The player who begins wins
 * at "||", the other at "=", Left at ">" and Right at "<", whoever begins.
 */
export interface RelationCertificate {
  certificate: "relation";
  /** Address without its mover. */
  difference: string;
  relation: "=" | "<" | ">" | "||";
  plans: [Strategy, Strategy];
}

export type ProvedPeriod = Period & {game: string; rules: string};

/** Quotient of the heaps below `heaps`, or of all heaps if it has a period. */
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

/**
 * Answer of the checker: what was proved, and the number of values made for it; or the fault in English, with its key
 * and facts (`found`).
 */
export type CertificateVerdict =
  | {valid: true; values: string; proved: ProvedPeriod | ProvedQuotient}
  | {valid: false; fault: string; found: CertificateFault};
