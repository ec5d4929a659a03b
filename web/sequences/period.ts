// Facts about all heaps that follow from a table: the period, its exceptions, and the value of a heap far beyond it.
import type {Tabulation} from "../engine/types";

export type Values = Tabulation["values"];

/** g(n + period) = g(n) + saltus for every n from the preperiod on. */
export interface Law {
  preperiod: number;
  period: number;
  saltus: number;
  /** False if the period is only observed as far as the table goes. */
  isProved: boolean;
  /** True if a theorem of the game proves it, without a certificate. */
  isTheorem: boolean;
}

/** Returns the period of a table, proved or else observed; null if it has none. */
export function lawOf({preperiod, period, saltus, observed, certificate}: Tabulation): Law | null {
  const recurrence = period === null ? observed : {preperiod, period, saltus};
  if (!recurrence?.period) return null;
  return {
    preperiod: Number(recurrence.preperiod),
    period: Number(recurrence.period),
    saltus: Number(recurrence.saltus),
    isProved: period !== null,
    isTheorem: period !== null && certificate === null,
  };
}

/**
 * Returns true if heap n, which is in the preperiod, has another value than the period would give it; null if the table is
 * too short.
 */
export function breaks(values: Values, {preperiod, period, saltus}: Law, n: number): boolean | null {
  const periods = Math.max(0, Math.ceil((preperiod - n) / period));
  const laterValue = values[n + periods * period];
  return laterValue === undefined ? null : values[n] !== laterValue - periods * saltus;
}

/** Counts the heaps that break the period and lists the first of them; null if the table is too short. */
export function exceptionsOf(values: Values, law: Law, maxListed = 100) {
  const first: number[] = [];
  let count = 0;
  for (let n = 0; n < Math.min(law.preperiod, values.length); n++) {
    const isException = breaks(values, law, n);
    if (isException === null) return null;
    if (isException && count++ < maxListed) first.push(n);
  }
  return {count, first};
}

/**
 * Returns the value of any heap, from the table or, if a period is proved, from its first period, with the heap `same` of the table
 * that it was derived from; null if neither gives it.
 */
export function valueAt(n: bigint, values: Values, law: Law | null): {value: bigint; same: number} | null {
  const tableValue = n < values.length ? values[Number(n)] : undefined;
  if (tableValue !== undefined) return {value: BigInt(tableValue), same: Number(n)};
  if (!law?.isProved) return null;
  const [from, period] = [BigInt(law.preperiod), BigInt(law.period)];
  const same = Number(from + ((n - from) % period));
  const value = values[same];
  if (value === undefined) return null;
  return {value: BigInt(value) + ((n - BigInt(same)) / period) * BigInt(law.saltus), same};
}

/** Value that few heaps have, with the letter that marks it and the first and the last of these heaps. */
export interface Rare {
  value: number;
  letter: string;
  count: number;
  first: number;
  last: number;
}

/** Shorter tables have no rare values. */
const minHeaps = 200;
const letters = "abcdefghijklmnopqrstuvwxyz";

/** Returns the values that fewer than one heap in a hundred has; none if these are more than a tenth of all heaps. */
export function rareOf(values: Values): Rare[] {
  if (values.length < minHeaps) return [];
  const highest = highestOf(values);
  const [count, first, last] = [0, 1, 2].map(() => new Uint32Array(highest + 1)) as [
    Uint32Array,
    Uint32Array,
    Uint32Array,
  ];
  for (let n = 0; n < values.length; n++) {
    const value = values[n] as number;
    if (count[value] === 0) first[value] = n;
    count[value] = (count[value] as number) + 1;
    last[value] = n;
  }
  const rare: Rare[] = [];
  let rareHeaps = 0;
  for (let value = 0; value <= highest; value++) {
    const occurrences = count[value] as number;
    if (occurrences === 0 || occurrences * 100 >= values.length) continue;
    rareHeaps += occurrences;
    if (rareHeaps * 10 > values.length) return [];
    const letter = letters[rare.length] ?? "";
    rare.push({value, letter, count: occurrences, first: first[value] as number, last: last[value] as number});
  }
  return rare;
}

export function highestOf(values: Values): number {
  let highest = 0;
  for (let n = 0; n < values.length; n++) highest = Math.max(highest, values[n] as number);
  return highest;
}
