// Claims about a square of values of pairs, found on the first two thirds of rows and columns and checked on all of it.
import {isLost, none, type Pairs, pairAt} from "../pairs";
import {minValues, trainingLength} from "./fit";
import {xor} from "./formulas";
import {beatty} from "./integers";

export type SquareKind =
  | "xorOf"
  | "sumOf"
  | "differenceOf"
  | "smallerOf"
  | "largerOf"
  | "flat"
  | "classes"
  | "diagonals"
  | "antidiagonals"
  | "lostEqual"
  | "lostClasses"
  | "beattyPairs";

export interface SquareClaim {
  kind: SquareKind;
  of: "values" | "lost";
  formula: string;
  facts: Record<string, string | number>;
  /** Claimed value; for claims about lost pairs 0 if (a, b) is lost, else 1. NaN if nothing is claimed. */
  at(a: number, b: number): number;
}

export interface SquareFit extends SquareClaim {
  exceptions: [number, number][];
  /** Last number of the square. */
  to: number;
}

const maxExceptions = 24;
const hasNoValue = (pairs: Pairs, a: number, b: number) => pairAt(pairs, a, b) === none && !isKnown(pairs, a, b);
const isKnown = ({outcomes}: Pairs, a: number, b: number) => /[NP]/.test(outcomes[a]?.[b] ?? "-");

export function isTrueAtPair({of, at}: Pick<SquareClaim, "of" | "at">, pairs: Pairs, a: number, b: number): boolean {
  if (of === "lost") return !isKnown(pairs, a, b) || (at(a, b) === 0) === isLost(pairs, a, b);
  return hasNoValue(pairs, a, b) || at(a, b) === pairAt(pairs, a, b);
}

function fitSquareClaim(claim: SquareClaim, pairs: Pairs): SquareFit | null {
  const {side} = pairs;
  const first = trainingLength(side + 1);
  const exceptions: [number, number][] = [];
  for (let a = side; a >= 0; a--)
    for (let b = side; b >= 0; b--) {
      if (isTrueAtPair(claim, pairs, a, b)) continue;
      if (Math.max(a, b) >= first || exceptions.length === maxExceptions) return null;
      exceptions.push([a, b]);
    }
  return {...claim, exceptions: exceptions.reverse(), to: side};
}

const valueClaim = (
  kind: SquareKind,
  formula: string,
  at: SquareClaim["at"],
  facts: SquareClaim["facts"] = {},
): SquareClaim => ({kind, of: "values", formula: `g(a, b) = ${formula}`, facts, at});

/** Simple functions of two numbers plus a constant, which is derived from the last pair of the first part. */
function simpleForms(pairs: Pairs): SquareClaim[] {
  const last = trainingLength(pairs.side + 1) - 1;
  const value = pairAt(pairs, last, last - 1);
  const forms: [SquareKind, string, (a: number, b: number) => number][] = [
    ["xorOf", "a xor b", xor],
    ["sumOf", "a + b", (a, b) => a + b],
    ["differenceOf", "|a − b|", (a, b) => Math.abs(a - b)],
    ["smallerOf", "min(a, b)", Math.min],
    ["largerOf", "max(a, b)", Math.max],
    ["flat", "", () => 0],
  ];
  return forms.map(([kind, text, of]) => {
    const c = value - of(last, last - 1);
    const added = c === 0 ? "" : ` ${c > 0 ? "+" : "−"} ${Math.abs(c)}`;
    return valueClaim(kind, text === "" ? String(c) : `${text}${added}`, (a, b) => of(a, b) + c, {c});
  });
}

/** Functions of the difference or of the sum alone, read from one pair of each diagonal or antidiagonal. */
function alongDiagonals(pairs: Pairs): SquareClaim[] {
  const {side} = pairs;
  const first = trainingLength(side + 1) - 1;
  const onDiagonal = (a: number, b: number) => {
    const back = Math.max(0, Math.max(a, b) - first);
    return a - back < 0 || b - back < 0
      ? Number.NaN
      : pairAt(pairs, first - Math.max(0, b - a), first - Math.max(0, a - b));
  };
  const onAntidiagonal = (a: number, b: number) => {
    const sum = a + b;
    return pairAt(pairs, Math.min(sum, side), sum - Math.min(sum, side));
  };
  return [
    valueClaim("diagonals", "f(a − b)", (a, b) => (Math.abs(a - b) > first ? pairAt(pairs, a, b) : onDiagonal(a, b))),
    valueClaim("antidiagonals", "f(a + b)", onAntidiagonal),
  ];
}

