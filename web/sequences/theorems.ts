// Theorems about all heaps of a game, or all its pairs, that need no certificate: their authors and formulas. The period
// that follows comes from the engine.
export interface Theorem {
  /** Formulas that state it, if it gives no period. */
  formulas: readonly string[];
  /** Author and year; null for a short proof that nobody claims. */
  by: string | null;
}

const periodTheorem = (by: string | null): Theorem => ({formulas: [], by});
const lostTheorem = (by: string, ...formulas: string[]): Theorem => ({formulas, by});

/** Theorems by the name of the game, including the numbers of its rules. */
const heapTheorems: [RegExp, Theorem][] = [
  [/^(?:nim|pass-nim)$/, periodTheorem("Bouton 1901")],
  [/^(?:bash|bounded-nim)\(\d+\)$/, periodTheorem("Bachet 1612")],
  [/^lasker$/, periodTheorem("Lasker 1931")],
  [/^subtraction\((?:powers-of-2|prime-powers)\)$/, periodTheorem(null)],
  [/^interval-subtraction\(\d+,\d+\)$/, periodTheorem(null)],
  [/^fibonacci-nim$/, lostTheorem("Whinihan 1963", "n = F(k)", "L(k) = L(k − 1) + L(k − 2)")],
  [/^dynamic-nim\(1\)$/, lostTheorem("Schwenk 1970", "n = 2^k", "L(k) = 2·L(k − 1)")],
  [/^mark$/, lostTheorem("Fraenkel 2011", "v₂(n) ≡ 1 (mod 2)")],
];

const pairTheorems: [RegExp, Theorem][] = [
  [/^nim:\{\w+\},\{\w+\}$/, lostTheorem("Bouton 1901", "g(a, b) = a xor b", "a = b")],
  [/^wythoff:\{\w+\},\{\w+\}$/, lostTheorem("Wythoff 1907", "{a, b} = {⌊φ·k⌋, ⌊φ·k⌋ + k}")],
];

export const theoremOf = (game: string): Theorem | null => heapTheorems.find(([name]) => name.test(game))?.[1] ?? null;

/** Theorem about the positions of an open address with two names; null if there is none. */
export const theoremOfPairs = (open: string) => pairTheorems.find(([name]) => name.test(open))?.[1] ?? null;
