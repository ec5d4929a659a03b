// Encodes the arguments of a verb as the texts that are passed to the engine. Checks only their types: the engine
// checks their meaning.
import {badRequest, tooBig} from "./error";
import {verbs} from "./generated/verb-table";
import type {Verbs} from "./generated/verb-types";

const MAX_TEXT_LENGTH = 64 * 2 ** 20;
const MAX_TOUCH_LENGTH = 100_000;

type Parameter = (typeof verbs)[number]["parameters"][number];
type Arguments = Readonly<Record<string, unknown>>;

export type VerbName = keyof Verbs;

const verbsByName = new Map<string, (typeof verbs)[number]>(verbs.map((verb) => [verb.name, verb]));

export function verbNamed(name: unknown) {
  const verb = typeof name === "string" ? verbsByName.get(name) : undefined;
  if (!verb) throw badRequest("known-verb", {verbs: [...verbsByName.keys()]});
  return verb;
}

/** Returns names and texts in turn. */
export function encodeArguments(name: VerbName, args: Arguments): string[] {
  const {parameters} = verbNamed(name);
  const unknownName = Object.keys(args).find((key) => !parameters.some((p) => p.name === key));
  if (unknownName !== undefined) throw badRequest("no-argument", {name: unknownName});
  return parameters.flatMap((p) => (args[p.name] === undefined ? [] : [p.name, textFor(p, args[p.name])]));
}

function textFor({name, takes, choices, least}: Parameter, value: unknown): string {
  switch (takes) {
    case "number":
      return numberText(value, name, Number(least));
    case "touch":
      return touchText(value);
    case "choice":
      if (!(choices as readonly unknown[]).includes(value))
        throw badRequest("argument-of", {name, choices: [...choices]});
      return value as string;
    default:
      return longText(value, name);
  }
}

function numberText(value: unknown, name: string, least: number): string {
  const isInteger = typeof value === "bigint" || Number.isSafeInteger(value);
  if (!isInteger || (value as number) < least) throw badRequest("argument-from", {name, least: String(least)});
  return String(value);
}

/**
 * Replaces lone surrogates, which have no UTF-8, by U+FFFD, which keeps every offset and which every reader refuses.
 */
function longText(text: unknown, name: string): string {
  if (typeof text !== "string") throw badRequest("argument-as-text", {name});
  if (text.length > MAX_TEXT_LENGTH) throw tooBig(MAX_TEXT_LENGTH, "most-characters", {most: String(MAX_TEXT_LENGTH)});
  return text.replace(/\p{Surrogate}/gu, "\uFFFD");
}

function touchText(touch: unknown): string {
  if (!Array.isArray(touch) || touch.length > MAX_TOUCH_LENGTH || !touch.every(isElement)) {
    throw badRequest("touch-as-texts");
  }
  return touch.join(",");
}

function isElement(element: unknown): boolean {
  return typeof element === "string" && /^\d{1,40}$/.test(element);
}

interface CallOptions {
  signal: AbortSignal | undefined;
  onProgress: (made: number) => void;
}

/** Separates the signal and progress callback of a call (both optional) from the other options, `given`. */
export function callOptions(options: unknown = {}): CallOptions & {given: Arguments} {
  if (typeof options !== "object" || options === null) throw badRequest("options-as-object");
  const {signal, onProgress = () => {}, ...given} = options as Arguments;
  if (signal !== undefined && !(signal instanceof AbortSignal)) throw badRequest("signal-as-abort-signal");
  if (typeof onProgress !== "function") throw badRequest("progress-as-function");
  return {signal, onProgress: onProgress as CallOptions["onProgress"], given};
}
