// The reason in plain words, shown before the other lines: for each kind of reason a sentence that someone who has just
// lost can follow.
import type {Answer, Reason} from "../engine/types";
import {moverOf} from "../game/opponent/mover";
import type {Form, Language, Sentence} from "../text";
import {decisive, isOver, linesOf} from "./lines";
import {movesOf} from "./moves-of";
import {factsOf, formulaOf, rowsOf, texts} from "./reason-facts";

type Plain = Language<"plain">["plain"];
/** Selects the forms for a winning and for a losing mover. */
type FormPair = (plain: Plain) => [Form, Form];

const byMoveCount: FormPair = ({moveCountOdd, moveCountEven}) => [moveCountOdd, moveCountEven];
const byEvenHeaps: FormPair = ({evenWon, evenLost}) => [evenWon, evenLost];
const byLargest: FormPair = ({largestWon, largestLost}) => [largestWon, largestLost];
const byRemainder: FormPair = ({remainderWon, remainderLost}) => [remainderWon, remainderLost];

/** Forms of formulas whose strategy can be explained without values. */
const formulaForms: Record<string, FormPair> = {
  remainder: byRemainder,
  parity: byMoveCount,
  complete: byMoveCount,
  bipartite: byMoveCount,
  short: byMoveCount,
  "both-even": byEvenHeaps,
  "both-odd": byEvenHeaps,
  mixed: byEvenHeaps,
  "largest-odd": byLargest,
  "largest-even": byLargest,
  mirror: ({movesWon, mirrored}) => [movesWon, mirrored],
  image: ({movesWon, imaged}) => [movesWon, imaged],
  middle: ({middleWon, movesLost}) => [middleWon, movesLost],
  "two-rows": ({rowsWon, movesLost}) => [rowsWon, movesLost],
  "one-less": ({movesWon, rowsLost}) => [movesWon, rowsLost],
  "whole-held": ({movesWon, wholeHeld}) => [movesWon, wholeHeld],
  "unequal-ends": ({endsWon, movesLost}) => [endsWon, movesLost],
  "equal-ends": ({movesWon, endsLost}) => [movesWon, endsLost],
  "even-pots": ({movesWon, potsLost}) => [movesWon, potsLost],
  "last-part-free": ({lastPartFree, movesLost}) => [lastPartFree, movesLost],
  "last-part-held": ({movesWon, lastPartHeld}) => [movesWon, lastPartHeld],
};

const sumKeys = new Set(["nim-sum", "sum", "heads", "tartan", "odd-steps", "odd-gaps", "odd-lines"]);
const sumFormulas = new Set(["odd-pots", "counting-boxes", "hook", "no-pass"]);

/** Form for a sum whose parts come in equal pairs, in which each move can be mirrored; null for any other sum. */
function twinForm({key, facts}: Reason, {board}: Answer): "twinHeaps" | "twins" | "pairs" | null {
  const parts = texts(facts.parts);
  // A piece on a strip may step back, which cannot be mirrored.
  if (
    board?.kind === "strip" ||
    (key !== "nim-sum" && key !== "sum") ||
    (facts.omitted ?? "0") !== "0" ||
    parts.length % 2 === 1
  )
    return null;
  const sorted = parts.toSorted();
  if (parts.length === 0 || sorted.some((part, i) => i % 2 === 1 && part !== sorted[i - 1])) return null;
  return parts.length > 2 ? "pairs" : board?.kind === "heaps" ? "twinHeaps" : "twins";
}

/** True if the first winning move takes the only heap whole. */
function takesAll({board, moves}: Answer): boolean {
  const [part, ...otherParts] = moves.listed.find((m) => m.wins)?.parts ?? [];
  const heaps = board?.kind === "heaps" && board.sizes.filter((size) => size !== "0").length;
  return (
    heaps === 1 && otherParts.length === 0 && part?.key === "heap" && part.facts.kept.every((kept) => kept === "0")
  );
}

/** Form for every, where the parity of the number of steps decides who moves last. */
const everyForm = ({facts}: Reason, won: boolean, {everyOdd, everyEven, everyOneOdd, everyOneEven}: Plain): Form =>
  facts.parts?.length === 1 ? (won ? everyOneOdd : everyOneEven) : won ? everyOdd : everyEven;

/**
 * True if some move leaves a position that can be ended at once, according to the values of the moves or the formula of
 * Treblecross.
 */
const canEnd = ({facts, steps}: Reason): boolean =>
  facts.id === "stretches" || rowsOf(facts.groups).some(({value}) => value === "loony") || steps.some(canEnd);