const maxPeriod = 16;

/** Functions of the remainders alone, with the least moduli for which all pairs of the first part with equal remainders agree. */
function byClasses(pairs: Pairs, of: "values" | "lost"): SquareClaim[] {
  const first = trainingLength(pairs.side + 1);
  const value = (a: number, b: number) => (of === "values" ? pairAt(pairs, a, b) : Number(!isLost(pairs, a, b)));
  const limit = Math.min(maxPeriod, Math.floor(first / 3));
  const repeats = (p: number, isRow: boolean) => {
    for (let a = first - 1; a >= (isRow ? p : 0); a--)
      for (let b = first - 1; b >= (isRow ? 0 : p); b--)
        if (value(a, b) !== (isRow ? value(a - p, b) : value(a, b - p))) return false;
    return true;
  };
  const shortestPeriod = (isRow: boolean) => {
    for (let p = 1; p <= limit; p++) if (repeats(p, isRow)) return p;
    return null;
  };
  const [p, q] = [shortestPeriod(true), shortestPeriod(false)];
  if (!p || !q || p * q === 1) return [];
  const formula = `(a mod ${p}, b mod ${q})`;
  const at = (a: number, b: number) => value(a % p, b % q);
  if (of === "values") return [valueClaim("classes", `f${formula}`, at, {p, q})];
  const classes: string[] = [];
  for (let a = 0; a < p; a++) for (let b = 0; b < q; b++) if (value(a, b) === 0) classes.push(`(${a}, ${b})`);
  if (classes.length === 0 || classes.length > 12) return [];
  return [{kind: "lostClasses", of, formula: `${formula} ∈ {${classes.join(", ")}}`, facts: {p, q}, at}];
}

/** Pairs of a Beatty sequence and its partner, t k further on: lost in Wythoff's game, where t = 1, and its generalisations. */
function beattyPairs(t: number): SquareClaim {
  const low = (k: number) => beatty(k, 2 - t, t * t + 4, 2);
  const at = (a: number, b: number) => {
    const [smaller, larger] = [Math.min(a, b), Math.max(a, b)];
    const k = Math.floor((larger - smaller) / t);
    return larger - smaller === t * k && low(k) === smaller ? 0 : 1;
  };
  const text = t === 1 ? "{⌊φ·k⌋, ⌊φ·k⌋ + k}" : `{⌊α·k⌋, ⌊α·k⌋ + ${t}k}, α = (${2 - t} + √${t * t + 4})/2`;
  return {kind: "beattyPairs", of: "lost", formula: `{a, b} = ${text}`, facts: {t: t === 1 ? "" : t}, at};
}

export function squareFits(pairs: Pairs): SquareFit[] {
  if (pairs.side + 1 < minValues / 2) return [];
  const equal: SquareClaim = {
    ...{kind: "lostEqual", of: "lost", formula: "a = b", facts: {}},
    at: (a, b) => Number(a !== b),
  };
  const fits = [
    ...simpleForms(pairs),
    ...byClasses(pairs, "values"),
    ...alongDiagonals(pairs),
    ...byClasses(pairs, "lost"),
    equal,
    ...[1, 2, 3, 4].map(beattyPairs),
  ].flatMap((claim) => fitSquareClaim(claim, pairs) ?? []);
  const isFlat = fits.some(({kind}) => kind === "flat");
  return isFlat ? fits.filter(({kind}) => kind === "flat") : fits;
}

/** Returns the first pair past the square, by its larger number, for which a fit is false; null if there is none. */
export function squareFailureOf(fit: SquareFit, pairs: Pairs): [number, number] | null {
  for (let large = fit.to + 1; large <= pairs.side; large++)
    for (let small = 0; small <= large; small++)
      for (const [a, b] of [
        [large, small],
        [small, large],
      ] as const)
        if (!isTrueAtPair(fit, pairs, a, b)) return [a, b];
  return null;
}
