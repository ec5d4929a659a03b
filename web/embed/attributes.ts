// Parser of the element's attributes; names those that it does not understand.
import {type AttributeName, attributeRow, elementAttributes, flagOf} from "../address/element";
import {type Link, parseFields} from "../address/link";
import {usualLevel} from "../address/terms";
import {startAddress} from "../game/modes/onboarding";

/** Attributes as text; absent, or empty unless it is a flag, means not set. */
export type Attributes = Partial<Record<AttributeName, string>>;

export interface ElementSettings {
  /** `at` gives the address, the other attributes give fields. */
  link: Link;
  parts: string[];
  badAttributes: string[];
}

const allParts: readonly string[] = elementAttributes.show.choices;

export function readAttributes({at, show, base, ...linkAttributes}: Attributes): ElementSettings {
  const values = (Object.entries(linkAttributes) as [AttributeName, string | undefined][]).flatMap(
    ([name, text = null]) => {
      const value = text !== null && attributeRow(name).kind === "flag" ? flagOf(name, text) : text;
      return value ? [[name, value] as const] : [];
    },
  );
  const {fields, badFields} = parseFields(new Map(values));
  const parts = show?.split(/[\s,]+/).filter(Boolean) ?? allParts.slice();
  const badAttributes: string[] = [...badFields];
  if (parts.some((part) => !allParts.includes(part))) badAttributes.push("show");
  if (base && !URL.canParse(base, "https://a.page/")) badAttributes.push("base");
  const address = at || startAddress({address: null, rung: 0});
  // An attribute that is not set means the default, whatever was set before.
  const opponent = fields.opponent ?? (fields.mode === "play" ? usualLevel : "none");
  const terms = {opponent, hints: fields.hints ?? "shown", predict: fields.predict ?? false};
  return {link: {...fields, ...terms, address}, parts, badAttributes};
}
