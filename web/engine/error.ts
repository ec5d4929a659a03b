import type * as api from "./types";

export class EngineError extends Error implements api.EngineError {
  override name = "EngineError";
  code: api.EngineError["code"];
  at: number | null;
  expected: string;

  constructor({code, at, expected}: Pick<api.EngineError, "code" | "at" | "expected">) {
    super(`${code}${at === null ? "" : ` at ${at}`}: expected ${expected}`);
    this.code = code;
    this.at = at;
    this.expected = expected;
  }
}

export const cancelled = () => new EngineError({code: "cancelled", at: null, expected: "no abort"});

export const unavailable = (expected: string) => new EngineError({code: "unavailable", at: null, expected});

export const badRequest = (expected: string) => new EngineError({code: "bad-request", at: null, expected});
