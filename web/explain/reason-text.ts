// A reason's sentence: its facts put into the words of its key, or of the formula it names.

import type {Component, Fact, Reason} from "../engine/types";
import {gameIn} from "../say/game-names";
import type {Language} from "../text";

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
  const values = [...texts(facts.values), ...branchesOf(reason)].map((v) => (v.startsWith("-") ? `(${v})` : v));
  const sign = reason.key === "sum-of-numbers" ? " + " : " ⊕ ";
  const first = values.slice(0, longest - 2).join(sign);
  if (facts.omitted !== undefined && facts.omitted !== "0") return `${first}${sign}…`;
  if (values.length > longest) return `${first}${sign}…${sign}${values.at(-1)}`;
  return values.length ? values.join(sign) : "0";
}

/** Sentences of one key that depend on its facts. */
export const cases: Record<string, string> = {
  "loony-sum": "sum",
  "nim-sum-empty": "nim-sum",
  "nim-sum-within": "nim-sum",
  "nim-sum-zero": "nim-sum",
  "colon-ground": "colon",
  "pairs-lost": "pairs",
  "wythoff-pair-met": "wythoff-pair",
  "ring-lines-even": "ring-lines",
  "ring-lines-above-even": "ring-lines-above",
};

function keyOf({key, facts}: Reason): string {
  if (facts.sum === "loony") return "loony-sum";
  if (key === "nim-sum" && texts(facts.parts).length === 0) return "nim-sum-empty";
  if (key === "nim-sum" && facts.within !== undefined) return "nim-sum-within";
  if (key === "nim-sum" && facts.sum === "0") return "nim-sum-zero";
  if (key === "colon" && facts.vertex === "ground") return "colon-ground";
  if (key === "pairs" && BigInt(text(facts.human_strength)) < BigInt(text(facts.computer_strength)))
    return "pairs-lost";
  if (key.startsWith("ring-lines") && facts.odd === "no") return `${key}-even`;
  if (key === "wythoff-pair" && facts.a === facts.lower && facts.b === facts.upper) return "wythoff-pair-met";
  return key;
}

/** What a nim-sum means for the whole position: where to go, or why nowhere. */
function meaningOf({key, facts}: Reason, t: Language): string | null {
  const sum = text(key === "colon" && facts.vertex === "ground" ? facts.value : facts.sum);
  const added = facts.values !== undefined || facts.stalks !== undefined;
  if (!added || facts.within !== undefined || !/^\d+$/.test(sum) || key === "misere-nim" || key === "sj") return null;
  if (sum !== "0") return t.why.goal;
  return key === "nim-sum" ? null : t.why.noGoal;
}

function factsOf(reason: Reason, t: Language): Record<string, string> {
  const facts: Record<string, string> = {};
  if (reason.facts.values !== undefined || reason.facts.stalks !== undefined) facts.chain = chain(reason);
  if (reason.facts.vertex === "ground") facts.sum = text(reason.facts.value);
  for (const [name, fact] of Object.entries(reason.facts)) {
    if (typeof fact !== "string") facts[name] = texts(fact).join(", ");
    else facts[name] = fact === "yes" ? t.ui.yes : fact === "no" ? t.ui.no : fact;
  }
  return facts;
}

/** A formula's sentence is its game's own, and so is that of a theorem of misère play. */
function formulaOf({key, facts}: Reason, where: Component, t: Language): string | null {
  const id = key === "formula" ? text(facts.id) : key === "misere-theorem" ? "misere" : null;
  if (id === null) return null;
  return gameIn(where)(t).formulas[id] ?? null;
}

/** The sentence under the figure; null when the key is unknown and the facts speak for themselves. */
export function sentenceOf(reason: Reason, where: Component, t: Language): string | null {
  const words = formulaOf(reason, where, t) ?? t.reasons[keyOf(reason)]?.text;
  if (!words) return null;
  const facts = factsOf(reason, t);
  const meaning = meaningOf(reason, t);
  const before = facts.within === "normal" ? [t.why.normally] : [];
  return t.sentences([...before, words, ...(meaning ? [meaning] : [])].map((form) => t(form, facts)));
}

/** The line beside the verdict. */
export function briefOf(reason: Reason, t: Language): string | null {
  const words = t.reasons[keyOf(reason)]?.brief;
  return words ? t(words, factsOf(reason, t)) : null;
}
