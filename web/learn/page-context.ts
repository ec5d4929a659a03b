// Page that an article is written into: its language, links and files.
import type {Play} from "../engine/types";
import type {ArticleLang, Language} from "../text";
import type {Played} from "./block-html";

export interface Picture {
  /** Path below the folder of index.html. */
  path: string;
  /** Address of the position. */
  shows: string;
}

export interface PageContext {
  lang: ArticleLang;
  /** Texts that articles share with the page. */
  t: Language<"home" | "puzzles" | "short">;
  /** Relative path from the page to the folder of index.html, with a final slash. */
  home: string;
  /** Files that each page loads, relative to `home`. */
  files: Record<"style" | "reader" | "element" | "keeper", string>;
  /** HTML of the masthead of a page, given by its file name. */
  masthead(file: string): string;
  /** Link to a position, relative to `home`. */
  link(address: string | null, play: Play, lang: ArticleLang, mode?: "play"): string;
  /** Link to a page without a position, with the item chosen on it, relative to `home`. */
  pageLink(page: "games" | "puzzles", chosen: string | null): string;
  /**
   * Game or level of the first page, as an article names it; null if there is none. Its link is relative to `home`.
   */
  played(key: string): Played | null;
  /** Link to the page of nim arithmetic, relative to `home`. */
  reckon(expression: string, lang: ArticleLang): string;
  /** Link to the page of short games, relative to `home`. */
  value(shown: {expression: string; other: string | null}, lang: ArticleLang): string;
  /**
   * Names or properties of the meta elements for links to the page, with their contents; the default picture is that of
   * the site.
   */
  card(content: {
    brand: string;
    title: string;
    description: string;
    path: string;
    picture: Picture | undefined;
  }): [string, string][];
  /** Content security policy of the page. */
  policy: string;
  /** Citation of a key, and whether the original was seen. */
  cite(key: string): {text: string; seen: boolean};
}

export const escapeHtml = (text: string) =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");
