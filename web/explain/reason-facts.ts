// The facts of a reason, as text and as words.
import type {Fact, Reason} from "../engine/types";
import type {Language} from "../text";
import {briefly, raised, setOut} from "../ui/numbers";

export const texts = (fact: Fact | undefined): string[] =>
  Array.isArray(fact) ? fact.filter((e): e is string => typeof e === "string") : [];
export const rowsOf = (fact: Fact | undefined): Record<string, string>[] =>
  Array.isArray(fact) ? fact.filter((e): e is Record<string, string> => typeof e !== "string") : [];
export const text = (fact: Fact | undefined): string => (typeof fact === "string" ? fact : "");

/** Whether some part is worth nobody knows what: what the engine has added up are the others. */
export const isPartly = (facts: Reason["facts"]): boolean => facts.sum !== "loony" && texts(facts.values).includes("");

/** Of a round of the word game, what the player to move has to force. */
export const wantedOf = (key: string) => (key === "rounds-win" ? "win" : key === "rounds-lose" ? "lose" : null);

/** What a reason lights on the board: what the engine names, or the prefixes from which the wanted can be forced. */
export function marksOf({key, marks, facts}: Reason): string[] {
  const wanted = wantedOf(key);
  if (!wanted) return marks;
  return rowsOf(facts.rows).flatMap((row) => (row[wanted] === "yes" ? [row.prefix ?? ""] : []));
}

const longest = 8;

/** The lengths of the stalks that stand on one vertex; a loop there is worth a stalk of 1. */
export const branchesOf = ({facts}: Reason): string[] => [
  ...texts(facts.stalks),
  ...(facts.loops === "1" ? ["1"] : []),
];

/** Between the parts; of nimbers it is that of the nim-sum. */
const signs: Record<string, string> = {"sum-of-numbers": " + ", means: " + ", "means-open": " + ", quotient: " · "};

/** Of a product the exponents are raised. */
const worthOf = ({key}: Reason, value: string) => (key === "quotient" ? raised(value) : briefly(value));

export function chain(reason: Reason): string {
  const {facts} = reason;
  const worth = reason.key === "sj" ? rowsOf(facts.parts).map(({value = ""}) => value) : texts(facts.values);
  const told = (value: string) => (value.startsWith("-") ? `(${briefly(value)})` : worthOf(reason, value));
  const values = [...worth, ...branchesOf(reason)].map(told);
  const sign = signs[reason.key] ?? " ⊕ ";
  if (facts.omitted !== undefined && facts.omitted !== "0") return `${values.slice(0, longest - 2).join(sign)}${sign}…`;
  return values.length ? shortened(values, sign) : "0";
}

/** Of many only the first and the last. */
function shortened(terms: string[], sign: string): string {
  if (terms.length <= longest) return terms.join(sign);
  return `${terms.slice(0, longest - 2).join(sign)}${sign}…${sign}${terms.at(-1)}`;
}

export function formulaOf({facts}: Reason): string {
  const id = text(facts.id);
  if (id.startsWith("last-part-") && !text(facts.parts).includes(" + ")) return id.replace("last-part", "whole");
  if (id === "odd-pots" && facts.chain === "0") return "even-pots";
  // What lies between the ends counts for nothing.
  if (facts.front === "0" && facts.behind === "0") return id === "ends" ? "unequal-ends" : "equal-ends";
  return id;
}

/** What a chain adds up to; of a single part that is said already. */
export const equation = (chain: string, sum: string) => (chain === sum || chain === "" ? sum : `${chain} = ${sum}`);

/** Nim heaps that misère play is alike to: one for each part; or of a pair that no heap has, 0 or 1 above 1, two of them. */
function heapsLike({facts}: Reason): string[] {
  if (facts.values !== undefined) return texts(facts.values);
  const sum = text(facts.sum);
  return facts.big === "yes" && BigInt(sum) < 2n ? ["2", sum === "0" ? "2" : "3"] : [sum];
}

/** Facts that are numbers, or made of them; of positions and moves a hyphen is a hyphen. */
const numeric = new Set(["value", "number", "sum", "left", "right"]);

/** The facts of a reason as words, by the names that its forms use. */
export function factsOf(reason: Reason, t: Language): Record<string, string> {
  const facts: Record<string, string> = {};
  const {values, stalks, parts} = reason.facts;
  const added = values !== undefined || stalks !== undefined || (reason.key === "sj" && parts !== undefined);
  if (added) facts.chain = chain(reason);
  if (reason.key.startsWith("misere-nim")) facts.heaps = shortened(heapsLike(reason), ", ");
  if (reason.facts.vertex === "ground") facts.sum = text(reason.facts.value);
  for (const [name, fact] of Object.entries(reason.facts)) {
    if (name === "parts" && typeof fact === "string") facts[name] = shortened(fact.split(" + "), " + ");
    else if (typeof fact !== "string") facts[name] = texts(fact).join(", ");
    else if (name === "chain") facts[name] = setOut(fact);
    // Of a stalk's signs, which stand in a row, + and − are two.
    else if (name === "signs") facts[name] = fact.replaceAll("-", setOut("-"));
    else if (numeric.has(name)) facts[name] = worthOf(reason, fact);
    else facts[name] = fact === "yes" ? t.ui.yes : fact === "no" ? t.ui.no : fact;
  }
  const [sum = facts.value ?? ""] = [facts.sum];
  return {...facts, equation: equation(facts.chain ?? "", sum)};
}
