// Describes a product in a misere quotient, on the page and as text: its steps, the swap that wins, and what normal play does not tell.
import type {Answer, Reason} from "../../engine/types";
import {having, type Language} from "../../text";
import {counted, raised, starred} from "../../ui/numbers";
import {rowsOf, text, texts} from "../reason-facts";
import {together} from "./reckoning";

type T = Language<"product">;

export const sayHeap = (heap: string, t: T) => t(t.product.heap, {heap: counted(heap)});

export const lettersOf = ({facts}: Reason) =>
  rowsOf(facts.generators).map(({letter = "", heap = ""}) => ({letter, heap}));

/** "ab² · b = ab³ = ab": side by side, and by the relations, without what would be said twice. */
function step(before: string, own: string, product: string): string {
  const beside = together(before, own);
  const sides = [
    `${raised(before)} · ${raised(own)}`,
    ...(beside === product ? [] : [raised(beside)]),
    raised(product),
  ];
  return sides.join(" = ");
}

/** The heaps multiplied one after the other; what is left out is the last line. */
export function stepsOf({facts}: Reason, t: T): {heap: string; says: string}[] {
  const [heaps, values] = [texts(facts.parts), texts(facts.values)];
  const products = texts(facts.products);
  const steps = products.map((product, i) => ({
    heap: sayHeap(heaps[i] ?? "", t),
    says: step(products[i - 1] ?? "1", values[i] ?? "", product),
  }));
  const omitted = text(facts.omitted);
  if (omitted === "0" || omitted === "") return steps;
  return [...steps, {heap: t(t.ui.omitted, {count: counted(omitted)}), says: `… = ${raised(text(facts.sum))}`}];
}

export const sayProduct = ({facts}: Reason, t: T) =>
  t(facts.lost === "yes" ? t.product.isLost : t.product.isWon, {product: raised(text(facts.sum))});

/** The heaps that come in the place of the one that is swapped. */
export const keptOf = ({left}: Record<string, string>) => (left ? left.split(",") : []);

export function saySwap(swap: Record<string, string>, t: T): string {
  const {heap = "", from = "", to = "", product = ""} = swap;
  const kept = keptOf(swap);
  const words = [t.product.swapNone, t.product.swapOne][kept.length] ?? t.product.swapMore;
  return t(words, {
    ...{heap: counted(heap), left: t.list(kept.map(counted))},
    ...{from: raised(from), to: raised(to), product: raised(product)},
  });
}

interface Counter {
  says: string;
  sums: {address: string; says: string}[];
  kernel: string | null;
}

/** Null where the value of the sum under normal play is not known by its product. */
export function counterOf({game}: Answer, {facts}: Reason, t: T): Counter | null {
  const rows = rowsOf(facts.counter);
  const [first] = rows;
  if (!first) return null;
  const value = starred(text(facts.value));
  const single = facts.lost === "yes" ? t.product.otherWon : t.product.otherLost;
  return {
    says: t(rows.length > 1 ? t.product.others : single, {value, other: starred(first.value ?? "")}),
    sums: rows.map(({sum, lost}) => ({
      address: `${game}:${sum}`,
      says: lost === "yes" ? t.product.moverLoses : t.product.moverWins,
    })),
    kernel: facts.kernel === "yes" ? t(value === "0" ? t.product.kernelZero : t.product.kernel, {value}) : null,
  };
}

/** As lines to be copied. */
export function accountOf(answer: Answer, reason: Reason, language: Language): string[] {
  const t = having(language, "product");
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
