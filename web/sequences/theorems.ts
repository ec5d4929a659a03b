// What is proved of all heaps of a game, or of all its pairs, without a certificate: by whom, and how it may be written. Which period
// that gives, the engine says.
export interface Theorem {
  /** The formulas that say it, where it gives no period. */
  formulas: readonly string[];
  /** Null where it is a line of proof that nobody claims. */
  by: string | null;
}

const period = (by: string | null): Theorem => ({formulas: [], by});
const lost = (by: string, ...formulas: string[]): Theorem => ({formulas, by});

/** By the name of the game, in which the numbers of its rules stand. */
const ofHeaps: [RegExp, Theorem][] = [
  [/^(?:nim|pass-nim)$/, period("Bouton 1901")],
  [/^(?:bash|bounded-nim)\(\d+\)$/, period("Bachet 1612")],
  [/^lasker$/, period("Lasker 1931")],
  [/^subtraction\((?:powers-of-2|prime-powers)\)$/, period(null)],
  [/^interval-subtraction\(\d+,\d+\)$/, period(null)],
  [/^fibonacci-nim$/, lost("Whinihan 1963", "n = F(k)", "L(k) = L(k − 1) + L(k − 2)")],
  [/^dynamic-nim\(1\)$/, lost("Schwenk 1970", "n = 2^k", "L(k) = 2·L(k − 1)")],
  [/^mark$/, lost("Fraenkel 2011", "v₂(n) ≡ 1 (mod 2)")],
];

const ofPairs: [RegExp, Theorem][] = [
  [/^nim:\{\w+\},\{\w+\}$/, lost("Bouton 1901", "g(a, b) = a xor b", "a = b")],
  [/^wythoff:\{\w+\},\{\w+\}$/, lost("Wythoff 1907", "{a, b} = {⌊φ·k⌋, ⌊φ·k⌋ + k}")],
];

export const theoremOf = (game: string): Theorem | null => ofHeaps.find(([name]) => name.test(game))?.[1] ?? null;

/** Of the positions of an address with two names in braces. */
export const theoremOfPairs = (open: string) => ofPairs.find(([name]) => name.test(open))?.[1] ?? null;
