// Reckoning in a quotient by its table: the element of a heap, the product of some, and what the moves of a sum make of it.
import type {Answer, Move, QuotientFound, Reason, Touch} from "../../engine/types";
import {rowsOf, text} from "../reason-facts";

export interface Reckoning {
  /** In the order of the quotient. */
  lost: readonly string[];
  /** The place among the elements; null of a heap that the quotient says nothing of. */
  product(heaps: readonly string[]): number | null;
  word(place: number): string;
  isLost(place: number): boolean;
}

/** Null where the quotient was not found, has no table, or is another than that of the reason. */
export function reckoningOf(found: QuotientFound | null, reason: Reason): Reckoning | null {
  const {elements, table, phi, proof, lost_elements} = found ?? {};
  if (!found || !elements || !table || !phi || !lost_elements || !agrees(found, reason)) return null;
  const places = new Map(elements.map((word, place) => [word, place]));
  const lost = new Set(lost_elements);
  const elementOf = (heap: string) => {
    const n = BigInt(heap);
    if (n < BigInt(phi.length)) return places.get(phi[Number(n)] ?? "") ?? null;
    if (!proof) return null;
    const [from, period] = [BigInt(proof.from), BigInt(proof.period)];
    return places.get(phi[Number(from + ((n - from) % period))] ?? "") ?? null;
  };
  return {
    lost: lost_elements,
    product: (heaps) =>
      heaps.reduce<number | null>((product, heap) => {
        const own = elementOf(heap);
        return product === null || own === null ? null : (table[product]?.[own] ?? null);
      }, 0),
    word: (place) => elements[place] ?? "",
    isLost: (place) => lost.has(elements[place] ?? ""),
  };
}

/** The heaps after a move, each at its place: what is taken whole leaves an empty one. */
const after = (heaps: readonly string[], [place = "0", ...kept]: Touch) => heaps.toSpliced(Number(place), 1, ...kept);

export const heapsOf = ({board}: Answer): readonly string[] => (board?.kind === "heaps" ? board.sizes : []);

/** Whether the quotient is the one in which the reason was given, letter by letter. */
function agrees({order, generators}: QuotientFound, {facts}: Reason): boolean {
  const letters = rowsOf(facts.generators);
  const isSame = letters.every(({letter = "", heap}) => generators?.[letter] === heap);
  return order === text(facts.order) && isSame && letters.length === Object.keys(generators ?? {}).length;
}

/** All moves of a lost sum that come to one product, by the first of them. */
export interface Lead {
  product: number;
  moves: number;
  first: Move;
  /** What the answer to it comes to. */
  answered: number | null;
}

/** Of the moves that are listed, in the order of the elements. */
export function leadsOf(answer: Answer, reckoning: Reckoning): Lead[] {
  const heaps = heapsOf(answer);
  const leads = new Map<number, Lead>();
  for (const move of answer.moves.listed) {
    const left = after(heaps, move.touch);
    const product = reckoning.product(left);
    if (product === null) continue;
    const known = leads.get(product);
    const answered = move.reply ? reckoning.product(after(left, move.reply.touch)) : null;
    if (!known) leads.set(product, {product, moves: 1, first: move, answered});
    else if (known.answered === null && answered !== null)
      leads.set(product, {product, moves: known.moves + 1, first: move, answered});
    else known.moves++;
  }
  return [...leads.values()].sort((one, other) => one.product - other.product);
}

const letters = /([a-z]|\(\d+\))(\d*)/gi;

/** Two words side by side as one, before any relation is used: "ab2" and "b" are "ab3". */
export function together(one: string, other: string): string {
  const exponents = new Map<string, number>();
  for (const [, letter = "", exponent] of `${one} ${other}`.matchAll(letters))
    exponents.set(letter, (exponents.get(letter) ?? 0) + Number(exponent || 1));
  const word = [...exponents].sort(([a], [b]) => placeOf(a) - placeOf(b));
  return word.map(([letter, exponent]) => `${letter}${exponent > 1 ? exponent : ""}`).join("") || "1";
}

/** The engine's letters: small ones, then capitals, then numbers. */
const placeOf = (letter: string) =>
  letter.startsWith("(") ? Number(letter.slice(1, -1)) + 1000 : letter.charCodeAt(0) + (letter >= "a" ? 0 : 500);
