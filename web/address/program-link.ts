// The link of a program that is written: `#/write/CODE?to=40`.
import type {Lang} from "../text/languages";
import {decode, escapeText, type Theme} from "./link";
import {startsIn} from "./program-field";

export interface ProgramLink {
  /** Null is the page with its first example. */
  code: string | null;
  /** Play may begin at `start(n)` for n from 0 to here. */
  to: number;
}

const root = "#/write";
export const usualStarts = 30;

/** `lang` and `theme` are the page's, as in every link. */
export function formatProgram(
  {code, to}: ProgramLink,
  {lang, theme}: {lang: Lang | null; theme: Theme | null},
): string {
  const fields: string[] = [];
  if (to !== usualStarts) fields.push(`to=${to}`);
  if (lang) fields.push(`lang=${lang}`);
  if (theme) fields.push(`theme=${theme}`);
  const path = code === null ? root : `${root}/${escapeText(code)}`;
  return fields.length ? `${path}?${fields.join("&")}` : path;
}

/** Null where the link is none of a program. */
export function parseProgram(hash: string): ProgramLink | null {
  const [whole, code, query = ""] = /^#\/write(?:\/([^?]*))?(?:\?(.*))?$/s.exec(hash) ?? [];
  if (whole === undefined) return null;
  const fields = new Map(query.split("&").map((pair) => pair.split("=", 2) as [string, string]));
  return {code: decode(code ?? "") || null, to: startsIn(fields.get("to")) ?? usualStarts};
}
