// What the attributes of the element say, and which of them say nothing that is understood.
import {type Link, parseFields} from "../address/link";
import {type Level, levels} from "../game/opponent";

export const attributes = ["at", "play", "show", "lang", "theme", "opponent", "first"] as const;

/** What opponents were called before they were graded. */
const former = new Map<string | undefined, Level>([
  ["teachable", "coach"],
  ["random", "beginner"],
]);

export type Attributes = Partial<Record<(typeof attributes)[number], string>>;

interface Wanted {
  /** `at` is an address, the others are fields of a link. */
  link: Link;
  parts: string[];
  /** Null where two persons play. */
  level: Level | null;
  /** The engine's side. */
  side: "first" | "second";
  bad: string[];
}

const everything = ["board", "verdict", "why", "game"];

/** Attributes that say nothing are not there. */
export function readAttributes({at, show, opponent, first, ...rest}: Attributes): Wanted {
  const given = Object.entries(rest).filter((pair): pair is [string, string] => Boolean(pair[1]));
  const {fields, bad} = parseFields(new Map(given));
  const parts = show?.split(/[\s,]+/).filter(Boolean) ?? everything;
  const level = levels.find((one) => one === opponent) ?? former.get(opponent) ?? null;
  const wrong = {
    show: !parts.every((part) => everything.includes(part)),
    opponent: Boolean(opponent) && opponent !== "none" && level === null,
    first: Boolean(first) && first !== "reader" && first !== "opponent",
  };
  const names = Object.entries(wrong).flatMap(([name, isWrong]) => (isWrong ? [name] : []));
  const side = first === "opponent" ? "first" : "second";
  return {link: {...fields, address: at || null}, parts, level, side, bad: [...bad, ...names]};
}
