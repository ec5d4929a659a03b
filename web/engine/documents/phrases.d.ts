// Phrases of the engine, above all those of errors.
import type {Expected, Found} from "../generated/phrase-types.js";

export type {Expected, Found};

/**
 * Texts by key. In them "{most}" stands for the fact of that name. What is in brackets is repeated for lists, "[{ids}|,
 * ]": the text after the bar stands between two items, and that after a second bar before the last.
 */
export interface Phrases {
  expects: {key: string; words: string}[];
  found: {key: string; words: string}[];
  moves: {key: string; words: string}[];
}

type Phrase<Table> = {[Key in keyof Table]: {key: Key; facts: Table[Key]}}[keyof Table];

/** Key with its facts. */
export type Expectation = Phrase<Expected & ExpectedOfCalls>;

export type CertificateFault = Phrase<Found>;

/** Phrases of errors that do not come from the engine: of bad arguments, and of an engine that fails. */
export interface ExpectedOfCalls {
  "no-abort": NoFacts;
  "open-engine": NoFacts;
  "running-engine": NoFacts;
  "answering-engine": NoFacts;
  "finished-call": NoFacts;
  "capable-browser": NoFacts;
  "whole-engine": NoFacts;
  "known-verb": {verbs: string[]};
  "no-argument": {name: string};
  "argument-of": {name: string; choices: string[]};
  "argument-from": {name: string; least: string};
  "argument-as-text": {name: string};
  "argument-as-number": {name: string};
  "touch-as-texts": NoFacts;
  "options-as-object": NoFacts;
  "signal-as-abort-signal": NoFacts;
  "progress-as-function": NoFacts;
  "less-work": NoFacts;
}

type NoFacts = Record<string, never>;

export type ErrorCode =
  | "unknown-game"
  | "bad-rules"
  | "bad-position"
  | "bad-value"
  | "bad-play"
  | "too-big"
  | "bad-request"
  | "internal";

/** `at` counts UTF-16 units of the raw input; null if the error has no place. */
export interface Fault {
  code: ErrorCode;
  at: number | null;
  /** Text of what was expected, in English; `expects` has its key and facts. */
  expected: string;
  expects: Expectation;
  /** Parameter of the verb whose text is wrong. */
  parameter?: string;
  /** What to type instead of a position or a game that cannot be read, the likeliest first; absent if nothing is known. */
  offers?: string[];
  /** English name of a well-known game that is not here, to which the offers are the nearest; present if they are. */
  missing?: string | null;
}
