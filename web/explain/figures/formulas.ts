// Figures of formulas, which a game names: a row of remainders, parts of a sum of lost heaps, binary digits.

import type {Language} from "../../text";
import type {FormulaFigure} from "../../text/game";
import {text} from "../facts";
import {formulaOf} from "../reasons/formula-words";
import type {FactsOf} from "../reasons/reason";
import {bits, type Cell, cell, digitsOf, type Figure, type Piece, powers} from "./piece";
import {boxes, pots} from "./rows";

const maxShownRemainders = 24;
const maxDivisor = 5000;

/**
 * Table of remainders with their values, the current one marked; a long row is cut to its ends and the surroundings of
 * the current one.
 */
function residues(
  name: string,
  divisor: number,
  current: number,
  worth: (remainder: number) => number,
  t: Language<"explain">,
): Piece[] {
  const isNear = (remainder: number) => remainder < 4 || remainder >= divisor - 2 || Math.abs(remainder - current) <= 2;
  const allRemainders = Array.from({length: divisor}, (_, remainder) => remainder);
  const shown = divisor <= maxShownRemainders ? allRemainders : allRemainders.filter(isNear);
  const hasGapBefore = (i: number) => i > 0 && (shown[i] ?? 0) - (shown[i - 1] ?? 0) > 1;
  const row = (say: (remainder: number) => Cell) =>
    shown.flatMap((remainder, i): Cell[] =>
      hasGapBefore(i) ? [{text: "…", mark: "quiet"}, say(remainder)] : [say(remainder)],
    );
  return [
    {
      table: {
        look: "residues",
        name,
        head: [name, ...row((remainder) => cell(String(remainder))).map(({text}) => text)],
        rows: [
          [
            cell(t.ui.value),
            ...row((remainder) => ({text: String(worth(remainder)), mark: remainder === current ? "here" : undefined})),
          ],
        ],
      },
    },
  ];
}

const remainder: Figure = ({facts}, t) => {
  const divisor = Number(text(facts.divisor));
  const current = Number(text(facts.value));
  return divisor > maxDivisor
    ? []
    : residues(t(t.why.remainder, {divisor}), divisor, current, (remainder) => remainder, t);
};

const blocks: Figure = ({facts}, t) => {
  const [period, least, current] = ["period", "least", "rest"].map((name) => Number(text(facts[name])));
  if (period === undefined || least === undefined || current === undefined || period > maxDivisor) return [];
  const name = t(t.why.remainderMore, {before: text(facts.before), divisor: period});
  return residues(name, period, current, (remainder) => Math.floor(remainder / least), t);
};

/** One round of a short period, with the remainder of this heap marked. */
export const period: Figure<FactsOf<"period" | "period-saltus">> = ({facts}, t) => {
  const cycle = facts.round;
  const [preperiod, samePlace] = [Number(facts.preperiod), Number(facts.same)];
  if (cycle.length === 0) return [];
  const name =
    preperiod === 0
      ? t(t.why.remainder, {divisor: cycle.length})
      : t(t.why.remainderPast, {before: preperiod, divisor: cycle.length});
  return residues(name, cycle.length, samePlace - preperiod, (index) => Number(cycle[index]), t);
};

/** A sum of lost heaps: each part compared with the next, the last part with the number that may be taken. */
const lostHeaps: Figure = ({facts}, t) => {
  const parts = text(facts.parts).split(" + ");
  const factor = text(facts.factor);
  const cap = text(facts.cap);
  const compare = (i: number) => {
    const next = parts[i + 1];
    if (next !== undefined) return `> ${factor} × ${next} = ${BigInt(factor) * BigInt(next)}`;
    return BigInt(parts[i] ?? "0") <= BigInt(cap) ? t(t.why.partFree, {cap}) : t(t.why.partHeld, {cap});
  };
  const last = parts.length - 1;
  return [
    {lengths: parts.map((part, i) => ({length: Number(part), label: part, highlight: i === last}))},
    {
      table: {
        look: "reckoned",
        name: t.why.lostHeaps,
        head: [t.why.lostHeap, t.why.apart],
        rows: parts.map((part, i): Cell[] => [cell(part), {text: compare(i), mark: i === last ? "here" : undefined}]),
      },
    },
  ];
};

