// Sentence of a reason: the words of its key, or of its formula, filled with its facts.
import type {Answer, Component, Reason} from "../engine/types";
import type {Language} from "../text";
import type {ReasonWords} from "../text/game";
import {formatCount} from "../ui/numbers";
import {isPartialSum, stalksOf, texts} from "./facts";
import {balanceOf, factsOf} from "./reason-facts";
import {moduleOf} from "./reasons";
import {formulaOf} from "./reasons/formula-words";

/**
 * True if more moves win than there are parts whose value has to fall, so that some part can be moved in two ways, or
 * raised.
 */
function hasMore({facts}: Reason, subject: Component, sum: bigint): boolean {
  if (!("moves" in subject) || (facts.omitted ?? "0") !== "0") return false;
  const {winning} = (subject as Answer).moves;
  const values = [...texts(facts.values), ...stalksOf(facts)];
  if (winning === null || values.some((value) => !/^\d+$/.test(value))) return false;
  return BigInt(winning) > BigInt(values.filter((value) => (BigInt(value) ^ sum) < BigInt(value)).length);
}

/** Sentences on what a nim-sum means for the whole position: the goal, or that there is none. */
function meaningOf(reason: Reason, subject: Component, t: Language<"explain">): string[] {
  const sum = balanceOf(reason);
  if (isPartialSum(reason.facts) || reason.facts.within !== undefined || !/^\d+$/.test(sum)) return [];
  if (sum !== "0") return [t.why.goal, ...(hasMore(reason, subject, BigInt(sum)) ? [t.why.goalMore] : [])];
  return moduleOf(reason).saysBalance ? [] : [t.why.noGoal];
}

/** Returns the words of a reason; undefined if its key is unknown. */
export const wordsOf = (reason: Reason, subject: Component, t: Language<"explain">): ReasonWords | undefined =>
  formulaOf(reason, subject, t) ?? t.reasons[moduleOf(reason).wordsKey?.(reason.facts) || reason.key];

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
