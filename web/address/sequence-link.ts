// The link of a sequence: `#/sequence/` + the game, then the last heap, the game beside it, the convention, what is seen of both, language and theme.

import type {Lang} from "../text/languages";
import {decode, escapeText, type Theme} from "./link";

export interface SequenceLink {
  /** As it is typed: "take-and-break(0.16)". */
  game: string;
  /** Another game to compare it with, or values. */
  other: string | null;
  /** The last heap. */
  to: number;
  /** Null is normal play. */
  play: "misere" | null;
  /** The heaps in view, first and last; null sees all. */
  span: [number, number] | null;
  /** The heap that is pointed at. */
  at: number | null;
}

const root = "#/sequence";
export const firstGame = "kayles";
export const usualTo = 1000;

/** Values may be a file's; a link that is passed on has an end. */
const longestOther = 16_384;
export const fitsLink = (other: string | null): boolean => (other?.length ?? 0) <= longestOther;

/** What fits no link is left out of it. `lang` and `theme` are the page's, as in every link. */
export function formatSequence(link: SequenceLink, {lang, theme}: {lang: Lang | null; theme: Theme | null}): string {
  const fields = [`to=${link.to}`];
  if (link.other !== null && fitsLink(link.other)) fields.push(`with=${escapeText(link.other)}`);
  if (link.play) fields.push(`play=${link.play}`);
  if (link.span) fields.push(`span=${link.span.join("-")}`);
  if (link.at !== null) fields.push(`at=${link.at}`);
  if (lang) fields.push(`lang=${lang}`);
  if (theme) fields.push(`theme=${theme}`);
  return `${root}/${escapeText(link.game)}?${fields.join("&")}`;
}

/** A whole number that a heap can have on this page. */
const heap = (text: string | undefined) => (text !== undefined && /^\d{1,9}$/.test(text) ? Number(text) : null);

/** Null where the link is none of a sequence; a field that makes no sense is as if it were not there. */
export function parseSequence(hash: string): SequenceLink | null {
  const [, game, query = ""] = /^#\/sequence(?:\/([^?]*))?(?:\?(.*))?$/s.exec(hash) ?? [];
  if (game === undefined && !/^#\/sequence(\?|$)/.test(hash)) return null;
  const fields = new Map(query.split("&").map((pair) => pair.split("=", 2) as [string, string]));
  const to = heap(fields.get("to")) || usualTo;
  const [first, last] = (fields.get("span") ?? "").split("-").map(heap);
  const isSpan = first !== null && first !== undefined && last !== null && last !== undefined && first < last;
  const at = heap(fields.get("at"));
  return {
    game: decode(game ?? "") || firstGame,
    other: decode(fields.get("with") ?? "") || null,
    to,
    play: fields.get("play") === "misere" ? "misere" : null,
    span: isSpan && last <= to ? [first, last] : null,
    at: at !== null && at <= to ? at : null,
  };
}
