// Figures of formulas, by the id that the engine names: a row of remainders, parts of a sum of lost heaps, binary digits.

import type {Language} from "../text";
import {bits, type Cell, cell, digitsOf, type Piece, type Proof, powers} from "./proof";
import {text} from "./reason-facts";
import {boxes, pots} from "./row-proofs";

const mostRemainders = 24;
const mostDivisor = 5000;

/** Remainders and their values, the one at hand lit; of a long row the ends and what is around it. */
function residues(
  name: string,
  divisor: number,
  at: number,
  worth: (rest: number) => number,
  t: Language<"explain">,
): Piece[] {
  const near = (rest: number) => rest < 4 || rest >= divisor - 2 || Math.abs(rest - at) <= 2;
  const all = Array.from({length: divisor}, (_, rest) => rest);
  const shown = divisor <= mostRemainders ? all : all.filter(near);
  const gap = (i: number) => i > 0 && (shown[i] ?? 0) - (shown[i - 1] ?? 0) > 1;
  const row = (say: (rest: number) => Cell) =>
    shown.flatMap((rest, i): Cell[] => (gap(i) ? [{text: "…", mark: "quiet"}, say(rest)] : [say(rest)]));
  return [
    {
      table: {
        look: "residues",
        name,
        head: [name, ...row((rest) => cell(String(rest))).map(({text}) => text)],
        rows: [
          [cell(t.ui.value), ...row((rest) => ({text: String(worth(rest)), mark: rest === at ? "here" : undefined}))],
        ],
      },
    },
  ];
}

const remainder: Proof = ({facts}, t) => {
  const divisor = Number(text(facts.divisor));
  const at = Number(text(facts.value));
  return divisor > mostDivisor ? [] : residues(t(t.why.remainder, {divisor}), divisor, at, (rest) => rest, t);
};

const blocks: Proof = ({facts}, t) => {
  const [period, least, at] = ["period", "least", "rest"].map((name) => Number(text(facts[name])));
  if (period === undefined || least === undefined || at === undefined || period > mostDivisor) return [];
  const name = t(t.why.remainderMore, {before: text(facts.before), divisor: period});
  return residues(name, period, at, (rest) => Math.floor(rest / least), t);
};

/** One round of a short period, the place of this heap in it lit. */
export const period: Proof = ({facts}, t) => {
  const round = facts.round as string[];
  const [preperiod = 0, same = 0] = ["preperiod", "same"].map((name) => Number(text(facts[name])));
  if (round.length === 0) return [];
  const name =
    preperiod === 0
      ? t(t.why.remainder, {divisor: round.length})
      : t(t.why.remainderPast, {before: preperiod, divisor: round.length});
  return residues(name, round.length, same - preperiod, (rest) => Number(round[rest]), t);
};

/** The sum of lost heaps: each part against the next, the last one against what may be taken. */
const lostHeaps: Proof = ({facts}, t) => {
  const parts = text(facts.parts).split(" + ");
  const factor = text(facts.factor);
  const cap = text(facts.cap);
  const against = (i: number) => {
    const next = parts[i + 1];
    if (next !== undefined) return `> ${factor} × ${next} = ${BigInt(factor) * BigInt(next)}`;
    return facts.id === "last-part-free" ? t(t.why.partFree, {cap}) : t(t.why.partHeld, {cap});
  };
  const last = parts.length - 1;
  return [
    {lengths: parts.map((part, i) => ({length: Number(part), label: part, highlight: i === last}))},
    {
      table: {
        look: "reckoned",
        name: t.why.lostHeaps,
        head: [t.why.lostHeap, t.why.apart],
        rows: parts.map((part, i): Cell[] => [cell(part), {text: against(i), mark: i === last ? "here" : undefined}]),
      },
    },
  ];
};

/** The last digits that a formula counts, marked. */
function ends(rows: [string, bigint][], count: number, name: string, t: Language<"explain">): Piece[] {
  const width = Math.max(...rows.map(([, n]) => bits(n)));
  const marked = (n: bigint) =>
    digitsOf(n, width).map((text, i): Cell => ({text, mark: i >= width - count ? "odd" : undefined}));
  const all = rows.map(([label, n]) => [cell(label), ...marked(n)]);
  const sum = rows.length > 1 ? all.pop() : undefined;
  return [
    {
      table: {
        look: "binary",
        name,
        head: [t.ui.part, ...powers(width)],
        rows: all,
        ...(sum && {foot: sum}),
      },
    },
  ];
}

const zeros: Proof = ({facts}, t) => {
  const heap = text(facts.heap);
  return ends([[heap, BigInt(heap)]], Number(text(facts.zeros)), t.why.binary, t);
};

const trailingOnes: Proof = ({facts}, t) => {
  const {x, y, or} = {x: text(facts.x), y: text(facts.y), or: text(facts.or)};
  const rows: [string, bigint][] = [
    [`${text(facts.a)} − 1 = ${x}`, BigInt(x)],
    [`${text(facts.b)} − 1 = ${y}`, BigInt(y)],
    [t(t.why.bitOr, {or}), BigInt(or)],
  ];
  return ends(rows, Number(text(facts.value)), t.why.binary, t);
};

const lasker: Proof = ({facts}, t) => {
  const heap = BigInt(text(facts.heap));
  if (heap === 0n) return [];
  const from = ((heap - 1n) / 4n) * 4n;
  const values = [1n, 2n, 4n, 3n];
  return [
    {
      table: {
        look: "residues",
        name: t.ui.value,
        head: [t.why.heap, ...values.map((_, i) => String(from + BigInt(i) + 1n))],
        rows: [
          [
            cell(t.ui.value),
            ...values.map(
              (value, i): Cell => ({
                text: String(from + value),
                mark: from + BigInt(i) + 1n === heap ? "here" : undefined,
              }),
            ),
          ],
        ],
      },
    },
  ];
};

/** Both heaps even, or not: two questions of parity. */
const parities: Proof = ({facts}, t) => {
  const even = (fact: string) => BigInt(text(facts[fact])) % 2n === 0n;
  const at = (a: boolean, b: boolean): Cell => ({
    text: a && b ? "P" : "N",
    mark: even("a") === a && even("b") === b ? "here" : undefined,
  });
  const says = (index: number, isEven: boolean) => t(isEven ? t.why.isEven : t.why.isOdd, {index});
  return [
    {
      table: {
        look: "cases",
        name: t.why.parity,
        head: ["", says(2, true), says(2, false)],
        rows: [true, false].map((a) => [cell(says(1, a)), at(a, true), at(a, false)]),
      },
    },
  ];
};

/** A formula that is not here is told by its sentence, which holds all its numbers. */
export const formulas: Record<string, Proof> = {
  remainder,
  blocks,
  "last-part-free": lostHeaps,
  "last-part-held": lostHeaps,
  "odd-zeros": zeros,
  "even-zeros": zeros,
  "trailing-ones": trailingOnes,
  lasker,
  "both-even": parities,
  "both-odd": parities,
  mixed: parities,
  "odd-pots": pots,
  "counting-boxes": boxes,
};
