// What is proved of all heaps of a game, or of all its pairs, without a certificate of the engine: how it may be written, and by whom.
import type {Law} from "./period";

export interface Theorem {
  /** g(n + period) = g(n) + saltus from the preperiod on; null where it names the lost heaps alone. */
  law: Law | null;
  /** The formulas that say it. */
  formulas: readonly string[];
  /** Null where it is a line of proof that nobody claims. */
  by: string | null;
}

const law = (preperiod: number, period: number, saltus: number): Law => ({preperiod, period, saltus, isProved: true});
const values = (law: Law, by: string | null): Theorem => ({law, formulas: [], by});
const lost = (by: string, ...formulas: string[]): Theorem => ({law: null, formulas, by});

/** By the name of the game, in which the numbers of its rules stand. */
const ofHeaps: [RegExp, (...rules: number[]) => Theorem][] = [
  [/^(?:nim|pass-nim)$/, () => values(law(0, 1, 1), "Bouton 1901")],
  [/^(?:bash|bounded-nim)\((\d+)\)$/, (most = 0) => values(law(0, most + 1, 0), "Bachet 1612")],
  [/^lasker$/, () => values(law(1, 4, 4), "Lasker 1931")],
  [/^subtraction\(powers-of-2\)$/, () => values(law(0, 3, 0), null)],
  [/^subtraction\(prime-powers\)$/, () => values(law(0, 6, 0), null)],
  [/^interval-subtraction\((\d+),(\d+)\)$/, (least = 0, most = 0) => values(law(0, least + most, 0), null)],
  [/^fibonacci-nim$/, () => lost("Whinihan 1963", "n = F(k)", "L(k) = L(k − 1) + L(k − 2)")],
  [/^dynamic-nim\(1\)$/, () => lost("Schwenk 1970", "n = 2^k", "L(k) = 2·L(k − 1)")],
  [/^mark$/, () => lost("Fraenkel 2011", "v₂(n) ≡ 1 (mod 2)")],
];

const ofPairs: [RegExp, Theorem][] = [
  [/^nim:\{\w+\},\{\w+\}$/, lost("Bouton 1901", "g(a, b) = a xor b", "a = b")],
  [/^wythoff:\{\w+\},\{\w+\}$/, lost("Wythoff 1907", "{a, b} = {⌊φ·k⌋, ⌊φ·k⌋ + k}")],
];

export function theoremOf(game: string): Theorem | null {
  for (const [name, theorem] of ofHeaps) {
    const [match, ...rules] = name.exec(game) ?? [];
    if (match !== undefined) return theorem(...rules.map(Number));
  }
  return null;
}

/** Of the positions of an address with two names in braces. */
export const theoremOfPairs = (open: string) => ofPairs.find(([name]) => name.test(open))?.[1] ?? null;

/** Whether a theorem says what has been seen. */
export const confirms = (theorem: Theorem | null, {preperiod, period, saltus}: Law) =>
  theorem?.law?.preperiod === preperiod && theorem.law.period === period && theorem.law.saltus === saltus;
