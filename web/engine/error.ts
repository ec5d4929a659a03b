import {type ClientKey, expectationOf, type FactsOf} from "./client-errors";
import type * as api from "./types";

type ErrorFacts = Pick<api.EngineError, "code" | "at" | "expected" | "expects"> &
  Partial<Pick<api.EngineError, "offers" | "missing">>;

export class EngineError extends Error implements api.EngineError {
  override name = "EngineError";
  code: api.EngineError["code"];
  at: number | null;
  expected: string;
  expects: api.Expectation;
  offers: readonly string[];
  missing: string | null;

  constructor({code, at, expected, expects, offers = [], missing = null}: ErrorFacts) {
    super(`${code}${at === null ? "" : ` at ${at}`}: expected ${expected}`);
    this.code = code;
    this.at = at;
    this.expected = expected;
    this.expects = expects;
    this.offers = offers;
    this.missing = missing;
  }
}

/** Creates the facts of an error with a key of this package, in the form that documents have. */
export const createFault = <Key extends ClientKey>(
  code: ErrorFacts["code"],
  at: number | null,
  key: Key,
  ...facts: FactsOf<Key>
): ErrorFacts => ({code, at, ...expectationOf(key, ...facts)});

export const cancelled = () => new EngineError(createFault("cancelled", null, "no-abort"));

export const unavailable = <Key extends ClientKey>(key: Key, ...facts: FactsOf<Key>) =>
  new EngineError(createFault("unavailable", null, key, ...facts));

export const badRequest = <Key extends ClientKey>(key: Key, ...facts: FactsOf<Key>) =>
  new EngineError(createFault("bad-request", null, key, ...facts));

export const tooBig = <Key extends ClientKey>(at: number | null, key: Key, ...facts: FactsOf<Key>) =>
  new EngineError(createFault("too-big", at, key, ...facts));
