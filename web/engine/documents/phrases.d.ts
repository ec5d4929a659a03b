// What the engine says in words, faults above all.
import type {Expected, Found} from "../generated/phrase-types.js";

export type {Expected, Found};

/**
 * The words by key; a place in them, "{most}", stands for the fact of that name. What is in brackets is repeated for lists, "[{ids}|, ]",
 * with what stands behind the bar between two of them, and what stands behind a second bar before the last.
 */
export interface Phrases {
  expects: {key: string; words: string}[];
  found: {key: string; words: string}[];
  moves: {key: string; words: string}[];
}

type Phrase<Table> = {[Key in keyof Table]: {key: Key; facts: Table[Key]}}[keyof Table];

/** A key and its facts. */
export type Expectation = Phrase<Expected & ExpectedOfCalls>;

export type CertificateFault = Phrase<Found>;

/** What a call expects before it comes to the engine, or where the engine fails. */
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

/** `at` counts UTF-16 units of the raw input; null when the fault has no place. */
export interface Fault {
  code: ErrorCode;
  at: number | null;
  /** In English; what it is made of. */
  expected: string;
  expects: Expectation;
  /** Of a verb, where its text is not fit for it. */
  parameter?: string;
}
