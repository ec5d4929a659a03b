// HTML of formulas, and of claims, which become links to the position or to the value.
import {sayClaim} from "./claim-words";
import {parseClaim, positionOf, valueQuery} from "./claims";
import {escapeHtml, type PageContext} from "./page-context";

const token = /([\^_])(?:\{((?:[^{}]|\{[^{}]*\})*)\}|(\d+|[a-z]|[+−]))|[a-z]+|[^a-z^_]+/gi;

/** Typesets a formula: single letters in italics; `^` and `_` raise or lower the next sign, number or {…}. */
function typeset(text: string): string {
  return text.replace(token, (piece, mark?: string, group?: string, sign?: string) => {
    if (mark)
      return mark === "^" ? `<sup>${typeset(group ?? sign ?? "")}</sup>` : `<sub>${typeset(group ?? sign ?? "")}</sub>`;
    return /^[a-z]$/i.test(piece) ? `<i>${piece}</i>` : escapeHtml(piece);
  });
}

export const formulaHtml = (text: string) => `<span class="math">${typeset(text)}</span>`;

export function claimHtml(text: string, {lang, home, link, value}: PageContext): string {
  const claim = parseClaim(text);
  const {subject, says} = sayClaim(claim, lang);
  const reading = /^ [=<>‖]/.test(says)
    ? formulaHtml(subject + says)
    : (claim.label ? escapeHtml(subject) : formulaHtml(subject)) + escapeHtml(says);
  const at = positionOf(claim);
  const query = valueQuery(claim);
  if (at === null && !query) return reading;
  const href = query ? value(query, lang) : link(at, claim.play ?? "normal", lang);
  return `<a class="claim" href="${escapeHtml(home + href)}">${reading}</a>`;
}