/** Forms for a sum that is won by balancing its parts, which a drawing shows as stalks; null for other reasons. */
function sumForms(answer: Answer, reason: Reason, {plain}: Language<"plain">): [Form, Form, Form] | null {
  const {key, facts} = reason;
  if (facts.sum === "loony") return null;
  if (key === "colon" || key === "fusion" || key === "ring")
    return [plain.stalksUnbalanced, plain.stalksBalanced, plain.stalksBalanced];
  if (key === "twins") return [plain.unbalanced, plain.pairs, plain.pairs];
  if (!sumKeys.has(key) && !(key === "formula" && sumFormulas.has(formulaOf(reason)))) return null;
  // A reply may then end the game, instead of mirroring the move or restoring a balance.
  if ([reason, ...(answer.components ?? []).flatMap(({why}) => why)].some(canEnd))
    return [plain.unbalancedOrEnding, plain.balancedOrEndingShown, plain.balancedOrEnding];
  const twin = twinForm(reason, answer);
  return [plain.unbalanced, twin ? plain[twin] : plain.balancedShown, twin ? plain[twin] : plain.balanced];
}

/** True if all heaps are single counters, taken one by one, under misère play. */
function isOnlyOnes({board, moves}: Answer, {key}: Reason): boolean {
  if (key !== "misere-nim" || board?.kind !== "heaps") return false;
  const heaps = board.sizes.filter((size) => size !== "0");
  return heaps.every((size) => size === "1") && moves.total === String(heaps.length);
}

function endText(answer: Answer, {key}: Reason, t: Language<"plain">): string {
  const {plain} = t;
  const {play} = answer;
  const mover = moverOf(answer);
  if (mover) return t.sentences([t.ui.noMoveOf[mover], plain.stuckLost]);
  if (key === "finished") return plain.finished;
  return play === "misere" || play === "sj" ? plain.overWon : plain.overLost;
}

/** Form that says who has spare moves, for lines about numbers; null for others. */
const numberFormOf = (key: string, {plain}: Language<"plain">) =>
  key.startsWith("number-left")
    ? plain.left
    : key.startsWith("number-right")
      ? plain.right
      : key === "number-zero"
        ? plain.level
        : null;

function plainText(answer: Answer, reason: Reason, t: Language<"plain">): string {
  const {plain} = t;
  const {key, facts: reasonFacts} = reason;
  const {won, every: isEveryWinning, facts: moveFacts} = movesOf(answer, t);
  const facts = {...factsOf(reason, t), ...moveFacts};
  /** Returns the text of the first form whose facts are all known, or null. */
  const firstKnown = (...forms: Form[]) =>
    forms.map((form) => t(form, facts)).find((text) => !/\{\w+\}/.test(text)) ?? null;
  const isEnding = won && answer.play === "normal" && takesAll(answer);
  const byMoves = won
    ? firstKnown(isEnding ? plain.wonAtOnce : isEveryWinning ? plain.everyWon : plain.movesWon)
    : answer.moves.total === "1"
      ? firstKnown(plain.onlyLostShown, plain.onlyLostEnding, plain.onlyLost)
      : firstKnown(plain.movesLostShown, plain.movesLostEnding, plain.movesLost);
  const moveText = byMoves ?? (won ? plain.someWon : plain.noneWon);
  const withMoves = (sentence: string) => t.sentences([sentence, moveText]);
  if (answer.play === "every") {
    const longest = typeof reasonFacts.longest === "string" ? reasonFacts.longest : "";
    return longest ? t(everyForm(reason, won, plain), {longest, count: longest}) : moveText;
  }
  if (answer.play === "misere")
    return isOnlyOnes(answer, reason) ? (won ? plain.onesWon : plain.onesLost) : withMoves(plain.lastLoses);
  if (answer.play === "sj") return moveText;
  if (key === "period") return withMoves(t(plain.asHeap, facts));
  const numberForm = numberFormOf(key, t);
  if (numberForm !== null) return t(numberForm, facts);
  if (won && (isEveryWinning || isEnding)) return moveText;
  const balanceForms = sumForms(answer, reason, t);
  if (balanceForms)
    return (won ? firstKnown(balanceForms[0]) : firstKnown(balanceForms[1], balanceForms[2])) ?? moveText;
  const forms = key === "formula" ? formulaForms[formulaOf(reason)]?.(plain) : undefined;
  const formula = forms && firstKnown(forms[won ? 0 : 1]);
  if (key === "formula" && reasonFacts.id === "rectangle") return withMoves(plain.stolen);
  return formula ?? moveText;
}

/** Sentence above the lines of an explanation; null for a finished game, whose first line says how it ended. */
export const leadOf = (answer: Answer) => (isOver(answer) ? null : plainReason(answer));

/**
 * Explains in plain words why the player to move wins or loses; null where that is unknown, or the winner follows from
 * no move.
 */
export function plainReason(answer: Answer): Sentence<"plain"> | null {
  const reason = decisive(linesOf(answer));
  if (!reason || answer.outcome === null || answer.kind === "draft") return null;
  return (t) => (isOver(answer) ? endText(answer, reason, t) : plainText(answer, reason, t));
}
