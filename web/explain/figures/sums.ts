// Tables of sums: binary columns, Moore's columns, nim-products.
import {withoutMover} from "../../game/opponent/mover";
import {formatNimber, shortValue} from "../../ui/numbers";
import {isPartialSum} from "../facts";
import type {FactsOf} from "../reasons/reason";
import {bits, type Cell, cell, digitsOf, type Figure, isNumber, omittedRow, type Piece, powers, short} from "./piece";

/** Facts of a sum of parts; `within` is that of `Place`. */
type SumFacts = {parts: string[]; values: string[]; sum: string; omitted?: string; within?: string};

/**
 * Values in binary, with the columns that have an odd number of ones marked; in the last column, what each value would
 * have to become.
 */
export const nimSum: Figure<SumFacts> = ({facts}, t) => {
  const {parts, values} = facts;
  const numbers = values.map((v) => (isNumber(v) ? BigInt(v) : null));
  const isPartial = isPartialSum(facts);
  const sum = !isPartial && isNumber(facts.sum) ? BigInt(facts.sum) : null;
  const width = [...numbers, sum].reduce((w, n) => Math.max(w, n === null ? 1 : bits(n)), 1);
  const total = sum === null ? [] : [...sum.toString(2).padStart(width, "0")];
  const markedDigits = (texts: string[]) =>
    texts.map((text, i): Cell => ({text, mark: total[i] === "1" ? "odd" : undefined}));
  const isNamed = parts.some((p, i) => p !== values[i]);
  const hasGoals = sum !== null && sum > 0n && numbers.length > 0 && facts.within === undefined;
  const worth = (n: bigint | null, value: string) =>
    n === null ? (value ? t.ui.loony : "–") : formatNimber(String(n));
  const rows = numbers.map((n, row): Cell[] => [
    cell(short(parts[row] ?? "")),
    ...(isNamed ? [cell(worth(n, values[row] ?? ""))] : []),
    ...markedDigits(n === null ? total.map(() => "") : digitsOf(n, width).slice(0, total.length)),
    ...(hasGoals ? [n === null ? cell("") : goalCell(n, sum)] : []),
  ]);
  const head = [
    t.ui.part,
    ...(isNamed ? [t.ui.value] : []),
    ...powers(width).slice(0, total.length),
    ...(hasGoals ? [`n ⊕ ${sum}`] : []),
  ];
  const foot = [
    cell(t.ui.xor),
    ...(isNamed ? [cell(worth(sum, isPartial ? "" : "loony"))] : []),
    ...markedDigits(total),
    ...(hasGoals ? [cell("")] : []),
  ];
  return [
    {
      table: {
        look: "binary",
        name: t.ui.xor,
        head,
        rows: [...rows, ...omittedRow(facts, head.length, t)],
        foot,
      },
    },
  ];
};

/** Values of the components, numbers and nimbers, with their sum. */
export const sumOfNumbers: Figure<FactsOf<"sum-of-numbers">> = ({facts}, t) => {
  const worth = (value = "") => cell(value === "loony" ? t.ui.loony : shortValue(value));
  const head = [t.ui.part, t.ui.number];
  const rows = facts.parts.map((part, i) => [cell(short(withoutMover(part))), worth(facts.values[i])]);
  return [
    {
      table: {
        look: "reckoned",
        name: t.ui.number,
        head,
        rows: [...rows, ...omittedRow(facts, head.length, t)],
        foot: [cell("+"), worth(facts.sum)],
      },
    },
  ];
};

/** A smaller value is always among the options; a larger one need not be. */
function goalCell(n: bigint, sum: bigint): Cell {
  const goal = n ^ sum;
  return goal < n ? {text: `${goal} < ${n}`, mark: "head"} : {text: `${goal} > ${n}`, mark: "quiet"};
}

/** Heaps in binary, with the number of ones in each column modulo the base. */
export const columns: Figure<FactsOf<"columns">> = ({facts}, t) => {
  const heaps = facts.parts.map(BigInt);
  const sums = facts.columns;
  const width = Math.max(sums.length, ...heaps.map(bits));
  const remainders = [...Array<string>(width - sums.length).fill("0"), ...sums];
  const markedDigits = (texts: string[]) =>
    texts.map((text, i): Cell => ({text, mark: remainders[i] === "0" ? undefined : "odd"}));
  const name = t(t.ui.columnRest, {base: facts.base});
  return [
    {
      table: {
        look: "binary",
        name,
        head: [t.ui.part, ...powers(width)],
        rows: [
          ...heaps.map((heap) => [cell(String(heap)), ...markedDigits(digitsOf(heap, width))]),
          ...omittedRow(facts, width + 1, t),
        ],
        foot: [cell(name), ...markedDigits(remainders)],
      },
    },
  ];
};

/**
 * Table of rows and columns with their values, and the product where they cross at a head; for a box, an equation for
 * each head.
 */
export const tartan: Figure<FactsOf<"tartan">> = (reason, t, subject) => {
  const heads = reason.facts.factors;
  const sum = heads.length > 1 ? nimSum(reason, t, subject) : [];
  const factors = (name: string) =>
    [...new Map(heads.map((h) => [h[name] ?? "", h[`${name}-value`] ?? ""]))].sort(([a], [b]) => Number(a) - Number(b));
  if (heads.some((h) => h.layer !== undefined))
    return [
      ...heads.map(
        (h): Piece => ({
          equation: `(${h.layer},${h.row},${h.column}): ${h["layer-value"]} ⊗ ${h["row-value"]} ⊗ ${h["column-value"]} = ${h.value}`,
        }),
      ),
      ...sum,
    ];
  const columns = factors("column");
  const product = (row: string, column: string): Cell => {
    const head = heads.find((h) => h.row === row && h.column === column);
    return head ? {text: head.value ?? "", mark: "head"} : {text: "·", mark: "quiet"};
  };
  return [
    {
      table: {
        look: "tartan",
        name: t.ui.tartanProduct,
        head: ["⊗", ...columns.map(([column, value]) => t(t.ui.tartanColumn, {index: column, value}))],
        rows: factors("row").map(([row, value]) => [
          cell(t(t.ui.tartanRow, {index: row, value})),
          ...columns.map(([column]) => product(row, column)),
        ]),
      },
    },
    ...sum,
  ];
};
