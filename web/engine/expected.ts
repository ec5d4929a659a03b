// What a call expects before it comes to the engine, or where the engine fails: the words of the keys that are not the engine's.
import type * as api from "./types";

type Own = api.ExpectedOfCalls & Pick<api.Expected, "most-characters">;

export const ownWords: Record<keyof Own, string> = {
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

export type OwnKey = keyof Own;
/** Nothing, or the facts of the key. */
export type FactsOf<Key extends OwnKey> = Own[Key] extends Record<string, never> ? [] : [Own[Key]];

/** As an error has them: the words with the facts put in, and the facts. */
export function expecting<Key extends OwnKey>(
  key: Key,
  ...[given]: FactsOf<Key>
): Pick<api.Fault, "expected" | "expects"> {
  const facts: Record<string, string | string[]> = given ?? {};
  const expected = ownWords[key].replace(/\{(\w+)\}/g, (_, name) => [facts[name]].flat().join(", "));
  return {expected, expects: {key, facts} as api.Expectation};
}
