// Links of the pages without a position: `#/games`, `#/puzzles`, `#/contest`, `#/learn`, and after a slash the item
// chosen there.
import type {Lang} from "../text/languages";
import {decodeField, escapeText, type Theme} from "./link";

export const pages = ["games", "puzzles", "contest", "learn"] as const;

export interface PageLink {
  page: (typeof pages)[number];
  /** Theme of puzzles, or problem; null if nothing is chosen. */
  chosen: string | null;
}

/** Returns null if the link is not one of these pages. */
export function parsePage(hash: string): PageLink | null {
  const [, name, chosen = ""] = /^#\/([a-z]+)(?:\/([^?]*))?(?:\?|$)/.exec(hash) ?? [];
  const page = pages.find((candidate) => candidate === name);
  return page ? {page, chosen: decodeField(chosen) || null} : null;
}

/** Formats a link; `lang` and `theme` are the page's, as in every link. */
export function formatPage({page, chosen}: PageLink, {lang, theme}: {lang: Lang | null; theme: Theme | null}): string {
  const fields = [...(lang ? [`lang=${lang}`] : []), ...(theme ? [`theme=${theme}`] : [])];
  return `#/${page}${chosen === null ? "" : `/${escapeText(chosen)}`}${fields.length ? `?${fields.join("&")}` : ""}`;
}
