// A reason's sentence: its facts put into the words of its key, or of the formula it names.

import type {Answer, Component, Fact, Reason} from "../engine/types";
import {gameIn} from "../say/game-names";
import type {Language} from "../text";
import type {ReasonWords} from "../text/game";
import {counted, signed} from "../ui/numbers";

export const texts = (fact: Fact | undefined): string[] =>
  Array.isArray(fact) ? fact.filter((e): e is string => typeof e === "string") : [];
export const rowsOf = (fact: Fact | undefined): Record<string, string>[] =>
  Array.isArray(fact) ? fact.filter((e): e is Record<string, string> => typeof e !== "string") : [];
export const text = (fact: Fact | undefined): string => (typeof fact === "string" ? fact : "");

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

export function chain(reason: Reason): string {
  const {facts} = reason;
  const worth = reason.key === "sj" ? rowsOf(facts.parts).map(({value = ""}) => value) : texts(facts.values);
  const values = [...worth, ...branchesOf(reason)].map((v) => (v.startsWith("-") ? `(${signed(v)})` : v));
  const sign = reason.key === "sum-of-numbers" ? " + " : " ⊕ ";
  if (facts.omitted !== undefined && facts.omitted !== "0") return `${values.slice(0, longest - 2).join(sign)}${sign}…`;
  return values.length ? shortened(values, sign) : "0";
}

/** Of many only the first and the last. */
function shortened(terms: string[], sign: string): string {
  if (terms.length <= longest) return terms.join(sign);
  return `${terms.slice(0, longest - 2).join(sign)}${sign}…${sign}${terms.at(-1)}`;
}

/** Whether some part is worth nobody knows what: what the engine has added up are the others. */
export const isPartly = (facts: Reason["facts"]): boolean => facts.sum !== "loony" && texts(facts.values).includes("");

/** Sentences of one key that depend on its facts. */
export const cases: Record<string, string> = {
  "mex-loony": "mex",
  "loony-sum": "sum",
  "nim-sum-empty": "nim-sum",
  "nim-sum-within": "nim-sum",
  "nim-sum-unknown": "nim-sum",
  "nim-sum-zero": "nim-sum",
  "colon-ground": "colon",
  "pairs-lost": "pairs",
  "wythoff-pair-met": "wythoff-pair",
  "ring-lines-even": "ring-lines",
  "ring-lines-above-even": "ring-lines-above",
};

/** The same of the words that a game has for a formula, by its id. */
export const formulaCases: Record<string, string> = {
  "whole-free": "last-part-free",
  "whole-held": "last-part-held",
  "equal-ends": "ends-lost",
  "unequal-ends": "ends",
  "even-pots": "odd-pots",
};

export function formulaOf({facts}: Reason): string {
  const id = text(facts.id);
  if (id.startsWith("last-part-") && !text(facts.parts).includes(" + ")) return id.replace("last-part", "whole");
  if (id === "odd-pots" && facts.chain === "0") return "even-pots";
  // What lies between the ends counts for nothing.
  if (facts.front === "0" && facts.behind === "0") return id === "ends" ? "unequal-ends" : "equal-ends";
  return id;
}

function keyOf({key, facts}: Reason): string {
  if (facts.sum === "loony") return "loony-sum";
  if (key === "mex" && rowsOf(facts.groups).some(({value}) => value === "loony")) return "mex-loony";
  if (key === "nim-sum" && texts(facts.parts).length === 0) return "nim-sum-empty";
  if (key === "nim-sum" && isPartly(facts)) return "nim-sum-unknown";
  if (key === "nim-sum" && facts.within !== undefined) return "nim-sum-within";
  if (key === "nim-sum" && facts.sum === "0") return "nim-sum-zero";
  if (key === "colon" && facts.vertex === "ground") return "colon-ground";
  if (key === "pairs" && BigInt(text(facts.human_strength)) < BigInt(text(facts.computer_strength)))
    return "pairs-lost";
  if (key.startsWith("ring-lines") && facts.odd === "no") return `${key}-even`;
  if (key === "wythoff-pair" && facts.a === facts.lower && facts.b === facts.upper) return "wythoff-pair-met";
  return key;
}

/** More moves win than there are parts whose value has to fall: some part can be moved in two ways, or raised. */
function hasMore({facts}: Reason, where: Component, sum: bigint): boolean {
  if (!("moves" in where) || (facts.omitted ?? "0") !== "0") return false;
  const {winning} = (where as Answer).moves;
  const values = [...texts(facts.values), ...branchesOf({key: "", facts, marks: [], steps: []})];
  if (winning === null || values.some((value) => !/^\d+$/.test(value))) return false;
  return BigInt(winning) > BigInt(values.filter((value) => (BigInt(value) ^ sum) < BigInt(value)).length);
}

/** What a nim-sum means for the whole position: where to go, or why nowhere. */
function meaningOf(reason: Reason, where: Component, t: Language): string[] {
  const {key, facts} = reason;
  // Numbers are not brought back to 0: the line after them says who is ahead.
  if (key === "sum-of-numbers") return [];
  const sum = text(key === "colon" && facts.vertex === "ground" ? facts.value : facts.sum);
  const added = facts.values !== undefined || facts.stalks !== undefined;
  if (
    !added ||
    isPartly(facts) ||
    facts.within !== undefined ||
    !/^\d+$/.test(sum) ||
    key === "misere-nim" ||
    key === "sj"
  )
    return [];
  if (sum !== "0") return [t.why.goal, ...(hasMore(reason, where, BigInt(sum)) ? [t.why.goalMore] : [])];
  return key === "nim-sum" ? [] : [t.why.noGoal];
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
const numeric = new Set(["signs", "chain", "value", "number", "sum"]);

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
    else if (numeric.has(name)) facts[name] = signed(fact);
    else facts[name] = fact === "yes" ? t.ui.yes : fact === "no" ? t.ui.no : fact;
  }
  const [sum = facts.value ?? ""] = [facts.sum];
  return {...facts, equation: equation(facts.chain ?? "", sum)};
}

/** The words of a reason; those of a formula are its game's own, and so are those of a theorem that has no facts. */
export function wordsOf(reason: Reason, where: Component, t: Language): ReasonWords | undefined {
  const {key} = reason;
  const own =
    gameIn(where)(t).formulas[key === "formula" ? formulaOf(reason) : key === "misere-theorem" ? "misere" : ""];
  return own ?? t.reasons[keyOf(reason)];
}

/** The sentence under the figure; null when the key is unknown and the facts speak for themselves. */
export function sentenceOf(reason: Reason, where: Component, t: Language): string | null {
  const words = wordsOf(reason, where, t)?.text;
  if (!words) return null;
  // What a theorem of misere play says of a position is said with the numbers of normal play, which it follows.
  const told = reason.key === "misere-theorem" ? (reason.steps[0] ?? reason) : reason;
  const facts = factsOf(told, t);
  const meaning = meaningOf(reason, where, t);
  const winning = meaning.length > 1 ? counted((where as Answer).moves.winning ?? "") : "";
  const {within} = reason.facts;
  const before = within === "normal" ? [t.why.normally] : within === "theorem" ? [t.why.normallyTold] : [];
  return t.sentences([...before, words, ...meaning].map((form) => t(form, {...facts, winning})));
}
