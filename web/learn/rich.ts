// The text of an article as HTML: its claims as links to the positions, its formulas, its stressed words, and, as <<2×3 | words>>,
// links to the page of nim arithmetic.
import type {Play} from "../engine/types";
import type {ArticleLang, Words} from "./article";
import {sayClaim} from "./claim-words";
import {parseClaim, positionOf, valueShown} from "./claims";

export interface Picture {
  /** Below the folder of index.html. */
  path: string;
  /** The address of the position. */
  shows: string;
}

export interface Surroundings {
  lang: ArticleLang;
  /** The way from the page to the folder of index.html, with the slash. */
  home: string;
  /** What each page loads, from that folder. */
  files: Record<"style" | "theme" | "element" | "keeper", string>;
  /** What stands there for a position: index.html and what follows it. */
  link(address: string | null, play: Play, lang: ArticleLang, mode?: "play"): string;
  /** What stands there for a page that shows no position, and for what is chosen on it. */
  pageLink(page: "games" | "puzzles", chosen: string | null): string;
  /** What stands after it for the page of nim arithmetic. */
  reckon(expression: string, lang: ArticleLang): string;
  /** And for the page of short games. */
  value(shown: {expression: string; other: string | null}, lang: ArticleLang): string;
  /** What is shown of a link to the page, by name or property; the site's own picture unless there is one. */
  card(said: {
    brand: string;
    title: string;
    description: string;
    path: string;
    picture: Picture | undefined;
  }): [string, string][];
  /** What the page may load and run. */
  policy: string;
  /** The citation of a key, and whether the original was seen. */
  cite(key: string): {text: string; seen: boolean};
}

export const safe = (text: string) =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");

const token = /([\^_])(?:\{((?:[^{}]|\{[^{}]*\})*)\}|(\d+|[a-z]|[+−]))|[a-z]+|[^a-z^_]+/gi;

/** Letters that stand alone are in italics; `^` and `_` set what follows, a sign, a number or {…}, above or below the line. */
function formula(text: string): string {
  return text.replace(token, (piece, mark?: string, group?: string, sign?: string) => {
    if (mark)
      return mark === "^" ? `<sup>${formula(group ?? sign ?? "")}</sup>` : `<sub>${formula(group ?? sign ?? "")}</sub>`;
    return /^[a-z]$/i.test(piece) ? `<i>${piece}</i>` : safe(piece);
  });
}

const math = (text: string) => `<span class="math">${formula(text)}</span>`;

function claimed(text: string, {lang, home, link, value}: Surroundings): string {
  const claim = parseClaim(text);
  const {subject, says} = sayClaim(claim, lang);
  const read = /^ [=<>‖]/.test(says)
    ? math(subject + says)
    : (claim.label ? safe(subject) : math(subject)) + safe(says);
  const at = positionOf(claim);
  const shown = valueShown(claim);
  if (at === null && !shown) return read;
  const to = shown ? value(shown, lang) : link(at, claim.play ?? "normal", lang);
  return `<a class="claim" href="${safe(home + to)}">${read}</a>`;
}

const marked = /\[\[(.+?)\]\]|<<(.+?) \| (.+?)>>|\$([^$]+)\$|\*([^*]+)\*|[^[<$*]+|./g;

export function rich(words: Words, page: Surroundings): string {
  return words[page.lang].replace(marked, (plain, ...[claim, expression, read, maths, stressed]: string[]) => {
    if (claim) return claimed(claim, page);
    if (expression) return `<a href="${safe(page.home + page.reckon(expression, page.lang))}">${safe(read ?? "")}</a>`;
    if (maths) return math(maths);
    return stressed ? `<em>${safe(stressed)}</em>` : safe(plain);
  });
}
