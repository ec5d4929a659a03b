// Exports of a sequence as text for other programs, made in pieces because ten million values take seconds.
import type {Tabulation} from "../engine/types";
import {type OtherValues, otherValueAt} from "./comparison";
import {type Law, lawOf, type Values} from "./period";

/** Returns the name of a game, such as "take-and-break(0.16)", as part of a file name. */
export const fileNameOf = (game: string) => game.replace(/[^A-Za-z0-9.]+/g, "-").replace(/^[-.]+|[-.]+$/g, "");

/** Values in a piece: some milliseconds of work. */
const valuesPerPiece = 20_000;
export const piecesOf = (values: Values) => Math.ceil(values.length / valuesPerPiece);

function* lines(values: Values, line: (n: number, value: number) => string): Generator<string> {
  for (let from = 0; from < values.length; from += valuesPerPiece) {
    let text = "";
    const until = Math.min(values.length, from + valuesPerPiece);
    for (let n = from; n < until; n++) text += line(n, values[n] as number);
    yield text;
  }
}

/** Table with a row for each heap; the other values, if any, get a column of their own, empty where they have no value. */
export function* csvOf({values}: Tabulation, other: OtherValues | null = null): Generator<string> {
  yield other ? "n,g,other\r\n" : "n,g\r\n";
  yield* lines(values, (n, value) => `${n},${value}${other ? `,${otherValueAt(other, n) ?? ""}` : ""}\r\n`);
}

const joinedByCommas = (values: Values) => lines(values, (i, value) => (i === 0 ? String(value) : `,${value}`));

export function* jsonOf({values, ...facts}: Tabulation, other: OtherValues | null = null): Generator<string> {
  yield `${JSON.stringify(facts, null, 2).slice(0, -2)},\n  "values": [`;
  yield* joinedByCommas(values);
  if (other) {
    yield `],\n  "other": {"game": ${JSON.stringify(other.game)}, "from": "${other.from}", "values": [`;
    yield* joinedByCommas(other.values);
    yield "]}\n}\n";
  } else yield "]\n}\n";
}

/** The b-file format of the OEIS: index and term on each line; a comment begins with #. */
export function* bFileOf({game, values}: Tabulation): Generator<string> {
  yield `# Grundy values of single heaps of ${game}, n = 0..${values.length - 1}\n`;
  yield* lines(values, (n, value) => `${n} ${value}\n`);
}

/** Rows of a table with `columns` values in each, for the first `limit` values. */
export function rowsOf(values: Values, columns: number, limit: number): {from: number; values: number[]}[] {
  const count = Math.min(values.length, limit);
  return Array.from({length: Math.ceil(count / columns)}, (_, row) => ({
    from: row * columns,
    values: [...values.subarray(row * columns, Math.min(count, (row + 1) * columns))],
  }));
}

export function* latexOf({game, values}: Tabulation, columns: number, limit: number): Generator<string> {
  const cells = Array.from({length: columns}, (_, i) => i);
  const rows = rowsOf(values, columns, limit).map(
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

const wrappedRows = (values: Values) => lines(values, (i, value) => `${i % 20 === 0 ? "\n    " : " "}${value},`);

/** C++ function of every heap if a period is proved, otherwise of the heaps in the table. */
export function* cppOf(tabulation: Tabulation): Generator<string> {
  const {game, values} = tabulation;
  const lawInTable = lawOf(tabulation);
  const law = lawInTable?.isProved && lawInTable.preperiod + lawInTable.period <= values.length ? lawInTable : null;
  const tableValues = law ? values.subarray(0, law.preperiod + law.period) : values;
  const type = tableValues instanceof Uint16Array ? "std::uint16_t" : "std::uint32_t";
  yield `// Grundy values of single heaps of ${game}${law ? "" : `, n = 0..${tableValues.length - 1}; no period is proved`}.
#include <cstdint>

constexpr ${type} table[${tableValues.length}] = {`;
  yield* wrappedRows(tableValues);
  yield `\n};

${law ? periodicFunction(law) : "constexpr std::uint64_t g(std::uint64_t n) { return table[n]; }\n"}`;
}

function periodicFunction({preperiod, period, saltus}: Law): string {
  const growth = saltus === 0 ? "" : ` + (n - ${preperiod}) / ${period} * ${saltus}`;
  return `// Period ${period} from n = ${preperiod} on${saltus === 0 ? "" : `, growing by ${saltus} each time`}, proved.
constexpr std::uint64_t g(std::uint64_t n) {
  return n < ${preperiod} ? table[n] : table[${preperiod} + (n - ${preperiod}) % ${period}]${growth};
}
`;
}
