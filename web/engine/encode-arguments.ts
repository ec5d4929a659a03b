// Encodes the arguments of a verb as the texts that cross to the engine. Checks their types; whether they make sense, the engine says.
import {badRequest, tooBig} from "./error";
import {verbs} from "./generated/verb-table";
import type {Verbs} from "./generated/verb-types";

const LONGEST_TEXT = 64 * 2 ** 20;
const LONGEST_TOUCH = 100_000;

type Parameter = (typeof verbs)[number]["parameters"][number];
type Arguments = Readonly<Record<string, unknown>>;

export type VerbName = keyof Verbs;

const known = new Map<string, (typeof verbs)[number]>(verbs.map((verb) => [verb.name, verb]));

export function verbNamed(name: unknown) {
  const verb = typeof name === "string" ? known.get(name) : undefined;
  if (!verb) throw badRequest("known-verb", {verbs: [...known.keys()]});
  return verb;
}

/** Names and texts in turn. */
export function encodeArguments(name: VerbName, given: Arguments): string[] {
  const {parameters} = verbNamed(name);
  const surplus = Object.keys(given).find((key) => !parameters.some((p) => p.name === key));
  if (surplus !== undefined) throw badRequest("no-argument", {name: surplus});
  return parameters.flatMap((p) => (given[p.name] === undefined ? [] : [p.name, textFor(p, given[p.name])]));
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
  const whole = typeof value === "bigint" || Number.isSafeInteger(value);
  if (!whole || (value as number) < least) throw badRequest("argument-from", {name, least: String(least)});
  return String(value);
}

/** Lone surrogates have no UTF-8; U+FFFD keeps every offset and is refused by every reader. */
function longText(text: unknown, name: string): string {
  if (typeof text !== "string") throw badRequest("argument-as-text", {name});
  if (text.length > LONGEST_TEXT) throw tooBig(LONGEST_TEXT, "most-characters", {most: String(LONGEST_TEXT)});
  return text.replace(/\p{Surrogate}/gu, "\uFFFD");
}

function touchText(touch: unknown): string {
  if (!Array.isArray(touch) || touch.length > LONGEST_TOUCH || !touch.every(isElement)) {
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

/** How a call is watched and ended, and what else its options hold. */
export function callOptions(options: unknown = {}): CallOptions & {given: Arguments} {
  if (typeof options !== "object" || options === null) throw badRequest("options-as-object");
  const {signal, onProgress = () => {}, ...given} = options as Arguments;
  if (signal !== undefined && !(signal instanceof AbortSignal)) throw badRequest("signal-as-abort-signal");
  if (typeof onProgress !== "function") throw badRequest("progress-as-function");
  return {signal, onProgress: onProgress as CallOptions["onProgress"], given};
}
