// Access to the facts of a reason, and their conversion to words.
import type {Fact, Reason} from "../engine/types";
import type {Language} from "../text";
import {formatGameValue, formatProduct, shortValue} from "../ui/numbers";

export const texts = (fact: Fact | undefined): string[] =>
  Array.isArray(fact) ? fact.filter((e): e is string => typeof e === "string") : [];
export const rowsOf = (fact: Fact | undefined): Record<string, string>[] =>
  Array.isArray(fact) ? fact.filter((e): e is Record<string, string> => typeof e !== "string") : [];
export const text = (fact: Fact | undefined): string => (typeof fact === "string" ? fact : "");

/** True if the value of some part is unknown, so that the engine's sum covers only the others. */
export const isPartialSum = (facts: Reason["facts"]): boolean =>
  facts.sum !== "loony" && texts(facts.values).includes("");

/** Outcome that the player to move has to force in a round of the word game; null for other reasons. */
export const neededOutcome = (key: string) => (key === "rounds-win" ? "win" : key === "rounds-lose" ? "lose" : null);

/**
 * Board elements that a reason highlights: those that the engine names, or the prefixes from which the needed outcome
 * can be forced.
 */
export function marksOf({key, marks, facts}: Reason): string[] {
  const outcome = neededOutcome(key);
  if (!outcome) return marks;
  return rowsOf(facts.rows).flatMap((row) => (row[outcome] === "yes" ? [row.prefix ?? ""] : []));
}

const maxTerms = 8;

/** Lengths of the stalks on one vertex; a loop counts as a stalk of 1. */
export const branchesOf = ({facts}: Reason): string[] => [
  ...texts(facts.stalks),
  ...(facts.loops === "1" ? ["1"] : []),
];

/** Operators between the parts, by key; the default is that of the nim-sum. */
const operators: Record<string, string> = {"sum-of-numbers": " + ", means: " + ", "means-open": " + ", quotient: " · "};

/** Formats a value; in a product the exponents are raised. */
const formatWorth = ({key}: Reason, value: string) => (key === "quotient" ? formatProduct(value) : shortValue(value));

export function chain(reason: Reason): string {
  const {facts} = reason;
  const partValues = reason.key === "sj" ? rowsOf(facts.parts).map(({value = ""}) => value) : texts(facts.values);
  const formatTerm = (value: string) => (value.startsWith("-") ? `(${shortValue(value)})` : formatWorth(reason, value));
  const values = [...partValues, ...branchesOf(reason)].map(formatTerm);
  const sign = operators[reason.key] ?? " ⊕ ";
  if (facts.omitted !== undefined && facts.omitted !== "0")
    return `${values.slice(0, maxTerms - 2).join(sign)}${sign}…`;
  return values.length ? truncateTerms(values, sign) : "0";
}

/** Truncates a long list in the middle, keeping the last term. */
function truncateTerms(terms: string[], sign: string): string {
  if (terms.length <= maxTerms) return terms.join(sign);
  return `${terms.slice(0, maxTerms - 2).join(sign)}${sign}…${sign}${terms.at(-1)}`;
}

export function formulaOf({facts}: Reason): string {
  const id = text(facts.id);
  if (id.startsWith("last-part-") && !text(facts.parts).includes(" + ")) return id.replace("last-part", "whole");
  if (id === "odd-pots" && facts.chain === "0") return "even-pots";
  // Elements between the ends do not count.
  if (facts.front === "0" && facts.behind === "0") return id === "ends" ? "unequal-ends" : "equal-ends";
  return id;
}

/** Equation of a chain and its sum; only the sum if they are the same. */
export const equation = (chain: string, sum: string) => (chain === sum || chain === "" ? sum : `${chain} = ${sum}`);

/**
 * Nim heaps that the position resembles under misère play: one for each part; or two heaps for a pair (0 or 1, above 1)
 * that no single heap has.
 */
function heapsLike({facts}: Reason): string[] {
  if (facts.values !== undefined) return texts(facts.values);
  const sum = text(facts.sum);
  return facts.big === "yes" && BigInt(sum) < 2n ? ["2", sum === "0" ? "2" : "3"] : [sum];
}

/** Names of facts that are numbers or contain them, and get a typographic minus; in positions and moves a hyphen stays. */
const numericFacts = new Set(["value", "number", "sum", "left", "right"]);

/** Facts of a reason as words, by the names that its forms use. */
export function factsOf(reason: Reason, t: Language): Record<string, string> {
  const facts: Record<string, string> = {};
  const {values, stalks, parts} = reason.facts;
  const hasChain = values !== undefined || stalks !== undefined || (reason.key === "sj" && parts !== undefined);
  if (hasChain) facts.chain = chain(reason);
  if (reason.key.startsWith("misere-nim")) facts.heaps = truncateTerms(heapsLike(reason), ", ");
  if (reason.facts.vertex === "ground") facts.sum = text(reason.facts.value);
  for (const [name, fact] of Object.entries(reason.facts)) {
    if (name === "parts" && typeof fact === "string") facts[name] = truncateTerms(fact.split(" + "), " + ");
    else if (typeof fact !== "string") facts[name] = texts(fact).join(", ");
    else if (name === "chain") facts[name] = formatGameValue(fact);
    // In a row of signs, + and − are two separate signs.
    else if (name === "signs") facts[name] = fact.replaceAll("-", formatGameValue("-"));
    else if (numericFacts.has(name)) facts[name] = formatWorth(reason, fact);
    else facts[name] = fact === "yes" ? t.ui.yes : fact === "no" ? t.ui.no : fact;
  }
  const [sum = facts.value ?? ""] = [facts.sum];
  return {...facts, equation: equation(facts.chain ?? "", sum)};
}
