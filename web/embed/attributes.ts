// What the attributes of the element say, and which of them say nothing that is understood.
import {type Link, parseFields} from "../address/link";
import {usualLevel} from "../address/terms";
import {startAddress} from "../game/ladder";

export const attributes = [
  ...["at", "mode", "play", "show", "lang", "theme"],
  ...["opponent", "first", "hints", "predict"],
] as const;

export type Attributes = Record<string, string | undefined>;

interface Wanted {
  /** `at` is an address, the others are fields of a link. */
  link: Link;
  parts: string[];
  bad: string[];
}

const everything = ["board", "verdict", "why", "game"];

/** Attributes that say nothing are not there. */
export function readAttributes({at, show, ...rest}: Attributes): Wanted {
  const given = Object.entries(rest).filter((pair): pair is [string, string] => Boolean(pair[1]));
  const {fields, bad} = parseFields(new Map(given));
  const parts = show?.split(/[\s,]+/).filter(Boolean) ?? everything;
  const isUnderstood = parts.every((part) => everything.includes(part));
  const address = at || startAddress({address: null, rung: 0});
  // What is not said is the usual, whatever was said before.
  const opponent = fields.opponent ?? (fields.mode === "play" ? usualLevel : "none");
  const terms = {opponent, hints: fields.hints ?? "shown", predict: fields.predict ?? false};
  return {link: {...fields, ...terms, address}, parts, bad: isUnderstood ? bad : [...bad, "show"]};
}
