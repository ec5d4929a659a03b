import {expecting, type FactsOf, type OwnKey} from "./expected";
import type * as api from "./types";

type ErrorFacts = Pick<api.EngineError, "code" | "at" | "expected" | "expects">;

export class EngineError extends Error implements api.EngineError {
  override name = "EngineError";
  code: api.EngineError["code"];
  at: number | null;
  expected: string;
  expects: api.Expectation;

  constructor({code, at, expected, expects}: ErrorFacts) {
    super(`${code}${at === null ? "" : ` at ${at}`}: expected ${expected}`);
    this.code = code;
    this.at = at;
    this.expected = expected;
    this.expects = expects;
  }
}

/** A fault with a key of the package's own, as documents have one. */
export const faultOf = <Key extends OwnKey>(
  code: ErrorFacts["code"],
  at: number | null,
  key: Key,
  ...facts: FactsOf<Key>
): ErrorFacts => ({code, at, ...expecting(key, ...facts)});

export const cancelled = () => new EngineError(faultOf("cancelled", null, "no-abort"));

export const unavailable = <Key extends OwnKey>(key: Key, ...facts: FactsOf<Key>) =>
  new EngineError(faultOf("unavailable", null, key, ...facts));

export const badRequest = <Key extends OwnKey>(key: Key, ...facts: FactsOf<Key>) =>
  new EngineError(faultOf("bad-request", null, key, ...facts));

export const tooBig = <Key extends OwnKey>(at: number | null, key: Key, ...facts: FactsOf<Key>) =>
  new EngineError(faultOf("too-big", at, key, ...facts));
