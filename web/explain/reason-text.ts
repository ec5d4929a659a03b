// A reason's sentence: its facts put into the words of its key, or of the formula it names.

import type {Answer, Component, Reason} from "../engine/types";
import {gameIn} from "../say/game-names";
import type {Language} from "../text";
import type {ReasonWords} from "../text/game";
import {counted} from "../ui/numbers";
import {branchesOf, factsOf, formulaOf, isPartly, rowsOf, text, texts} from "./reason-facts";

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
function meaningOf(reason: Reason, where: Component, t: Language<"explain">): string[] {
  const {key, facts} = reason;
  // Numbers are not brought back to 0: the line after them says who is ahead. Nor are products.
  if (key === "sum-of-numbers" || key.startsWith("means") || key === "quotient") return [];
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

/** The words of a formula are its game's own, and so are those of a theorem that has no facts. */
const isOwn = ({key}: Reason) => key === "formula" || key === "misere-theorem";

/** Its words come with the story of the game, which is on its way. */
export const isAwaited = (reason: Reason, where: Component, t: Language) =>
  isOwn(reason) && gameIn(where)(t).story === null;

export function wordsOf(reason: Reason, where: Component, t: Language<"explain">): ReasonWords | undefined {
  const own =
    isOwn(reason) && gameIn(where)(t).story?.formulas[reason.key === "formula" ? formulaOf(reason) : "misere"];
  return own || t.reasons[keyOf(reason)];
}

/** The sentence under the figure; null when the key is unknown and the facts speak for themselves. */
export function sentenceOf(reason: Reason, where: Component, t: Language<"explain">): string | null {
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
