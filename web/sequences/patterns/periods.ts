// Periods, with a saltus, from some heap on: the one that the engine has proved, else the one that the table shows.
import type {Law, Values} from "../period";
import {type Claim, trainingLength} from "./fit";

/** Longer periods are left to the engine. */
const maxPeriod = 4096;
/** Times that a period has to occur past the preperiod, on the first part of the table. */
const minRepeats = 3;

/** Returns the shortest period of the first part of the table, with the least preperiod; null if there is none. */
export function repeating(values: Values): Omit<Law, "isProved" | "isTheorem"> | null {
  const length = trainingLength(values.length);
  const last = length - 1;
  for (let period = 1; period <= Math.min(maxPeriod, Math.floor(length / minRepeats)); period++) {
    const saltus = (values[last] as number) - (values[last - period] as number);
    if (saltus < 0) continue;
    let n = last - period;
    while (n >= 0 && (values[n + period] as number) - (values[n] as number) === saltus) n--;
    const preperiod = n + 1;
    if (length - preperiod >= minRepeats * period && last - preperiod >= length / 2) return {preperiod, period, saltus};
  }
  return null;
}

/** Returns the function that gives each heap the value it would have if the period began with heap 0. */
export function periodicValue(values: Values, {preperiod, period, saltus}: Omit<Law, "isProved" | "isTheorem">) {
  const first = values.slice(preperiod, preperiod + period);
  return (n: number) => {
    const periods = Math.floor((n - preperiod) / period);
    return (first[n - preperiod - periods * period] as number) + periods * saltus;
  };
}

export function periodOf(values: Values, law: Law | null): Claim | null {
  const recurrence = law && law.preperiod + law.period <= values.length ? law : repeating(values);
  if (!recurrence) return null;
  const {preperiod, period, saltus} = recurrence;
  return {
    kind: saltus === 0 ? "period" : "growth",
    of: "values",
    formula: saltus === 0 ? `g(n + ${period}) = g(n)` : `g(n + ${period}) = g(n) + ${saltus}`,
    facts: {period, saltus, preperiod},
    at: periodicValue(values, recurrence),
    repeats: {period, saltus},
  };
}
