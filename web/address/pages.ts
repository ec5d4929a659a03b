// The pages that show no position: `#/games`, `#/puzzles`, `#/contest`, `#/learn`, and behind a slash what is chosen there.
import type {Lang} from "../text/languages";
import {decode, escapeText, type Theme} from "./link";

export const pages = ["games", "puzzles", "contest", "learn"] as const;

export interface PageLink {
  page: (typeof pages)[number];
  /** A theme of puzzles, a problem; null where nothing is chosen. */
  chosen: string | null;
}

/** Null where the link is none of these pages. */
export function parsePage(hash: string): PageLink | null {
  const [, name, chosen = ""] = /^#\/([a-z]+)(?:\/([^?]*))?(?:\?|$)/.exec(hash) ?? [];
  const page = pages.find((one) => one === name);
  return page ? {page, chosen: decode(chosen) || null} : null;
}

/** `lang` and `theme` are the page's, as in every link. */
export function formatPage({page, chosen}: PageLink, {lang, theme}: {lang: Lang | null; theme: Theme | null}): string {
  const fields = [...(lang ? [`lang=${lang}`] : []), ...(theme ? [`theme=${theme}`] : [])];
  return `#/${page}${chosen === null ? "" : `/${escapeText(chosen)}`}${fields.length ? `?${fields.join("&")}` : ""}`;
}
