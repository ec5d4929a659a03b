// A sequence as text for other programs, in pieces: ten million values take seconds.
import type {Tabulation} from "../engine/types";
import {type Beside, besideAt} from "./comparison";
import {type Law, lawOf, type Values} from "./period";

/** "take-and-break(0.16)" as a part of a file's name. */
export const fileNameOf = (game: string) => game.replace(/[^A-Za-z0-9.]+/g, "-").replace(/^[-.]+|[-.]+$/g, "");

/** Values to a piece: some milliseconds of work. */
const perPiece = 20_000;
export const piecesOf = (values: Values) => Math.ceil(values.length / perPiece);

function* lines(values: Values, line: (n: number, value: number) => string): Generator<string> {
  for (let from = 0; from < values.length; from += perPiece) {
    let text = "";
    const until = Math.min(values.length, from + perPiece);
    for (let n = from; n < until; n++) text += line(n, values[n] as number);
    yield text;
  }
}

/** What it is compared with has a column of its own, which is empty where that has no value. */
export function* csvOf({values}: Tabulation, beside: Beside | null = null): Generator<string> {
  yield beside ? "n,g,other\r\n" : "n,g\r\n";
  yield* lines(values, (n, value) => `${n},${value}${beside ? `,${besideAt(beside, n) ?? ""}` : ""}\r\n`);
}

const listed = (values: Values) => lines(values, (i, value) => (i === 0 ? String(value) : `,${value}`));

export function* jsonOf({values, ...facts}: Tabulation, beside: Beside | null = null): Generator<string> {
  yield `${JSON.stringify(facts, null, 2).slice(0, -2)},\n  "values": [`;
  yield* listed(values);
  if (beside) {
    yield `],\n  "other": {"game": ${JSON.stringify(beside.game)}, "from": "${beside.from}", "values": [`;
    yield* listed(beside.values);
    yield "]}\n}\n";
  } else yield "]\n}\n";
}

/** As the OEIS keeps a sequence: index and term on each line; a comment begins with #. */
export function* bFileOf({game, values}: Tabulation): Generator<string> {
  yield `# Grundy values of single heaps of ${game}, n = 0..${values.length - 1}\n`;
  yield* lines(values, (n, value) => `${n} ${value}\n`);
}

/** The rows of a table, `columns` values to a row. */
export function rowsOf(values: Values, columns: number, most: number): {from: number; values: number[]}[] {
  const count = Math.min(values.length, most);
  return Array.from({length: Math.ceil(count / columns)}, (_, row) => ({
    from: row * columns,
    values: [...values.subarray(row * columns, Math.min(count, (row + 1) * columns))],
  }));
}

export function* latexOf({game, values}: Tabulation, columns: number, most: number): Generator<string> {
  const cells = Array.from({length: columns}, (_, i) => i);
  const rows = rowsOf(values, columns, most).map(
    ({from, values}) => `$${from}+$ & ${cells.map((i) => values[i] ?? "").join(" & ")} \\\\`,
  );
  yield [
    `% Grundy values of single heaps of ${game}`,
    `\\begin{tabular}{r|${"r".repeat(columns)}}`,
    `$n$ & ${cells.join(" & ")} \\\\ \\hline`,
    ...rows,
    "\\end{tabular}\n",
  ].join("\n");
}

const wrapped = (values: Values) => lines(values, (i, value) => `${i % 20 === 0 ? "\n    " : " "}${value},`);

/** A function: of every heap where a period is proved, otherwise of those in the table. */
export function* cppOf(tabulation: Tabulation): Generator<string> {
  const {game, values} = tabulation;
  const found = lawOf(tabulation);
  const law = found?.isProved && found.preperiod + found.period <= values.length ? found : null;
  const kept = law ? values.subarray(0, law.preperiod + law.period) : values;
  const type = kept instanceof Uint16Array ? "std::uint16_t" : "std::uint32_t";
  yield `// Grundy values of single heaps of ${game}${law ? "" : `, n = 0..${kept.length - 1}; no period is proved`}.
#include <cstdint>

constexpr ${type} table[${kept.length}] = {`;
  yield* wrapped(kept);
  yield `\n};

${law ? foldingIn(law) : "constexpr std::uint64_t g(std::uint64_t n) { return table[n]; }\n"}`;
}

function foldingIn({preperiod, period, saltus}: Law): string {
  const grown = saltus === 0 ? "" : ` + (n - ${preperiod}) / ${period} * ${saltus}`;
  return `// Period ${period} from n = ${preperiod} on${saltus === 0 ? "" : `, growing by ${saltus} each time`}, proved.
constexpr std::uint64_t g(std::uint64_t n) {
  return n < ${preperiod} ? table[n] : table[${preperiod} + (n - ${preperiod}) % ${period}]${grown};
}
`;
}
