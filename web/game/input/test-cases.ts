// Pasted input of a contest problem: a count, then so many cases. Finds every way to split a text so, and chooses none.

/** Returns the number of rows from `at` on that form one case; 0 if they form none. */
type Extent = (rows: string[][], at: number) => number;

export interface Split {
  /** True if each case begins with its count of numbers or rows, which is not part of it. */
  isCounted: boolean;
  cases: string[];
}

const maxCases = 1000;
const isCount = (word: string | undefined): word is string => word !== undefined && /^\d{1,7}$/.test(word);
const areNumbers = (row: string[] | undefined) => row?.every((word) => /^-?\d+$/.test(word)) ?? false;
const singleCount = (row: string[] | undefined) => (row?.length === 1 && isCount(row[0]) ? Number(row[0]) : null);

const rowsOf = (text: string): string[][] =>
  text
    .normalize("NFKC")
    .split("\n")
    .map((line) => line.split(/[\s,]+/).filter(Boolean))
    .filter((row) => row.length > 0);

/** Returns the rows after the count, case by case; null if they do not come out even. */
function splitRows(rows: string[][], extent: Extent): string[][][] | null {
  const count = singleCount(rows[0]);
  if (!count || count > maxCases) return null;
  const cases: string[][][] = [];
  let at = 1;
  while (at < rows.length && cases.length < count) {
    const size = extent(rows, at);
    if (size < 1 || at + size > rows.length) return null;
    cases.push(rows.slice(at, at + size));
    at += size;
  }
  return at === rows.length && cases.length === count ? cases : null;
}

const joinRows = (rows: string[][]) => rows.map((row) => row.join(" ")).join("\n");

function splits(text: string, forms: readonly {extent: Extent; drop?: (rows: string[][]) => string[][]}[]): Split[] {
  const rows = rowsOf(text);
  const uniqueSplits = new Map<string, Split>();
  for (const {extent, drop} of forms) {
    const cases = splitRows(rows, extent)?.map((caseRows) => joinRows(drop ? drop(caseRows) : caseRows));
    if (cases) uniqueSplits.set(JSON.stringify(cases), {isCounted: drop !== undefined, cases});
  }
  return [...uniqueSplits.values()];
}

const hasEdges = (rows: string[][], from: number, count: number) =>
  rows.slice(from, from + count).every((row) => (row.length === 2 || row.length === 3) && areNumbers(row.slice(0, 2)));

/** Forms: "n m" and m edges; "n" and the n - 1 edges of a tree, or a parent array, or n lists after their lengths. */
const graphs: Extent[] = [
  (rows, at) => {
    const [n, m] = rows[at] ?? [];
    return rows[at]?.length === 2 && isCount(n) && isCount(m) && hasEdges(rows, at + 1, Number(m)) ? 1 + Number(m) : 0;
  },
  (rows, at) => {
    const n = singleCount(rows[at]);
    return n && hasEdges(rows, at + 1, n - 1) ? n : 0;
  },
  (rows, at) => {
    const [n, row] = [singleCount(rows[at]), rows[at + 1]];
    return n && areNumbers(row) && (row?.length === n || row?.length === n - 1) ? 2 : 0;
  },
  (rows, at) => {
    const n = singleCount(rows[at]);
    const isList = (row: string[]) => areNumbers(row) && Number(row[0]) === row.length - 1;
    return n && rows.slice(at + 1, at + 1 + n).every(isList) ? 1 + n : 0;
  },
];

export const graphCases = (text: string): Split[] =>
  splits(
    text,
    graphs.map((extent) => ({extent})),
  );

/** Forms: a line each; a line each after its length; a length and, on a line of its own, so many numbers. */
export const lineCases = (text: string): Split[] =>
  splits(text, [
    {extent: () => 1},
    {
      extent: (rows, at) => (Number(rows[at]?.[0]) === (rows[at]?.length ?? 0) - 1 ? 1 : 0),
      drop: (rows) => rows.map((row) => row.slice(1)),
    },
    {
      extent: (rows, at) => (singleCount(rows[at]) === rows[at + 1]?.length ? 2 : 0),
      drop: (rows) => rows.slice(1),
    },
  ]);
