// Arithmetic in a misère quotient by its table: elements of heaps, their product, and the products that the moves of a
// sum lead to.
import type {Answer, Move, QuotientFound, Reason, Touch} from "../../engine/types";
import {rowsOf, text} from "../facts";

export interface Reckoning {
  /** Words of the lost elements, in the order of the quotient. */
  lost: readonly string[];
  /** Index of the element; null if the quotient does not cover one of the heaps. */
  product(heaps: readonly string[]): number | null;
  word(place: number): string;
  isLost(place: number): boolean;
}

/** Returns null if the quotient was not found, has no table, or is not the one of the reason. */
export function arithmeticOf(quotient: QuotientFound | null, reason: Reason): Reckoning | null {
  const {elements, table, phi, proof, lost_elements} = quotient ?? {};
  if (!quotient || !elements || !table || !phi || !lost_elements || !isSameQuotient(quotient, reason)) return null;
  const indexByWord = new Map(elements.map((word, place) => [word, place]));
  const lost = new Set(lost_elements);
  const elementOf = (heap: string) => {
    const n = BigInt(heap);
    if (n < BigInt(phi.length)) return indexByWord.get(phi[Number(n)] ?? "") ?? null;
    if (!proof) return null;
    const [from, period] = [BigInt(proof.from), BigInt(proof.period)];
    return indexByWord.get(phi[Number(from + ((n - from) % period))] ?? "") ?? null;
  };
  return {
    lost: lost_elements,
    product: (heaps) =>
      heaps.reduce<number | null>((product, heap) => {
        const factor = elementOf(heap);
        return product === null || factor === null ? null : (table[product]?.[factor] ?? null);
      }, 0),
    word: (place) => elements[place] ?? "",
    isLost: (place) => lost.has(elements[place] ?? ""),
  };
}

/** Heaps after a move, in place: a heap that is taken whole leaves an empty one. */
const after = (heaps: readonly string[], [place = "0", ...replacements]: Touch) =>
  heaps.toSpliced(Number(place), 1, ...replacements);

export const heapsOf = ({board}: Pick<Answer, "board">): readonly string[] =>
  board?.kind === "heaps" ? board.sizes : [];

/** True if the quotient has the order and the generators that the reason states. */
function isSameQuotient({order, generators}: QuotientFound, {facts}: Reason): boolean {
  const letters = rowsOf(facts.generators);
  const isSame = letters.every(({letter = "", heap}) => generators?.[letter] === heap);
  return order === text(facts.order) && isSame && letters.length === Object.keys(generators ?? {}).length;
}

/** All moves of a lost sum that lead to one product, with the first of them. */
export interface Lead {
  product: number;
  moves: number;
  first: Move;
  /** Product after the reply to that move; null if unknown. */
  replyProduct: number | null;
}

/** Groups the listed moves by product, in the order of the elements. */
export function leadsOf(answer: Answer, reckoning: Reckoning): Lead[] {
  const heaps = heapsOf(answer);
  const leads = new Map<number, Lead>();
  for (const move of answer.moves.listed) {
    const heapsAfter = after(heaps, move.touch);
    const product = reckoning.product(heapsAfter);
    if (product === null) continue;
    const lead = leads.get(product);
    const answered = move.reply ? reckoning.product(after(heapsAfter, move.reply.touch)) : null;
    if (!lead) leads.set(product, {product, moves: 1, first: move, replyProduct: answered});
    else if (lead.replyProduct === null && answered !== null)
      leads.set(product, {product, moves: lead.moves + 1, first: move, replyProduct: answered});
    else lead.moves++;
  }
  return [...leads.values()].sort((first, other) => first.product - other.product);
}

const letters = /([a-z]|\(\d+\))(\d*)/gi;

/** Joins two words into one, before any relation is applied: "ab2" and "b" give "ab3". */
export function joinWords(first: string, other: string): string {
  const exponents = new Map<string, number>();
  for (const [, letter = "", exponent] of `${first} ${other}`.matchAll(letters))
    exponents.set(letter, (exponents.get(letter) ?? 0) + Number(exponent || 1));
  const word = [...exponents].sort(([a], [b]) => letterOrder(a) - letterOrder(b));
  return word.map(([letter, exponent]) => `${letter}${exponent > 1 ? exponent : ""}`).join("") || "1";
}

/** Sort key of a letter: lower case, then capitals, then numbers in parentheses, as in the engine. */
const letterOrder = (letter: string) =>
  letter.startsWith("(") ? Number(letter.slice(1, -1)) + 1000 : letter.charCodeAt(0) + (letter >= "a" ? 0 : 500);
