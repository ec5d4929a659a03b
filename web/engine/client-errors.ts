// English texts for the keys of errors that do not come from the engine: of bad arguments, and of an engine that fails.
import type * as api from "./types";

type ClientExpected = api.ExpectedOfCalls & Pick<api.Expected, "most-characters">;

export const clientTexts: Record<keyof ClientExpected, string> = {
  "no-abort": "no abort",
  "open-engine": "an engine that is not closed",
  "running-engine": "an engine that keeps running",
  "answering-engine": "the engine to answer",
  "finished-call": "the engine to finish this call",
  "capable-browser": "a browser and a page that let WebAssembly with SIMD and exceptions run",
  "whole-engine": "engine.wasm, whole",
  "known-verb": "a verb: {verbs}",
  "no-argument": "no {name}",
  "argument-of": "{name} to be one of {choices}",
  "argument-from": "{name} as a whole number, at least {least}",
  "argument-as-text": "{name} as a string",
  "argument-as-number": "{name} as a whole number",
  "touch-as-texts": "a touch as an array of decimal texts",
  "options-as-object": "options as an object",
  "signal-as-abort-signal": "signal as an AbortSignal",
  "progress-as-function": "onProgress as a function",
  "less-work": "less work",
  "most-characters": "at most {most} characters",
};

export type ClientKey = keyof ClientExpected;
/** Rest parameter with the facts of a key; empty if it has none. */
export type FactsOf<Key extends ClientKey> =
  ClientExpected[Key] extends Record<string, never> ? [] : [ClientExpected[Key]];

/** Returns the fields of an error: the text with the facts filled in, and key and facts. */
export function expectationOf<Key extends ClientKey>(
  key: Key,
  ...[keyFacts]: FactsOf<Key>
): Pick<api.Fault, "expected" | "expects"> {
  const facts: Record<string, string | string[]> = keyFacts ?? {};
  const expected = clientTexts[key].replace(/\{(\w+)\}/g, (_, name) => [facts[name]].flat().join(", "));
  return {expected, expects: {key, facts} as api.Expectation};
}
