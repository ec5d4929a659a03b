// The link of nim arithmetic: `#/nimbers/` + the expression, then the table, where it begins, how large it is, and the cell
// that is pointed at.

import type {NimOperation} from "../engine/types";
import type {Lang} from "../text/languages";
import {decode, escapeText, type Theme} from "./link";

export interface NimberLink {
  /** As it is typed: "7*9 + 3/4". */
  expression: string;
  operation: NimOperation;
  /** The first row and column of the table. */
  from: [bigint, bigint];
  /** How many rows and columns. */
  side: number;
  /** Row and column of a cell, as numbers. */
  at: [bigint, bigint] | null;
}

const root = "#/nimbers";
export const sides = [8, 16, 32, 64];
export const firstNimbers: NimberLink = {
  expression: "7*9 + 3/4",
  operation: "product",
  from: [0n, 0n],
  side: 16,
  at: null,
};

/** Past the greatest nimber. */
const bound = 2n ** 64n;

/** As near as the last rows and columns allow. */
export const fitted = ([row, column]: [bigint, bigint], side: number): [bigint, bigint] => {
  const within = (n: bigint) => (n < 0n ? 0n : n > bound - BigInt(side) ? bound - BigInt(side) : n);
  return [within(row), within(column)];
};

export const holds = ({from: [row, column], side}: NimberLink, [a, b]: [bigint, bigint]): boolean =>
  a >= row && b >= column && a < row + BigInt(side) && b < column + BigInt(side);

/** `lang` and `theme` are the page's, as in every link. */
export function formatNimbers(link: NimberLink, {lang, theme}: {lang: Lang | null; theme: Theme | null}): string {
  const fields = [`table=${link.operation}`];
  if (link.from.some((n) => n !== 0n)) fields.push(`from=${link.from.join(",")}`);
  fields.push(`side=${link.side}`);
  if (link.at) fields.push(`at=${link.at.join(",")}`);
  if (lang) fields.push(`lang=${lang}`);
  if (theme) fields.push(`theme=${theme}`);
  return `${root}/${escapeText(link.expression)}?${fields.join("&")}`;
}

function pairIn(text: string | undefined): [bigint, bigint] | null {
  const [, a, b] = /^(\d{1,20}),(\d{1,20})$/.exec(text ?? "") ?? [];
  if (a === undefined || b === undefined) return null;
  const pair: [bigint, bigint] = [BigInt(a), BigInt(b)];
  return pair.every((n) => n < bound) ? pair : null;
}

/** Null where the link is none of nim arithmetic; a field that makes no sense is as if it were not there. */
export function parseNimbers(hash: string): NimberLink | null {
  const [whole, expression, query = ""] = /^#\/nimbers(?:\/([^?]*))?(?:\?(.*))?$/s.exec(hash) ?? [];
  if (whole === undefined) return null;
  const fields = new Map(query.split("&").map((pair) => pair.split("=", 2) as [string, string]));
  const side = sides.find((one) => String(one) === fields.get("side")) ?? firstNimbers.side;
  const link: NimberLink = {
    expression: expression === undefined ? firstNimbers.expression : (decode(expression) ?? firstNimbers.expression),
    operation: fields.get("table") === "sum" ? "sum" : "product",
    from: fitted(pairIn(fields.get("from")) ?? [0n, 0n], side),
    side,
    at: null,
  };
  const at = pairIn(fields.get("at"));
  return {...link, at: at && holds(link, at) ? at : null};
}
