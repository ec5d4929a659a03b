// How a program can know the value of a heap: by the proved period, by the moves, by a form that the table shows, or from the table.
import type {Gloss, Tabulation} from "../../engine/types";
import {fitsOf} from "../patterns/find";
import type {Fit} from "../patterns/fit";
import {lawOf} from "../period";

/** From a heap `take` counters, from `from` to `until` in steps of `every`; which numbers of heaps may stay of the rest. */
export interface Moves {
  from: number;
  /** Null where only the heap is the bound. */
  until: number | null;
  every: number;
  stay: {none: boolean; one: boolean; two: "any" | "unequal" | null};
}

export type Plan =
  | {kind: "period"; isProved: boolean; values: number[]; preperiod: number; period: number; saltus: number; to: number}
  | {kind: "moves"; moves: Moves[]}
  | {kind: "form"; fit: Fit; values: [n: number, value: number][]}
  | {kind: "table"; values: number[]; to: number};
export type PlanKind = Plan["kind"];

/** Longer tables are no part of a program that is handed in. */
const longest = 20_000;

/** The forms that a program writes, of those that a table may have. */
export const writable = [
  ...[
    "constant",
    "identity",
    "modulo",
    "quotient",
    "xor",
    "and",
    "or",
    "gray",
    "dividing2",
    "lowBit",
    "odd",
    "halfOdd",
  ],
  ...["ones", "parity", "highBit"],
] as const satisfies readonly string[];

/** Every plan that this table allows, the best first. */
export function plansOf(tabulation: Tabulation, gloss: Gloss | null): Plan[] {
  const {values, game} = tabulation;
  const periods = periodPlans(tabulation);
  const isProved = periods.some((plan) => plan.kind === "period" && plan.isProved);
  const fit = isProved
    ? undefined
    : fitsOf(tabulation).find(({kind, of}) => of === "values" && (writable as readonly string[]).includes(kind));
  const moves = movesOf(game, gloss);
  const to = Math.min(values.length, longest);
  return [
    ...periods.filter((plan) => plan.kind === "period" && plan.isProved),
    ...(fit ? [{kind: "form", fit, values: fit.exceptions.map((n) => [n, values[n] as number])} satisfies Plan] : []),
    ...periods.filter((plan) => plan.kind === "period" && !plan.isProved),
    ...(moves ? [{kind: "moves", moves} satisfies Plan] : []),
    {kind: "table", values: [...values.subarray(0, to)], to: to - 1},
  ];
}

function periodPlans(tabulation: Tabulation): Plan[] {
  const {values} = tabulation;
  const law = lawOf(tabulation);
  if (!law) return [];
  const {preperiod, period, saltus, isProved} = law;
  const kept = preperiod + period;
  if (kept > Math.min(values.length, longest)) return [];
  const shown = {values: [...values.subarray(0, kept)], to: Number(tabulation.observed?.to ?? tabulation.to)};
  return [{kind: "period", isProved, preperiod, period, saltus, ...shown}];
}

const whole = (text: unknown) => (typeof text === "string" && /^\d{1,9}$/.test(text) ? Number(text) : null);

/** Of subtraction sets, and of codes that leave two heaps at most; null of other games. */
export function movesOf(game: string, gloss: Gloss | null): Moves[] | null {
  const [, set] = /^subtraction\((\d{1,9}(?:,\d{1,9})*)\)$/.exec(game) ?? [];
  if (set)
    return set.split(",").map((taken) => {
      const from = Number(taken);
      return {from, until: from, every: 1, stay: {none: true, one: true, two: null}};
    });
  const signs = gloss?.gloss ?? [];
  if (signs.length === 0) return null;
  const moves = signs.map(({kind, facts}) => (kind === "digit" ? movesIn(facts) : null));
  if (moves.includes(null)) return null;
  return (moves as Moves[]).filter(({stay}) => stay.none || stay.one || stay.two);
}

interface Stay {
  least: string;
  most: string;
  mark: string;
}

function movesIn(facts: Gloss["gloss"][number]["facts"]): Moves | null {
  const from = whole(facts.from);
  const until = facts.until === "" ? null : whole(facts.until);
  const every = facts.every === "" ? 1 : whole(facts.every);
  if (from === null || (until === null && facts.until !== "") || !every) return null;
  const stay: Moves["stay"] = {none: false, one: false, two: null};
  for (const {least, most, mark} of facts.stay as unknown as Stay[]) {
    const [low, high] = [whole(least), whole(most)];
    if (low === null || high === null || high > 2) return null;
    if (low <= 0) stay.none = true;
    if (low <= 1 && high >= 1) stay.one = true;
    if (high < 2) continue;
    if (mark !== "any" && mark !== "unequal") return null;
    if (stay.two !== "any") stay.two = mark;
  }
  return {from, until, every, stay};
}
