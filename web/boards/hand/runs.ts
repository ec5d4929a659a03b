// Runs of things in a row, and the touches that take them: what is kept of the heap is what stands on both sides of the run.
import {type Elements, type Hand, includes, same, type Touch} from "./touch";

/** Things of a row from one to another, counted from 0, both included. */
export interface Run {
  from: number;
  to: number;
}

/** A run that can be taken. */
export interface Way extends Run {
  touch: Touch;
  wins: boolean;
}

/** What takes a run of a row of `size`. */
export function touchOf(row: string, size: number, {from, to}: Run): Touch {
  const kept = [from, size - 1 - to].filter((part) => part > 0).sort((a, b) => a - b);
  return [row, ...(kept.length ? kept : [0]).map(String)];
}

const numbersIn = (elements: Elements): number[] =>
  elements.flatMap((element) => {
    const [low, high] = typeof element === "string" ? [Number(element), Number(element)] : element.map(Number);
    return Array.from({length: (high ?? 0) - (low ?? 0) + 1}, (_, i) => (low ?? 0) + i);
  });

/** The run that leaves these parts, and the one that leaves them the other way round. */
function runsLeaving(size: number, [one = 0, other = 0]: number[]): Run[] {
  const run = {from: one, to: size - 1 - other};
  return one === other ? [run] : [run, {from: other, to: size - 1 - one}];
}

/** All that can be taken of a row of `size`, as far as the engine has told it. */
export function waysOf(look: Hand["look"], row: string, size: number): Way[] {
  const first = look([row]);
  const ways: Way[] = [];
  const add = (parts: number[], touch: Touch, wins: boolean) => {
    for (const run of runsLeaving(size, parts)) ways.push({...run, touch, wins});
  };
  for (const kept of numbersIn(first?.next ?? [])) {
    const touch = [row, String(kept)];
    // Parts ascend: one that is half of the row or more is all that is left.
    const here = 2 * kept < size && kept > 0 ? look(touch) : null;
    if (2 * kept >= size || kept === 0) add([kept], touch, includes(first?.winning, String(kept)));
    else if (here?.done) add([kept], touch, here.wins === true);
    for (const part of numbersIn(here?.next ?? []))
      add([kept, part], [...touch, String(part)], includes(here?.winning, String(part)));
  }
  return ways;
}

const holds = (one: Run, other: Run) => one.from <= other.from && other.to <= one.to;
export const isSameRun = (one: Run, other: Run) => holds(one, other) && holds(other, one);

/** What a span that was touched comes to: a run that falls, one to go on from, or nothing. */
export type Outcome = {way: Way; held: null} | {way: null; held: Run | null};

/** A span that can be taken is; so is the only thing to take that holds it; else it waits for more, if anything holds it. */
export function outcomeOf(ways: Way[], span: Run): Outcome {
  const wider = ways.filter((way) => holds(way, span));
  const [first] = wider;
  const way = wider.find((one) => isSameRun(one, span));
  if (way) return {way, held: null};
  if (first && wider.every((one) => same(one.touch, first.touch))) return {way: first, held: null};
  return {way: null, held: first ? span : null};
}

/** From one thing to another, in whatever order. */
export const between = (one: number, other: number): Run => ({from: Math.min(one, other), to: Math.max(one, other)});

/** Both runs and all between them. */
export const joined = (one: Run, other: Run): Run => ({
  from: Math.min(one.from, other.from),
  to: Math.max(one.to, other.to),
});

/** `count` neighbours of a row of `size`, from this one on, or the last ones. */
export function startingAt(at: number, count: number, size: number): Run {
  const from = Math.max(0, Math.min(at, size - count));
  return {from, to: Math.min(size, from + count) - 1};
}

/** How many can be taken at once, ascending, where a run lies between two things that can be taken alone; else none. */
export function lengthsToChoose(rows: Way[][]): number[] {
  const lengths = new Set<number>();
  let hidden = false;
  for (const ways of rows) {
    const alone = new Set(ways.filter(({from, to}) => from === to).map(({from}) => from));
    for (const {from, to} of ways) {
      lengths.add(to - from + 1);
      hidden ||= from < to && alone.has(from) && alone.has(to);
    }
  }
  return hidden ? [...lengths].sort((a, b) => a - b) : [];
}
