// Link of a program that is being written: `#/write/CODE?to=40`.
import type {Lang} from "../text/languages";
import {decodeField, escapeText, type Theme} from "./link";
import {parseStartCount} from "./program-field";

export interface ProgramLink {
  /** Null for the page with its first example. */
  code: string | null;
  /** Positions that play may begin at: `start(n)` for n from 0 to this number. */
  to: number;
}

const root = "#/write";
export const defaultStarts = 30;
export const firstProgram: ProgramLink = {code: null, to: defaultStarts};

/** Formats a link; `lang` and `theme` are the page's, as in every link. */
export function formatProgram(
  {code, to}: ProgramLink,
  {lang, theme}: {lang: Lang | null; theme: Theme | null},
): string {
  const fields: string[] = [];
  if (to !== defaultStarts) fields.push(`to=${to}`);
  if (lang) fields.push(`lang=${lang}`);
  if (theme) fields.push(`theme=${theme}`);
  const path = code === null ? root : `${root}/${escapeText(code)}`;
  return fields.length ? `${path}?${fields.join("&")}` : path;
}

/** Returns null if the link is not one of a program. */
export function parseProgram(hash: string): ProgramLink | null {
  const [match, code, query = ""] = /^#\/write(?:\/([^?]*))?(?:\?(.*))?$/s.exec(hash) ?? [];
  if (match === undefined) return null;
  const fields = new Map(query.split("&").map((pair) => pair.split("=", 2) as [string, string]));
  return {code: decodeField(code ?? "") || null, to: parseStartCount(fields.get("to")) ?? defaultStarts};
}
