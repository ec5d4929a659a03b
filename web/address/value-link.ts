// The link of the value of a short game: `#/values/` + the expression, and what it is compared with.
import type {Lang} from "../text/languages";
import {decode, escapeText, type Theme} from "./link";

export interface ValueLink {
  /** As it is typed: "{1|0} + ^*". */
  expression: string;
  /** Null where it is compared with nothing. */
  other: string | null;
}

const root = "#/values";
export const firstValue: ValueLink = {expression: "{2||1|0}", other: null};

/** `lang` and `theme` are the page's, as in every link. */
export function formatValue(
  {expression, other}: ValueLink,
  {lang, theme}: {lang: Lang | null; theme: Theme | null},
): string {
  const fields: string[] = [];
  if (other !== null) fields.push(`with=${escapeText(other)}`);
  if (lang) fields.push(`lang=${lang}`);
  if (theme) fields.push(`theme=${theme}`);
  return `${root}/${escapeText(expression)}${fields.length ? `?${fields.join("&")}` : ""}`;
}

/** Null where the link is none of a value. */
export function parseValue(hash: string): ValueLink | null {
  const [whole, expression, query = ""] = /^#\/values(?:\/([^?]*))?(?:\?(.*))?$/s.exec(hash) ?? [];
  if (whole === undefined) return null;
  const fields = new Map(query.split("&").map((pair) => pair.split("=", 2) as [string, string]));
  return {
    expression: expression === undefined ? firstValue.expression : (decode(expression) ?? firstValue.expression),
    other: decode(fields.get("with") ?? "") || null,
  };
}
