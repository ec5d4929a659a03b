// The reason in one line, for display beside the verdict: the deciding rule with the numbers of the position, or the
// moves.
import type {Answer, Ground, Reason} from "../engine/types";
import {groundWords} from "../say/verdicts";
import {type Form, isFilledBy, type Language} from "../text";
import type {Brief, ReasonWords} from "../text/game";
import {decisive, groundsOf, linesOf} from "./lines";
import {movesOf} from "./moves-of";
import {factsOf} from "./reason-facts";
import {wordsOf} from "./reason-text";
import {isAwaited} from "./reasons/formula-words";

const isForm = (brief: Brief): brief is Form => typeof brief === "string" || "other" in brief;

/**
 * Key of the case to phrase: under misère play and sj by the two questions; otherwise by who wins, "only" if the loser
 * has a single move, or "drawn".
 */
function caseOf({key, facts}: Reason, {outcome}: Answer, won: boolean, isOnly: boolean): string {
  if (outcome === "D") return "drawn";
  if (key === "misere-nim" || key === "sj") return `${facts.big === "yes" ? "big" : "small"}${won ? "Won" : "Lost"}`;
  return won ? "won" : isOnly ? "only" : "lost";
}

/** A losing move with the reply that refutes it. */
const exampleOf = (facts: ReturnType<typeof movesOf>["facts"], t: Language<"explain">) =>
  facts.refuted && facts.reply
    ? t(t.why.refuted, {move: facts.refuted, reply: facts.reply})
    : facts.ending && t(t.why.givesAway, {move: facts.ending});

/** Returns null if nothing is known yet. A form with an unknown fact is skipped in favour of the moves. */
export function briefOf(answer: Answer, t: Language<"explain">): string | null {
  const reason = decisive(linesOf(answer));
  if (!reason || isAwaited(reason, answer, t)) return null;
  const {won, facts: moveFacts} = movesOf(answer, t);
  const position = answer.position ?? "";
  const facts = {...factsOf(reason, t), grundy: answer.grundy ?? "", position, ...moveFacts};
  const sayBrief = (brief: Brief | undefined) => {
    const cases = !brief || isForm(brief) ? null : brief;
    const isDraw = answer.outcome === "D";
    const usual = isDraw ? undefined : cases?.lost;
    const form =
      !brief || isForm(brief) ? brief : (brief[caseOf(reason, answer, won, moveFacts.count === "1")] ?? usual);
    if (!form) return [];
    if (!isFilledBy(form, facts)) return [];
    const text = t(form, facts);
    // A claim about all moves is illustrated by one of them.
    const example = exampleOf(moveFacts, t);
    return [!won && !isDraw && example && cases?.only ? t.clauses([text, example]) : text];
  };
  const ownBrief = wordsOf(reason, answer, t)?.brief;
  const searchWords: ReasonWords | undefined = t.reasons.search;
  const movesBrief = reason.key === "limit" ? undefined : searchWords?.brief;
  const [first = null] = [...sayBrief(ownBrief), ...sayBrief(movesBrief)];
  return first;
}

/** Ground of the answer with its words, which say so if the winner and the value have different grounds. */
export function groundWordsOf(answer: Answer, t: Language<"explain">): {ground: Ground; words: string} | null {
  const grounds = groundsOf(answer);
  if (!grounds) return null;
  const {winner, value} = grounds;
  const bothWords = value === "table" ? t.why.valueByTable : t.why.valueBySearch;
  return {ground: winner, words: value === null ? groundWords(t)[winner] : bothWords};
}
