// Values that repeat, or grow by the same with each period, from some heap on: what the engine has proved, else what the table shows.
import type {Law, Values} from "../period";
import {type Claim, foundOn} from "./fit";

/** Beyond this a period is left to the engine. */
const longest = 4096;
/** It is to be seen as often past the preperiod, on the first part of the table. */
const times = 3;

/** The shortest lag by which the first part of the table repeats, from the earliest heap on. */
export function repeating(values: Values): Omit<Law, "isProved" | "isTheorem"> | null {
  const length = foundOn(values.length);
  const last = length - 1;
  for (let period = 1; period <= Math.min(longest, Math.floor(length / times)); period++) {
    const saltus = (values[last] as number) - (values[last - period] as number);
    if (saltus < 0) continue;
    let n = last - period;
    while (n >= 0 && (values[n + period] as number) - (values[n] as number) === saltus) n--;
    const preperiod = n + 1;
    if (length - preperiod >= times * period && last - preperiod >= length / 2) return {preperiod, period, saltus};
  }
  return null;
}

/** Which value each heap would have if the period had begun with the first heap. */
export function folded(values: Values, {preperiod, period, saltus}: Omit<Law, "isProved" | "isTheorem">) {
  const first = values.slice(preperiod, preperiod + period);
  return (n: number) => {
    const periods = Math.floor((n - preperiod) / period);
    return (first[n - preperiod - periods * period] as number) + periods * saltus;
  };
}

export function periodOf(values: Values, law: Law | null): Claim | null {
  const found = law && law.preperiod + law.period <= values.length ? law : repeating(values);
  if (!found) return null;
  const {preperiod, period, saltus} = found;
  return {
    kind: saltus === 0 ? "period" : "growth",
    of: "values",
    formula: saltus === 0 ? `g(n + ${period}) = g(n)` : `g(n + ${period}) = g(n) + ${saltus}`,
    facts: {period, saltus, preperiod},
    at: folded(values, found),
    repeats: {period, saltus},
  };
}
