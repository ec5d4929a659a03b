// Link of a sequence: `#/sequence/` + the game, then the last heap, the game compared with it, the convention, the
// range in view, the heap pointed at, language and theme.

import type {Lang} from "../text/languages";
import {decodeField, escapeText, type Theme} from "./link";

export interface SequenceLink {
  /** Game as it is typed: "take-and-break(0.16)". */
  game: string;
  /** Another game to compare it with, or values; null for none. */
  other: string | null;
  /** Size of the last heap. */
  to: number;
  /** Null means normal play. */
  play: "misere" | null;
  /** First and last heap in view; null for all. */
  span: [number, number] | null;
  /** Heap that is pointed at; null for none. */
  at: number | null;
}

const root = "#/sequence";
export const defaultGame = "kayles";
export const defaultTo = 1000;
export const defaultSequence: SequenceLink = {
  game: defaultGame,
  other: null,
  to: defaultTo,
  play: null,
  span: null,
  at: null,
};

/** Values may come from a file; a link has a limit. */
const maxOtherLength = 16_384;
export const fitsLink = (other: string | null): boolean => (other?.length ?? 0) <= maxOtherLength;

/** Formats a link without what is too long for it. `lang` and `theme` are the page's, as in every link. */
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

/** Parses the size of a heap on this page; null if it is none. */
const parseHeap = (text: string | undefined) => (text !== undefined && /^\d{1,9}$/.test(text) ? Number(text) : null);

/** Returns null if the link is not one of a sequence; an invalid field gets its default. */
export function parseSequence(hash: string): SequenceLink | null {
  const [, game, query = ""] = /^#\/sequence(?:\/([^?]*))?(?:\?(.*))?$/s.exec(hash) ?? [];
  if (game === undefined && !/^#\/sequence(\?|$)/.test(hash)) return null;
  const fields = new Map(query.split("&").map((pair) => pair.split("=", 2) as [string, string]));
  const to = parseHeap(fields.get("to")) || defaultTo;
  const [first, last] = (fields.get("span") ?? "").split("-").map(parseHeap);
  const isSpan = first !== null && first !== undefined && last !== null && last !== undefined && first < last;
  const at = parseHeap(fields.get("at"));
  return {
    game: decodeField(game ?? "") || defaultGame,
    other: decodeField(fields.get("with") ?? "") || null,
    to,
    play: fields.get("play") === "misere" ? "misere" : null,
    span: isSpan && last <= to ? [first, last] : null,
    at: at !== null && at <= to ? at : null,
  };
}
