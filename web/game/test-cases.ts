// Pasted input of a contest problem: a count, then so many cases. Every way in which a text comes apart so is found, and none chosen.

/** How many of the rows from `at` on are one case; 0 where they are none. */
type Extent = (rows: string[][], at: number) => number;

export interface Split {
  /** Each case begins with how many numbers or rows it has; that count is not part of it. */
  isCounted: boolean;
  cases: string[];
}

const mostCases = 1000;
const isCount = (word: string | undefined): word is string => word !== undefined && /^\d{1,7}$/.test(word);
const areNumbers = (row: string[] | undefined) => row?.every((word) => /^-?\d+$/.test(word)) ?? false;
const alone = (row: string[] | undefined) => (row?.length === 1 && isCount(row[0]) ? Number(row[0]) : null);

const rowsOf = (text: string): string[][] =>
  text
    .normalize("NFKC")
    .split("\n")
    .map((line) => line.split(/[\s,]+/).filter(Boolean))
    .filter((row) => row.length > 0);

/** The rows behind the count, case by case; null where they do not come out even. */
function apart(rows: string[][], extent: Extent): string[][][] | null {
  const count = alone(rows[0]);
  if (!count || count > mostCases) return null;
  const found: string[][][] = [];
  let at = 1;
  while (at < rows.length && found.length < count) {
    const size = extent(rows, at);
    if (size < 1 || at + size > rows.length) return null;
    found.push(rows.slice(at, at + size));
    at += size;
  }
  return at === rows.length && found.length === count ? found : null;
}

const written = (rows: string[][]) => rows.map((row) => row.join(" ")).join("\n");

function splits(text: string, forms: readonly {extent: Extent; drop?: (rows: string[][]) => string[][]}[]): Split[] {
  const rows = rowsOf(text);
  const seen = new Map<string, Split>();
  for (const {extent, drop} of forms) {
    const cases = apart(rows, extent)?.map((found) => written(drop ? drop(found) : found));
    if (cases) seen.set(JSON.stringify(cases), {isCounted: drop !== undefined, cases});
  }
  return [...seen.values()];
}

const hasEdges = (rows: string[][], from: number, count: number) =>
  rows.slice(from, from + count).every((row) => (row.length === 2 || row.length === 3) && areNumbers(row.slice(0, 2)));

/** "n m" and m edges; "n" and the n - 1 edges of a tree, or a parent array, or n lists behind their lengths. */
const graphs: Extent[] = [
  (rows, at) => {
    const [n, m] = rows[at] ?? [];
    return rows[at]?.length === 2 && isCount(n) && isCount(m) && hasEdges(rows, at + 1, Number(m)) ? 1 + Number(m) : 0;
  },
  (rows, at) => {
    const n = alone(rows[at]);
    return n && hasEdges(rows, at + 1, n - 1) ? n : 0;
  },
  (rows, at) => {
    const [n, row] = [alone(rows[at]), rows[at + 1]];
    return n && areNumbers(row) && (row?.length === n || row?.length === n - 1) ? 2 : 0;
  },
  (rows, at) => {
    const n = alone(rows[at]);
    const isList = (row: string[]) => areNumbers(row) && Number(row[0]) === row.length - 1;
    return n && rows.slice(at + 1, at + 1 + n).every(isList) ? 1 + n : 0;
  },
];

export const graphCases = (text: string): Split[] =>
  splits(
    text,
    graphs.map((extent) => ({extent})),
  );

/** A line each; a line each behind its length; a length and, on a line of its own, so many numbers. */
export const lineCases = (text: string): Split[] =>
  splits(text, [
    {extent: () => 1},
    {
      extent: (rows, at) => (Number(rows[at]?.[0]) === (rows[at]?.length ?? 0) - 1 ? 1 : 0),
      drop: (rows) => rows.map((row) => row.slice(1)),
    },
    {
      extent: (rows, at) => (alone(rows[at]) === rows[at + 1]?.length ? 2 : 0),
      drop: (rows) => rows.slice(1),
    },
  ]);
