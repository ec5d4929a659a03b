// Plans by which a program can compute the value of a heap: a period, the moves, a closed form, or the table.
import type {Gloss, Tabulation} from "../../engine/types";
import {fitsOf} from "../patterns/find";
import type {Fit} from "../patterns/fit";
import {lawOf} from "../period";

/** Moves that take `from` to `until` counters, in steps of `every`, and leave the remainder as `stay` allows: no, one or two heaps. */
export interface Moves {
  from: number;
  /** Null if only the size of the heap limits it. */
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

/** Longest table that a program may contain. */
const maxTable = 20_000;

/** Kinds of fits whose closed forms a program can contain. */
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

/** Returns every plan that this table allows, the best first. */
export function plansOf(tabulation: Tabulation, gloss: Gloss | null): Plan[] {
  const {values, game} = tabulation;
  const periods = periodPlans(tabulation);
  const isProved = periods.some((plan) => plan.kind === "period" && plan.isProved);
  const fit = isProved
    ? undefined
    : fitsOf(tabulation).find(({kind, of}) => of === "values" && (writable as readonly string[]).includes(kind));
  const moves = movesOf(game, gloss);
  const to = Math.min(values.length, maxTable);
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
  const tableLength = preperiod + period;
  if (tableLength > Math.min(values.length, maxTable)) return [];
  const table = {values: [...values.subarray(0, tableLength)], to: Number(tabulation.observed?.to ?? tabulation.to)};
  return [{kind: "period", isProved, preperiod, period, saltus, ...table}];
}

const wholeNumber = (text: unknown) => (typeof text === "string" && /^\d{1,9}$/.test(text) ? Number(text) : null);

/** Returns the moves of subtraction sets and of codes that leave at most two heaps; null for other games. */
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
  const from = wholeNumber(facts.from);
  const until = facts.until === "" ? null : wholeNumber(facts.until);
  const every = facts.every === "" ? 1 : wholeNumber(facts.every);
  if (from === null || (until === null && facts.until !== "") || !every) return null;
  const stay: Moves["stay"] = {none: false, one: false, two: null};
  for (const {least, most, mark} of facts.stay as unknown as Stay[]) {
    const [low, high] = [wholeNumber(least), wholeNumber(most)];
    if (low === null || high === null || high > 2) return null;
    if (low <= 0) stay.none = true;
    if (low <= 1 && high >= 1) stay.one = true;
    if (high < 2) continue;
    if (mark !== "any" && mark !== "unequal") return null;
    if (stay.two !== "any") stay.two = mark;
  }
  return {from, until, every, stay};
}
