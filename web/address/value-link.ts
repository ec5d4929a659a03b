// Link of the value of a short game: `#/values/` + the expression, and the one that it is compared with.
import type {Lang} from "../text/languages";
import {decodeField, escapeText, type Theme} from "./link";

export interface ValueLink {
  /** Expression as it is typed: "{1|0} + ^*". */
  expression: string;
  /** Expression that it is compared with; null for none. */
  other: string | null;
}

const root = "#/values";
export const firstValue: ValueLink = {expression: "{2||1|0}", other: null};

/** Formats a link; `lang` and `theme` are the page's, as in every link. */
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

/** Returns null if the link is not one of a value. */
export function parseValue(hash: string): ValueLink | null {
  const [match, expression, query = ""] = /^#\/values(?:\/([^?]*))?(?:\?(.*))?$/s.exec(hash) ?? [];
  if (match === undefined) return null;
  const fields = new Map(query.split("&").map((pair) => pair.split("=", 2) as [string, string]));
  return {
    expression: expression === undefined ? firstValue.expression : (decodeField(expression) ?? firstValue.expression),
    other: decodeField(fields.get("with") ?? "") || null,
  };
}
