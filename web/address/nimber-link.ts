// Link of nim arithmetic: `#/nimbers/` + the expression, then the table, its first row and column, its size, and the
// cell that is pointed at.

import type {NimOperation} from "../engine/types";
import type {Lang} from "../text/languages";
import {decodeField, escapeText, type Theme} from "./link";

export interface NimberLink {
  /** Expression as it is typed: "7*9 + 3/4". */
  expression: string;
  operation: NimOperation;
  /** First row and column of the table. */
  from: [bigint, bigint];
  /** Number of rows and columns. */
  side: number;
  /** Row and column of the cell that is pointed at; null for none. */
  at: [bigint, bigint] | null;
}

const root = "#/nimbers";
export const sides = [8, 16, 32, 64];
export const defaultNimbers: NimberLink = {
  expression: "7*9 + 3/4",
  operation: "product",
  from: [0n, 0n],
  side: 16,
  at: null,
};

/** First number past the greatest nimber. */
const limit = 2n ** 64n;

/** Returns the corner moved as far as needed for the table to end at the greatest nimber. */
export const clampCorner = ([row, column]: [bigint, bigint], side: number): [bigint, bigint] => {
  const clamp = (n: bigint) => (n < 0n ? 0n : n > limit - BigInt(side) ? limit - BigInt(side) : n);
  return [clamp(row), clamp(column)];
};

export const isInTable = ({from: [row, column], side}: NimberLink, [a, b]: [bigint, bigint]): boolean =>
  a >= row && b >= column && a < row + BigInt(side) && b < column + BigInt(side);

/** Formats a link; `lang` and `theme` are the page's, as in every link. */
export function formatNimbers(link: NimberLink, {lang, theme}: {lang: Lang | null; theme: Theme | null}): string {
  const fields = [`table=${link.operation}`];
  if (link.from.some((n) => n !== 0n)) fields.push(`from=${link.from.join(",")}`);
  fields.push(`side=${link.side}`);
  if (link.at) fields.push(`at=${link.at.join(",")}`);
  if (lang) fields.push(`lang=${lang}`);
  if (theme) fields.push(`theme=${theme}`);
  return `${root}/${escapeText(link.expression)}?${fields.join("&")}`;
}

function parsePair(text: string | undefined): [bigint, bigint] | null {
  const [, a, b] = /^(\d{1,20}),(\d{1,20})$/.exec(text ?? "") ?? [];
  if (a === undefined || b === undefined) return null;
  const pair: [bigint, bigint] = [BigInt(a), BigInt(b)];
  return pair.every((n) => n < limit) ? pair : null;
}

/** Returns null if the link is not one of nim arithmetic; an invalid field gets its default. */
export function parseNimbers(hash: string): NimberLink | null {
  const [match, expression, query = ""] = /^#\/nimbers(?:\/([^?]*))?(?:\?(.*))?$/s.exec(hash) ?? [];
  if (match === undefined) return null;
  const fields = new Map(query.split("&").map((pair) => pair.split("=", 2) as [string, string]));
  const side = sides.find((size) => String(size) === fields.get("side")) ?? defaultNimbers.side;
  const link: NimberLink = {
    expression:
      expression === undefined ? defaultNimbers.expression : (decodeField(expression) ?? defaultNimbers.expression),
    operation: fields.get("table") === "sum" ? "sum" : "product",
    from: clampCorner(parsePair(fields.get("from")) ?? [0n, 0n], side),
    side,
    at: null,
  };
  const at = parsePair(fields.get("at"));
  return {...link, at: at && isInTable(link, at) ? at : null};
}
