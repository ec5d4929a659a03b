// Facts of a reason as words, and the board elements that it highlights.
import type {Reason} from "../engine/types";
import type {Language} from "../text";
import {formatGameValue, shortValue} from "../ui/numbers";
import {maxTerms, text, texts, truncateTerms} from "./facts";
import {moduleOf} from "./reasons";

export function marksOf(reason: Reason): string[] {
  return moduleOf(reason).marks?.(reason.facts) ?? reason.marks;
}

/** Returns the chain of the terms that the reason adds up; null if it has none. */
export function chainOf(reason: Reason): string | null {
  const {facts} = reason;
  const {chain} = moduleOf(reason);
  const terms = chain?.terms(facts);
  if (!chain || !terms) return null;
  const {operator = " ⊕ ", format = shortValue} = chain;
  const values = terms.map((value) => (value.startsWith("-") ? `(${shortValue(value)})` : format(value)));
  if (facts.omitted !== undefined && facts.omitted !== "0")
    return `${values.slice(0, maxTerms - 2).join(operator)}${operator}…`;
  return values.length ? truncateTerms(values, operator) : "0";
}

/** Equation of a chain and its sum; only the sum if they are the same. */
export const equation = (chain: string, sum: string) => (chain === sum || chain === "" ? sum : `${chain} = ${sum}`);

/** Names of facts that are numbers or contain them, and get a typographic minus; in positions and moves a hyphen stays. */
const numericFacts = new Set(["value", "number", "sum", "left", "right"]);

/** Returns the facts of a reason as words, by the names that its forms use. */
export function factsOf(reason: Reason, t: Language): Record<string, string> {
  const {derivedFacts, chain} = moduleOf(reason);
  const format = chain?.format ?? shortValue;
  const chainText = chainOf(reason);
  const facts: Record<string, string> = chainText === null ? {} : {chain: chainText};
  for (const [name, fact] of Object.entries(reason.facts)) {
    if (name === "parts" && typeof fact === "string") facts[name] = truncateTerms(fact.split(" + "), " + ");
    else if (typeof fact !== "string") facts[name] = texts(fact).join(", ");
    else if (name === "chain") facts[name] = formatGameValue(fact);
    // In a row of signs, + and − are two separate signs.
    else if (name === "signs") facts[name] = fact.replaceAll("-", formatGameValue("-"));
    else if (numericFacts.has(name)) facts[name] = format(fact);
    else facts[name] = fact === "yes" ? t.ui.yes : fact === "no" ? t.ui.no : fact;
  }
  const allFacts = {...derivedFacts?.(reason.facts), ...facts};
  return {...allFacts, equation: equation(facts.chain ?? "", allFacts.sum ?? facts.value ?? "")};
}

/** Nim-sum that the winner brings to 0, as text; empty if the reason has none, or it is not known. */
export const balanceOf = (reason: Reason): string => text(moduleOf(reason).balance?.(reason.facts));
