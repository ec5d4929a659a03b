// Access to the facts of a reason by their form.
import type {Fact} from "../engine/types";

export const texts = (fact: Fact | undefined): string[] =>
  Array.isArray(fact) ? fact.filter((e): e is string => typeof e === "string") : [];
export const rowsOf = (fact: Fact | undefined): Record<string, string>[] =>
  Array.isArray(fact) ? fact.filter((e): e is Record<string, string> => typeof e !== "string") : [];
export const text = (fact: Fact | undefined): string => (typeof fact === "string" ? fact : "");

/** True if the value of some part is unknown, so that the engine's sum covers only the others. */
export const isPartialSum = (facts: {sum?: Fact; values?: Fact}): boolean =>
  facts.sum !== "loony" && texts(facts.values).includes("");

/** Lengths of the stalks on one vertex; a loop counts as a stalk of 1. */
export const stalksOf = (facts: {stalks?: Fact; loops?: Fact}): string[] => [
  ...texts(facts.stalks),
  ...(facts.loops === "1" ? ["1"] : []),
];

export const maxTerms = 8;

/** Truncates a long list in the middle, keeping the last term. */
export function truncateTerms(terms: string[], separator: string): string {
  if (terms.length <= maxTerms) return terms.join(separator);
  return `${terms.slice(0, maxTerms - 2).join(separator)}${separator}…${separator}${terms.at(-1)}`;
}