/** Rows in binary, with the `count` last digits marked, which the formula counts. */
function lastDigits(rows: [string, bigint][], count: number, name: string, t: Language<"explain">): Piece[] {
  const width = Math.max(...rows.map(([, n]) => bits(n)));
  const markedDigits = (n: bigint) =>
    digitsOf(n, width).map((text, i): Cell => ({text, mark: i >= width - count ? "odd" : undefined}));
  const table = rows.map(([label, n]) => [cell(label), ...markedDigits(n)]);
  const sum = rows.length > 1 ? table.pop() : undefined;
  return [
    {
      table: {
        look: "binary",
        name,
        head: [t.ui.part, ...powers(width)],
        rows: table,
        ...(sum && {foot: sum}),
      },
    },
  ];
}

const zeros: Figure = ({facts}, t) => {
  const heap = text(facts.heap);
  return lastDigits([[heap, BigInt(heap)]], Number(text(facts.zeros)), t.why.binary, t);
};

const trailingOnes: Figure = ({facts}, t) => {
  const {x, y, or} = {x: text(facts.x), y: text(facts.y), or: text(facts.or)};
  const rows: [string, bigint][] = [
    [`${text(facts.a)} − 1 = ${x}`, BigInt(x)],
    [`${text(facts.b)} − 1 = ${y}`, BigInt(y)],
    [t(t.why.bitOr, {or}), BigInt(or)],
  ];
  return lastDigits(rows, Number(text(facts.value)), t.why.binary, t);
};

const lasker: Figure = ({facts}, t) => {
  const heap = BigInt(text(facts.heap));
  if (heap === 0n) return [];
  const blockStart = ((heap - 1n) / 4n) * 4n;
  const values = [1n, 2n, 4n, 3n];
  return [
    {
      table: {
        look: "residues",
        name: t.ui.value,
        head: [t.why.heap, ...values.map((_, i) => String(blockStart + BigInt(i) + 1n))],
        rows: [
          [
            cell(t.ui.value),
            ...values.map(
              (value, i): Cell => ({
                text: String(blockStart + value),
                mark: blockStart + BigInt(i) + 1n === heap ? "here" : undefined,
              }),
            ),
          ],
        ],
      },
    },
  ];
};

/** Table of the parities of two heaps, with the winner for each combination. */
const parities: Figure = ({facts}, t) => {
  const isEven = (fact: string) => BigInt(text(facts[fact])) % 2n === 0n;
  const outcome = (a: boolean, b: boolean): Cell => ({
    text: a && b ? "P" : "N",
    mark: isEven("a") === a && isEven("b") === b ? "here" : undefined,
  });
  const says = (index: number, isEven: boolean) => t(isEven ? t.why.isEven : t.why.isOdd, {index});
  return [
    {
      table: {
        look: "cases",
        name: t.why.parity,
        head: ["", says(2, true), says(2, false)],
        rows: [true, false].map((a) => [cell(says(1, a)), outcome(a, true), outcome(a, false)]),
      },
    },
  ];
};

const figures = {
  remainder,
  blocks,
  "lost-heaps": lostHeaps,
  "trailing-zeros": zeros,
  "trailing-ones": trailingOnes,
  "blocks-of-four": lasker,
  parities,
  pots,
  boxes,
} satisfies Record<Exclude<FormulaFigure, "sign-expansion">, Figure>;

/** A formula without a figure is explained by its sentence, which has all its numbers. */
export const formula: Figure = (reason, t, subject) => {
  const name = formulaOf(reason, subject, t)?.figure;
  return name && name !== "sign-expansion" ? figures[name](reason, t, subject) : [];
};
