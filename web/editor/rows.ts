// Rows of words in pasted text, whatever brackets and signs stand between them.

export interface Rows {
  rows: string[][];
  /** Vertex of each row, as in "1: 2 3"; null if rows do not name theirs. */
  labels: string[] | null;
  /** True for lists in square brackets; a number outside of them, `countText`, is the number of vertices. */
  bracketed: boolean;
  /** True for one list that is no list of lists. */
  flat: boolean;
  countText: string | null;
}

/** Replaces full-width signs by narrow ones, every dash by "-" and every arrow by ">". */
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
  const brackets = text.slice(text.indexOf("["), text.lastIndexOf("]") + 1);
  const [countText, second] = text.replace(brackets, " ").match(/\d+/g) ?? [];
  const quoted = brackets
    .replace(/["']/g, "")
    .replace(/-?\w+/g, '"$&"')
    .replace(/,(\s*\])/g, "$1");
  try {
    const parsed: unknown = JSON.parse(quoted);
    if (!Array.isArray(parsed) || second) return null;
    const flat = parsed.every((item) => typeof item === "string");
    const rows: unknown[][] = flat ? [parsed] : parsed;
    if (!rows.every((row) => Array.isArray(row) && row.every((item) => typeof item === "string"))) return null;
    return {rows: rows as string[][], labels: null, bracketed: true, flat, countText: countText ?? null};
  } catch {
    return null;
  }
}

/** Returns null if brackets do not match. `text` must be folded. */
export function rowsOf(text: string): Rows | null {
  if (text.includes("[")) return bracketedRows(text);
  const lines = text.split("\n").map((line) => line.trim());
  const filled = lines.filter((line) => line && !line.startsWith("//"));
  const [first = "", ...following] = filled;
  const hasHeader = /^\d+$/.test(first) && following.length > 0 && following.every((line) => line.includes(":"));
  const body = hasHeader ? following : filled;
  const matches = body.map((line) => /^(\d+)\s*:(.*)$/.exec(line));
  if (body.length && matches.every((match) => match !== null))
    return {
      rows: matches.map((match) => wordsOf(match[2] ?? "")),
      labels: matches.map((match) => match[1] ?? ""),
      bracketed: false,
      flat: false,
      countText: hasHeader ? first : null,
    };
  return {rows: filled.map(wordsOf), labels: null, bracketed: false, flat: filled.length === 1, countText: null};
}
