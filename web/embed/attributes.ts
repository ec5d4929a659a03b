// What the attributes of the element say, and which of them say nothing that is understood.
import {type AttributeName, attributeRow, elementAttributes, flagOf} from "../address/element";
import {type Link, parseFields} from "../address/link";
import {usualLevel} from "../address/terms";
import {startAddress} from "../game/ladder";

/** As they are written; absent, or empty but for a flag, says nothing. */
export type Attributes = Partial<Record<AttributeName, string>>;

export interface ElementSettings {
  /** `at` is an address, the others are fields of a link. */
  link: Link;
  parts: string[];
  bad: string[];
}

const everything: readonly string[] = elementAttributes.show.choices;

export function readAttributes({at, show, base, ...rest}: Attributes): ElementSettings {
  const given = (Object.entries(rest) as [AttributeName, string | undefined][]).flatMap(([name, text = null]) => {
    const said = text !== null && attributeRow(name).kind === "flag" ? flagOf(name, text) : text;
    return said ? [[name, said] as const] : [];
  });
  const {fields, bad} = parseFields(new Map(given));
  const parts = show?.split(/[\s,]+/).filter(Boolean) ?? everything.slice();
  const wrong: string[] = [...bad];
  if (parts.some((part) => !everything.includes(part))) wrong.push("show");
  if (base && !URL.canParse(base, "https://a.page/")) wrong.push("base");
  const address = at || startAddress({address: null, rung: 0});
  // What is not said is the usual, whatever was said before.
  const opponent = fields.opponent ?? (fields.mode === "play" ? usualLevel : "none");
  const terms = {opponent, hints: fields.hints ?? "shown", predict: fields.predict ?? false};
  return {link: {...fields, ...terms, address}, parts, bad: wrong};
}
