// Runs of things in a row, and the touches that take them. A touch names the parts that stay of a heap: those on both
// sides of the run.
import {type Elements, type Hand, includes, isSameTouch, type Touch} from "../../input/touch";

/** Things of a row from one to another; places count from 0, both ends included. */
export interface Run {
  from: number;
  to: number;
}

/** A run that can be taken. */
export interface LegalRun extends Run {
  touch: Touch;
  wins: boolean;
}

/** Returns the touch that takes a run out of a row of `size` things: the row, then the sizes that stay, ascending. */
export function touchForRun(row: string, size: number, {from, to}: Run): Touch {
  const parts = [from, size - 1 - to].filter((part) => part > 0).sort((a, b) => a - b);
  return [row, ...(parts.length ? parts : [0]).map(String)];
}

const numbersIn = (elements: Elements): number[] =>
  elements.flatMap((element) => {
    const [low, high] = typeof element === "string" ? [Number(element), Number(element)] : element.map(Number);
    return Array.from({length: (high ?? 0) - (low ?? 0) + 1}, (_, i) => (low ?? 0) + i);
  });

/** Returns the run that leaves these parts, and its mirror image where that is another one. */
function runsLeaving(size: number, [firstPart = 0, secondPart = 0]: number[]): Run[] {
  const run = {from: firstPart, to: size - 1 - secondPart};
  return firstPart === secondPart ? [run] : [run, {from: secondPart, to: size - 1 - firstPart}];
}

/** Lists the runs that can be taken of a row of `size` things, as far as the engine has answered. */
export function legalRuns(look: Hand["look"], row: string, size: number): LegalRun[] {
  const legal = look([row]);
  const runs: LegalRun[] = [];
  const add = (parts: number[], touch: Touch, wins: boolean) => {
    for (const run of runsLeaving(size, parts)) runs.push({...run, touch, wins});
  };
  for (const firstPart of numbersIn(legal?.next ?? [])) {
    const touch = [row, String(firstPart)];
    // Parts ascend, so a part of half the row or more is the only one left.
    const legalNext = 2 * firstPart < size && firstPart > 0 ? look(touch) : null;
    if (2 * firstPart >= size || firstPart === 0) add([firstPart], touch, includes(legal?.winning, String(firstPart)));
    else if (legalNext?.done) add([firstPart], touch, legalNext.wins === true);
    for (const secondPart of numbersIn(legalNext?.next ?? []))
      add([firstPart, secondPart], [...touch, String(secondPart)], includes(legalNext?.winning, String(secondPart)));
  }
  return runs;
}

const contains = (outer: Run, inner: Run) => outer.from <= inner.from && inner.to <= outer.to;
export const isSameRun = (a: Run, b: Run) => contains(a, b) && contains(b, a);

/** Result of a touched span: either the run to take, or the pending span to extend, or neither. */
export type SpanResult = {way: LegalRun; held: null} | {way: null; held: Run | null};

/**
 * Resolves a span to the run that equals it, or to the only move whose runs contain it; otherwise the span is pending
 * if any run contains it.
 */
export function resolveSpan(runs: LegalRun[], span: Run): SpanResult {
  const wider = runs.filter((run) => contains(run, span));
  const [first] = wider;
  const exactRun = wider.find((run) => isSameRun(run, span));
  if (exactRun) return {way: exactRun, held: null};
  if (first && wider.every((run) => isSameTouch(run.touch, first.touch))) return {way: first, held: null};
  return {way: null, held: first ? span : null};
}

/** Returns the run between two places, given in any order. */
export const between = (start: number, end: number): Run => ({from: Math.min(start, end), to: Math.max(start, end)});

/** Returns the least run that contains both. */
export const union = (a: Run, b: Run): Run => ({
  from: Math.min(a.from, b.from),
  to: Math.max(a.to, b.to),
});

/**
 * Returns the run of `count` neighbours from `at` on, or the last `count` of a row of `size` if it would reach beyond.
 */
export function runFrom(at: number, count: number, size: number): Run {
  const from = Math.max(0, Math.min(at, size - count));
  return {from, to: Math.min(size, from + count) - 1};
}

/**
 * Returns the lengths of runs that can be taken, ascending, if some run lies between two things that can also be taken
 * alone, so that touching its ends cannot choose it; otherwise none.
 */
export function lengthsToChoose(rows: LegalRun[][]): number[] {
  const lengths = new Set<number>();
  let hasHiddenRun = false;
  for (const runs of rows) {
    const singles = new Set(runs.filter(({from, to}) => from === to).map(({from}) => from));
    for (const {from, to} of runs) {
      lengths.add(to - from + 1);
      hasHiddenRun ||= from < to && singles.has(from) && singles.has(to);
    }
  }
  return hasHiddenRun ? [...lengths].sort((a, b) => a - b) : [];
}
