// The reason in one line, beside the verdict: what decides with the numbers of the position, or the moves themselves.
import type {Answer, Ground, Reason} from "../engine/types";
import {groundWords} from "../say/verdicts";
import type {Form, Language} from "../text";
import type {Brief, ReasonWords} from "../text/game";
import {decisive, groundsOf, linesOf} from "./lines";
import {movesOf} from "./moves-of";
import {factsOf} from "./reason-facts";
import {isAwaited, wordsOf} from "./reason-text";

const isForm = (brief: Brief): brief is Form => typeof brief === "string" || "other" in brief;

/** Under misère play and sj, the two questions decide; else who wins, and of one who loses whether there is any choice. */
function caseOf({key, facts}: Reason, won: boolean, isOnly: boolean): string {
  if (key === "misere-nim" || key === "sj") return `${facts.big === "yes" ? "big" : "small"}${won ? "Won" : "Lost"}`;
  return won ? "won" : isOnly ? "only" : "lost";
}

/** The answer to one of the moves that lose. */
const exampleOf = (facts: ReturnType<typeof movesOf>["facts"], t: Language<"explain">) =>
  facts.refuted && facts.reply
    ? t(t.why.refuted, {move: facts.refuted, reply: facts.reply})
    : facts.ending && t(t.why.givesAway, {move: facts.ending});

/** Null where nothing is known yet. A form whose facts are not all known gives way to the moves. */
export function briefOf(answer: Answer, t: Language<"explain">): string | null {
  const reason = decisive(linesOf(answer));
  if (!reason || isAwaited(reason, answer, t)) return null;
  const {won, facts: ofMoves} = movesOf(answer, t);
  const position = answer.position ?? "";
  const facts = {...factsOf(reason, t), grundy: answer.grundy ?? "", position, ...ofMoves};
  const said = (brief: Brief | undefined) => {
    const cases = !brief || isForm(brief) ? null : brief;
    const form = !brief || isForm(brief) ? brief : (brief[caseOf(reason, won, ofMoves.count === "1")] ?? brief.lost);
    if (!form) return [];
    const text = t(form, facts);
    if (/\{\w+\}/.test(text)) return [];
    // What is said of all moves is shown by one of them.
    const example = exampleOf(ofMoves, t);
    return [!won && example && cases?.only ? t.clauses([text, example]) : text];
  };
  const own = wordsOf(reason, answer, t)?.brief;
  const searched: ReasonWords | undefined = t.reasons.search;
  const moves = reason.key === "limit" ? undefined : searched?.brief;
  const [first = null] = [...said(own), ...said(moves)];
  return first;
}

/** On what the answer stands, in words: one ground, or one for the winner and one for the value. */
export function groundOf(answer: Answer, t: Language<"explain">): {ground: Ground; words: string} | null {
  const grounds = groundsOf(answer);
  if (!grounds) return null;
  const {winner, value} = grounds;
  const ofBoth = value === "table" ? t.why.valueByTable : t.why.valueBySearch;
  return {ground: winner, words: value === null ? groundWords(t)[winner] : ofBoth};
}
