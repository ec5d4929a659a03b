// Describes a product in a misere quotient, on the page and as text: its steps, the winning swap, and sums that normal
// play cannot tell apart.
import type {Answer, Reason} from "../../engine/types";
import {type Language, requireParts} from "../../text";
import {formatCount, formatNimber, formatProduct} from "../../ui/numbers";
import {rowsOf, text, texts} from "../facts";
import {joinWords} from "./arithmetic";

type T = Language<"product">;

export const sayHeap = (heap: string, t: T) => t(t.product.heap, {heap: formatCount(heap)});

export const lettersOf = ({facts}: Reason) =>
  rowsOf(facts.generators).map(({letter = "", heap = ""}) => ({letter, heap}));

/**
 * Writes a multiplication such as "ab² · b = ab³ = ab": joined, then reduced by the relations; equal sides are not
 * repeated.
 */
function step(before: string, factor: string, product: string): string {
  const joined = joinWords(before, factor);
  const sides = [
    `${formatProduct(before)} · ${formatProduct(factor)}`,
    ...(joined === product ? [] : [formatProduct(joined)]),
    formatProduct(product),
  ];
  return sides.join(" = ");
}

/** Multiplication of the heaps one by one; a last line stands for omitted heaps. */
export function stepsOf({facts}: Reason, t: T): {heap: string; says: string}[] {
  const [heaps, values] = [texts(facts.parts), texts(facts.values)];
  const products = texts(facts.products);
  const steps = products.map((product, i) => ({
    heap: sayHeap(heaps[i] ?? "", t),
    says: step(products[i - 1] ?? "1", values[i] ?? "", product),
  }));
  const omitted = text(facts.omitted);
  if (omitted === "0" || omitted === "") return steps;
  return [
    ...steps,
    {heap: t(t.ui.omitted, {count: formatCount(omitted)}), says: `… = ${formatProduct(text(facts.sum))}`},
  ];
}

export const sayProduct = ({facts}: Reason, t: T) =>
  t(facts.lost === "yes" ? t.product.isLost : t.product.isWon, {product: formatProduct(text(facts.sum))});

/** Sizes of the heaps that replace the swapped one. */
export const replacementHeaps = ({left}: Record<string, string>) => (left ? left.split(",") : []);

export function saySwap(swap: Record<string, string>, t: T): string {
  const {heap = "", from = "", to = "", product = ""} = swap;
  const replacements = replacementHeaps(swap);
  const words = [t.product.swapNone, t.product.swapOne][replacements.length] ?? t.product.swapMore;
  return t(words, {
    ...{heap: formatCount(heap), left: t.list(replacements.map(formatCount))},
    ...{from: formatProduct(from), to: formatProduct(to), product: formatProduct(product)},
  });
}

interface Counter {
  says: string;
  sums: {address: string; says: string}[];
  kernel: string | null;
}

/** Returns null if the product does not determine the value of the sum under normal play. */
export function counterOf({game}: Pick<Answer, "game">, {facts}: Reason, t: T): Counter | null {
  const rows = rowsOf(facts.counter);
  const [first] = rows;
  if (!first) return null;
  const value = formatNimber(text(facts.value));
  const single = facts.lost === "yes" ? t.product.otherWon : t.product.otherLost;
  return {
    says: t(rows.length > 1 ? t.product.others : single, {value, other: formatNimber(first.value ?? "")}),
    sums: rows.map(({sum, lost}) => ({
      address: `${game}:${sum}`,
      says: lost === "yes" ? t.product.moverLoses : t.product.moverWins,
    })),
    kernel: facts.kernel === "yes" ? t(value === "0" ? t.product.kernelZero : t.product.kernel, {value}) : null,
  };
}

/** Returns the explanation as lines of text to copy. */
export function accountOf(answer: Answer, reason: Reason, language: Language): string[] {
  const t = requireParts(language, "product");
  const [swap] = rowsOf(reason.facts.swap);
  const counter = counterOf(answer, reason, t);
  return [
    t.product.title,
    t.product.about,
    t.product.letters,
    ...lettersOf(reason).map(({letter, heap}) => `  ${letter}  ${sayHeap(heap, t)}`),
    ...stepsOf(reason, t).map(({heap, says}) => `  ${heap}: ${says}`),
    sayProduct(reason, t),
    ...(swap ? [saySwap(swap, t)] : []),
    ...(counter ? [counter.says, ...counter.sums.map(({address, says}) => `- ${address} ${says}`)] : []),
    ...(counter?.kernel ? [counter.kernel] : []),
  ];
}
