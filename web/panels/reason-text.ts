// A reason's sentence: its facts put into the words of its key, or of the formula it names.
import type {Component, Fact, Reason} from "../engine/types";
import {gameOf, reasons, ui, type Words, wordsOf} from "../text";
import type {Tongue} from "./tongue";

export const texts = (fact: Fact | undefined): string[] =>
  Array.isArray(fact) ? fact.filter((e): e is string => typeof e === "string") : [];
export const rowsOf = (fact: Fact | undefined): Record<string, string>[] =>
  Array.isArray(fact) ? fact.filter((e): e is Record<string, string> => typeof e !== "string") : [];
export const text = (fact: Fact | undefined): string => (typeof fact === "string" ? fact : "");

const longest = 8;

/** The lengths of the stalks that stand on one vertex; a loop there is worth a stalk of 1. */
export const branchesOf = ({facts}: Reason): string[] => [
  ...texts(facts.stalks),
  ...(facts.loops === "1" ? ["1"] : []),
];

export function chain(reason: Reason): string {
  const {facts} = reason;
  const values = [...texts(facts.values), ...branchesOf(reason)];
  const first = values.slice(0, longest - 2).join(" ⊕ ");
  if (facts.omitted !== undefined && facts.omitted !== "0") return `${first} ⊕ …`;
  if (values.length > longest) return `${first} ⊕ … ⊕ ${values.at(-1)}`;
  return values.length ? values.join(" ⊕ ") : "0";
}

function keyOf({key, facts}: Reason): string {
  if (key === "nim-sum" && facts.sum === "0") return "nim-sum-zero";
  if (facts.sum === "loony") return "loony-sum";
  if (key === "colon" && facts.vertex === "ground") return "colon-ground";
  return key;
}

function factsOf(reason: Reason, t: Tongue): Record<string, string> {
  const facts: Record<string, string> = {chain: chain(reason)};
  for (const [name, fact] of Object.entries(reason.facts)) {
    if (typeof fact !== "string") facts[name] = texts(fact).join(", ");
    else facts[name] = fact === "yes" ? t(ui.yes) : fact === "no" ? t(ui.no) : fact;
  }
  return facts;
}

function formulaOf(reason: Reason, where: Component): Words | null {
  const {id, rules} = gameOf(where.address);
  return wordsOf(id, rules).formulas[text(reason.facts.id)] ?? null;
}

/** The line that settles the position: of a reduction its last step, on the ground. */
export const decisive = (why: Reason[]): Reason | null =>
  why.find((r) => keyOf(r) === "colon-ground") ?? why.find((r) => r.key !== "colon") ?? null;

/** Remarks that are no step of the proof. */
const asides = new Set(["floating", "search", "limit"]);
export const isAside = ({key}: Reason) => asides.has(key);

/** The sentence under the figure; null when the key is unknown and the facts speak for themselves. */
export function sentenceOf(reason: Reason, where: Component, t: Tongue): string | null {
  const words = (reason.key === "formula" ? formulaOf(reason, where) : null) ?? reasons[keyOf(reason)]?.text;
  return words ? t(words, factsOf(reason, t)) : null;
}

/** The line beside the verdict. */
export function briefOf(reason: Reason, t: Tongue): string | null {
  const words = reasons[keyOf(reason)]?.brief;
  return words ? t(words, factsOf(reason, t)) : null;
}
