// Sentence of a reason: the words of its key, or of its formula, filled with its facts.

import type {Answer, Component, Reason} from "../engine/types";
import {gameWords} from "../say/game-names";
import type {Language} from "../text";
import type {ReasonWords} from "../text/game";
import {formatCount} from "../ui/numbers";
import {branchesOf, factsOf, formulaOf, isPartialSum, rowsOf, text, texts} from "./reason-facts";

/** Base key of each key that depends on facts. */
export const baseKeys: Record<string, string> = {
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

/** Base id of each formula id that depends on facts. */
export const baseFormulas: Record<string, string> = {
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
  if (key === "nim-sum" && isPartialSum(facts)) return "nim-sum-unknown";
  if (key === "nim-sum" && facts.within !== undefined) return "nim-sum-within";
  if (key === "nim-sum" && facts.sum === "0") return "nim-sum-zero";
  if (key === "colon" && facts.vertex === "ground") return "colon-ground";
  if (key === "pairs" && BigInt(text(facts.human_strength)) < BigInt(text(facts.computer_strength)))
    return "pairs-lost";
  if (key.startsWith("ring-lines") && facts.odd === "no") return `${key}-even`;
  if (key === "wythoff-pair" && facts.a === facts.lower && facts.b === facts.upper) return "wythoff-pair-met";
  return key;
}

/**
 * True if more moves win than there are parts whose value has to fall, so that some part can be moved in two ways, or
 * raised.
 */
function hasMore({facts}: Reason, subject: Component, sum: bigint): boolean {
  if (!("moves" in subject) || (facts.omitted ?? "0") !== "0") return false;
  const {winning} = (subject as Answer).moves;
  const values = [...texts(facts.values), ...branchesOf({key: "", facts, marks: [], steps: []})];
  if (winning === null || values.some((value) => !/^\d+$/.test(value))) return false;
  return BigInt(winning) > BigInt(values.filter((value) => (BigInt(value) ^ sum) < BigInt(value)).length);
}

/** Sentences on what a nim-sum means for the whole position: the goal, or that there is none. */
function meaningOf(reason: Reason, subject: Component, t: Language<"explain">): string[] {
  const {key, facts} = reason;
  // Numbers are not brought back to 0: the next line says who is ahead. Products are not either.
  if (key === "sum-of-numbers" || key.startsWith("means") || key === "quotient") return [];
  const sum = text(key === "colon" && facts.vertex === "ground" ? facts.value : facts.sum);
  const isSum = facts.values !== undefined || facts.stalks !== undefined;
  if (
    !isSum ||
    isPartialSum(facts) ||
    facts.within !== undefined ||
    !/^\d+$/.test(sum) ||
    key === "misere-nim" ||
    key === "sj"
  )
    return [];
  if (sum !== "0") return [t.why.goal, ...(hasMore(reason, subject, BigInt(sum)) ? [t.why.goalMore] : [])];
  return key === "nim-sum" ? [] : [t.why.noGoal];
}

/** True if the words come from the game's story: for formulas, and theorems of misère play that have no facts. */
const isFromStory = ({key}: Reason) => key === "formula" || key === "misere-theorem";

/** True if the words come with the game's story, which is still loading. */
export const isAwaited = (reason: Reason, subject: Component, t: Language) =>
  isFromStory(reason) && gameWords(subject)(t).story === null;

export function wordsOf(reason: Reason, subject: Component, t: Language<"explain">): ReasonWords | undefined {
  const storyWords =
    isFromStory(reason) &&
    gameWords(subject)(t).story?.formulas[reason.key === "formula" ? formulaOf(reason) : "misere"];
  return storyWords || t.reasons[keyOf(reason)];
}

/** The sentence below the figure; null if the key is unknown, so that the raw facts are shown. */
export function sentenceOf(reason: Reason, subject: Component, t: Language<"explain">): string | null {
  const words = wordsOf(reason, subject, t)?.text;
  if (!words) return null;
  // A theorem of misere play is stated with the numbers of normal play, on which it rests.
  const factReason = reason.key === "misere-theorem" ? (reason.steps[0] ?? reason) : reason;
  const facts = factsOf(factReason, t);
  const meaning = meaningOf(reason, subject, t);
  const winning = meaning.length > 1 ? formatCount((subject as Answer).moves.winning ?? "") : "";
  const {within} = reason.facts;
  const prefix = within === "normal" ? [t.why.normally] : within === "theorem" ? [t.why.normallyTold] : [];
  return t.sentences([...prefix, words, ...meaning].map((form) => t(form, {...facts, winning})));
}
