// What is known of all heaps from those in a table: the period, its exceptions, the value of a heap far beyond.
import type {Tabulation} from "../engine/types";

export type Values = Tabulation["values"];

/** g(n + period) = g(n) + saltus for every n from the preperiod on. */
export interface Law {
  preperiod: number;
  period: number;
  saltus: number;
  /** Else it has been seen as far as the table goes. */
  isProved: boolean;
  /** By a theorem of the game, not by a certificate. */
  isTheorem: boolean;
}

export function lawOf({preperiod, period, saltus, observed, certificate}: Tabulation): Law | null {
  const found = period === null ? observed : {preperiod, period, saltus};
  if (!found?.period) return null;
  return {
    preperiod: Number(found.preperiod),
    period: Number(found.period),
    saltus: Number(found.saltus),
    isProved: period !== null,
    isTheorem: period !== null && certificate === null,
  };
}

/** Whether heap n, before the preperiod, has another value than the period would have there; null where the table is too short. */
export function breaks(values: Values, {preperiod, period, saltus}: Law, n: number): boolean | null {
  const periods = Math.max(0, Math.ceil((preperiod - n) / period));
  const later = values[n + periods * period];
  return later === undefined ? null : values[n] !== later - periods * saltus;
}

/** How many heaps do, the first of them listed. */
export function exceptionsOf(values: Values, law: Law, listed = 100) {
  const first: number[] = [];
  let count = 0;
  for (let n = 0; n < Math.min(law.preperiod, values.length); n++) {
    const broken = breaks(values, law, n);
    if (broken === null) return null;
    if (broken && count++ < listed) first.push(n);
  }
  return {count, first};
}

/** The value of any heap: out of the table or, where a period is proved, out of its first period. Null where neither says. */
export function valueAt(n: bigint, values: Values, law: Law | null): {value: bigint; same: number} | null {
  const tabled = n < values.length ? values[Number(n)] : undefined;
  if (tabled !== undefined) return {value: BigInt(tabled), same: Number(n)};
  if (!law?.isProved) return null;
  const [from, period] = [BigInt(law.preperiod), BigInt(law.period)];
  const same = Number(from + ((n - from) % period));
  const value = values[same];
  if (value === undefined) return null;
  return {value: BigInt(value) + ((n - BigInt(same)) / period) * BigInt(law.saltus), same};
}

/** A value that few heaps have, and the letter it goes by. */
export interface Rare {
  value: number;
  letter: string;
  count: number;
  first: number;
  last: number;
}

const fewest = 200;
const letters = "abcdefghijklmnopqrstuvwxyz";

/** Values that fewer than one heap in a hundred has; none where they are more than a tenth of all heaps: then nothing stands out. */
export function rareOf(values: Values): Rare[] {
  if (values.length < fewest) return [];
  const most = highestOf(values);
  const [count, first, last] = [0, 1, 2].map(() => new Uint32Array(most + 1)) as [
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
  let heaps = 0;
  for (let value = 0; value <= most; value++) {
    const times = count[value] as number;
    if (times === 0 || times * 100 >= values.length) continue;
    heaps += times;
    if (heaps * 10 > values.length) return [];
    const letter = letters[rare.length] ?? "";
    rare.push({value, letter, count: times, first: first[value] as number, last: last[value] as number});
  }
  return rare;
}

export function highestOf(values: Values): number {
  let most = 0;
  for (let n = 0; n < values.length; n++) most = Math.max(most, values[n] as number);
  return most;
}
