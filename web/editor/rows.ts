// Pasted text as rows of words, whatever brackets and signs stand between them.

export interface Rows {
  rows: string[][];
  /** "1: 2 3": each row names its vertex. */
  labels: string[] | null;
  /** Lists in square brackets; a number beside them is how many vertices there are. */
  bracketed: boolean;
  /** One list, not a list of lists. */
  flat: boolean;
  beside: string | null;
}

/** Full-width signs as their narrow ones, every dash as "-", every arrow as ">". */
export const fold = (text: string): string =>
  text
    .normalize("NFKC")
    .replace(/[【{]/g, "[")
    .replace(/[】}]/g, "]")
    .replace(/[、;]/g, ",")
    .replace(/[‐-―−]/g, "-")
    .replace(/->|→|⇒/g, ">");

const wordsOf = (line: string) => line.split(/[\s,]+/).filter(Boolean);

function bracketedRows(text: string): Rows | null {
  const inside = text.slice(text.indexOf("["), text.lastIndexOf("]") + 1);
  const [beside, more] = text.replace(inside, " ").match(/\d+/g) ?? [];
  const quoted = inside
    .replace(/["']/g, "")
    .replace(/-?\w+/g, '"$&"')
    .replace(/,(\s*\])/g, "$1");
  try {
    const read: unknown = JSON.parse(quoted);
    if (!Array.isArray(read) || more) return null;
    const flat = read.every((item) => typeof item === "string");
    const rows: unknown[][] = flat ? [read] : read;
    if (!rows.every((row) => Array.isArray(row) && row.every((item) => typeof item === "string"))) return null;
    return {rows: rows as string[][], labels: null, bracketed: true, flat, beside: beside ?? null};
  } catch {
    return null;
  }
}

/** Null where brackets do not match. `text` has been folded. */
export function rowsOf(text: string): Rows | null {
  if (text.includes("[")) return bracketedRows(text);
  const lines = text.split("\n").map((line) => line.trim());
  const full = lines.filter((line) => line && !line.startsWith("//"));
  const [first = "", ...rest] = full;
  const header = /^\d+$/.test(first) && rest.length > 0 && rest.every((line) => line.includes(":"));
  const body = header ? rest : full;
  const labelled = body.map((line) => /^(\d+)\s*:(.*)$/.exec(line));
  if (body.length && labelled.every((match) => match !== null))
    return {
      rows: labelled.map((match) => wordsOf(match[2] ?? "")),
      labels: labelled.map((match) => match[1] ?? ""),
      bracketed: false,
      flat: false,
      beside: header ? first : null,
    };
  return {rows: full.map(wordsOf), labels: null, bracketed: false, flat: full.length === 1, beside: null};
}
