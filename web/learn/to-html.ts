// Conversion of an article's text to HTML: claims become links to positions, <<2×3 | words>> a link to the page of nim
// arithmetic; formulas and emphasis are set.
import type {Play} from "../engine/types";
import type {ArticleLang, Language} from "../text";
import type {Words} from "./article";
import {sayClaim} from "./claim-words";
import {parseClaim, positionOf, valueQuery} from "./claims";

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
  files: Record<"style" | "theme" | "element" | "keeper", string>;
  /** Link to a position, relative to `home`. */
  link(address: string | null, play: Play, lang: ArticleLang, mode?: "play"): string;
  /** Link to a page without a position, with the item chosen on it, relative to `home`. */
  pageLink(page: "games" | "puzzles", chosen: string | null): string;
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

const token = /([\^_])(?:\{((?:[^{}]|\{[^{}]*\})*)\}|(\d+|[a-z]|[+−]))|[a-z]+|[^a-z^_]+/gi;

/** Typesets a formula: single letters in italics; `^` and `_` raise or lower the next sign, number or {…}. */
function formulaHtml(text: string): string {
  return text.replace(token, (piece, mark?: string, group?: string, sign?: string) => {
    if (mark)
      return mark === "^"
        ? `<sup>${formulaHtml(group ?? sign ?? "")}</sup>`
        : `<sub>${formulaHtml(group ?? sign ?? "")}</sub>`;
    return /^[a-z]$/i.test(piece) ? `<i>${piece}</i>` : escapeHtml(piece);
  });
}

const mathHtml = (text: string) => `<span class="math">${formulaHtml(text)}</span>`;

function claimHtml(text: string, {lang, home, link, value}: PageContext): string {
  const claim = parseClaim(text);
  const {subject, says} = sayClaim(claim, lang);
  const reading = /^ [=<>‖]/.test(says)
    ? mathHtml(subject + says)
    : (claim.label ? escapeHtml(subject) : mathHtml(subject)) + escapeHtml(says);
  const at = positionOf(claim);
  const query = valueQuery(claim);
  if (at === null && !query) return reading;
  const href = query ? value(query, lang) : link(at, claim.play ?? "normal", lang);
  return `<a class="claim" href="${escapeHtml(home + href)}">${reading}</a>`;
}

const markup = /\[\[(.+?)\]\]|<<(.+?) \| (.+?)>>|\$([^$]+)\$|\*([^*]+)\*|[^[<$*]+|./g;

/** Converts a text to HTML. */
export const textHtml = (text: string, page: PageContext): string =>
  text.replace(markup, (plain, ...[claim, expression, reading, formulaText, emphasized]: string[]) => {
    if (claim) return claimHtml(claim, page);
    if (expression)
      return `<a href="${escapeHtml(page.home + page.reckon(expression, page.lang))}">${escapeHtml(reading ?? "")}</a>`;
    if (formulaText) return mathHtml(formulaText);
    return emphasized ? `<em>${escapeHtml(emphasized)}</em>` : escapeHtml(plain);
  });

/** Converts a text to HTML, in the language of the page. */
export const toHtml = (words: Words, page: PageContext) => textHtml(words[page.lang], page);
