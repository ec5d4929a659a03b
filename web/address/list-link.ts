// Links of the pages that are lists, such as `#/games` and `#/puzzles`, and after a slash the item chosen there.
import type {Lang} from "../text/languages";
import {decodeField, escapeText, type Theme} from "./link";

export interface ListLink {
  /** Theme of puzzles, or problem; null if nothing is chosen. */
  chosen: string | null;
}

/** Returns how the link of a list is read and written, and the link with nothing chosen. */
export const listLink = (name: string) => ({
  start: {chosen: null} as ListLink,

  /** Returns null if the link is not one of the list. */
  parse(hash: string): ListLink | null {
    const [, page, chosen = ""] = /^#\/([a-z]+)(?:\/([^?]*))?(?:\?|$)/.exec(hash) ?? [];
    return page === name ? {chosen: decodeField(chosen) || null} : null;
  },

  /** Formats a link; `lang` and `theme` are the page's, as in every link. */
  format({chosen}: ListLink, {lang, theme}: {lang: Lang | null; theme: Theme | null}): string {
    const fields = [...(lang ? [`lang=${lang}`] : []), ...(theme ? [`theme=${theme}`] : [])];
    return `#/${name}${chosen === null ? "" : `/${escapeText(chosen)}`}${fields.length ? `?${fields.join("&")}` : ""}`;
  },
});
