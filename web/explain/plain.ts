// The reason in plain words, before any other line: for each kind of reason a sentence that someone who has just lost can follow.
import type {Answer, Reason} from "../engine/types";
import {moverOf} from "../game/mover";
import type {Form, Language, Sentence} from "../text";
import {decisive, isOver, linesOf} from "./lines";
import {movesOf} from "./moves-of";
import {factsOf, formulaOf, rowsOf, texts} from "./reason-facts";

type Plain = Language<"plain">["plain"];
/** The forms for one who wins and one who loses. */
type Forms = (plain: Plain) => [Form, Form];

const counted: Forms = ({moveCountOdd, moveCountEven}) => [moveCountOdd, moveCountEven];
const evens: Forms = ({evenWon, evenLost}) => [evenWon, evenLost];
const largest: Forms = ({largestWon, largestLost}) => [largestWon, largestLost];
const remainders: Forms = ({remainderWon, remainderLost}) => [remainderWon, remainderLost];

/** Formulas whose strategy can be told without their values. */
const ofFormula: Record<string, Forms> = {
  remainder: remainders,
  parity: counted,
  complete: counted,
  bipartite: counted,
  short: counted,
  "both-even": evens,
  "both-odd": evens,
  mixed: evens,
  "largest-odd": largest,
  "largest-even": largest,
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

const sums = new Set(["nim-sum", "sum", "heads", "tartan", "odd-steps", "odd-gaps", "odd-lines"]);
const sumFormulas = new Set(["odd-pots", "counting-boxes", "hook", "no-pass"]);

/** A sum of equal parts, two by two: each can be answered in its twin. */
function twinned({key, facts}: Reason, {board}: Answer): "twinHeaps" | "twins" | "pairs" | null {
  const parts = texts(facts.parts);
  // A piece on a strip may step back, which nothing can mirror.
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

/** The only heap can be taken whole by the first winning move. */
function takesAll({board, moves}: Answer): boolean {
  const [part, ...more] = moves.listed.find((m) => m.wins)?.parts ?? [];
  const heaps = board?.kind === "heaps" && board.sizes.filter((size) => size !== "0").length;
  return heaps === 1 && more.length === 0 && part?.key === "heap" && part.facts.kept.every((kept) => kept === "0");
}

/** How long all parts last, and so who makes the last move. */
const lasting = ({facts}: Reason, won: boolean, {everyOdd, everyEven, everyOneOdd, everyOneEven}: Plain): Form =>
  facts.parts?.length === 1 ? (won ? everyOneOdd : everyOneEven) : won ? everyOdd : everyEven;

/** Whether some move leaves what can be ended at once, as the values of the moves tell, or the formula of Treblecross. */
const canEnd = ({facts, steps}: Reason): boolean =>
  facts.id === "stretches" || rowsOf(facts.groups).some(({value}) => value === "loony") || steps.some(canEnd);

/** The forms of a sum, whose parts are brought into balance; a drawing has stalks. */
function ofSum(answer: Answer, reason: Reason, {plain}: Language<"plain">): [Form, Form, Form] | null {
  const {key, facts} = reason;
  if (facts.sum === "loony") return null;
  if (key === "colon" || key === "fusion" || key === "ring")
    return [plain.stalksUnbalanced, plain.stalksBalanced, plain.stalksBalanced];
  if (key === "twins") return [plain.unbalanced, plain.pairs, plain.pairs];
  if (!sums.has(key) && !(key === "formula" && sumFormulas.has(formulaOf(reason)))) return null;
  // Then an answer may be to end the game, and neither to mirror the move nor to restore a balance.
  if ([reason, ...(answer.components ?? []).flatMap(({why}) => why)].some(canEnd))
    return [plain.unbalancedOrEnding, plain.balancedOrEndingShown, plain.balancedOrEnding];
  const twins = twinned(reason, answer);
  return [plain.unbalanced, twins ? plain[twins] : plain.balancedShown, twins ? plain[twins] : plain.balanced];
}

/** Heaps of one counter each that are taken one by one, under misère play. */
function onlyOnes({board, moves}: Answer, {key}: Reason): boolean {
  if (key !== "misere-nim" || board?.kind !== "heaps") return false;
  const left = board.sizes.filter((size) => size !== "0");
  return left.every((size) => size === "1") && moves.total === String(left.length);
}

function ofEnd(answer: Answer, {key}: Reason, t: Language<"plain">): string {
  const {plain} = t;
  const {play} = answer;
  const mover = moverOf(answer);
  if (mover) return t.sentences([t.ui.noMoveOf[mover], plain.stuckLost]);
  if (key === "finished") return plain.finished;
  return play === "misere" || play === "sj" ? plain.overWon : plain.overLost;
}

/** Of numbers, who has moves in hand. */
const ofNumber = (key: string, {plain}: Language<"plain">) =>
  key.startsWith("number-left")
    ? plain.left
    : key.startsWith("number-right")
      ? plain.right
      : key === "number-zero"
        ? plain.level
        : null;

function plainly(answer: Answer, reason: Reason, t: Language<"plain">): string {
  const {plain} = t;
  const {key, facts: own} = reason;
  const {won, every, facts: ofMoves} = movesOf(answer, t);
  const facts = {...factsOf(reason, t), ...ofMoves};
  /** The first form whose facts are all known. */
  const first = (...forms: Form[]) => forms.map((form) => t(form, facts)).find((said) => !/\{\w+\}/.test(said)) ?? null;
  const ends = won && answer.play === "normal" && takesAll(answer);
  const byMoves = won
    ? first(ends ? plain.wonAtOnce : every ? plain.everyWon : plain.movesWon)
    : answer.moves.total === "1"
      ? first(plain.onlyLostShown, plain.onlyLostEnding, plain.onlyLost)
      : first(plain.movesLostShown, plain.movesLostEnding, plain.movesLost);
  const known = byMoves ?? (won ? plain.someWon : plain.noneWon);
  const after = (sentence: string) => t.sentences([sentence, known]);
  if (answer.play === "every") {
    const longest = typeof own.longest === "string" ? own.longest : "";
    return longest ? t(lasting(reason, won, plain), {longest, count: longest}) : known;
  }
  if (answer.play === "misere")
    return onlyOnes(answer, reason) ? (won ? plain.onesWon : plain.onesLost) : after(plain.lastLoses);
  if (answer.play === "sj") return known;
  if (key === "period") return after(t(plain.asHeap, facts));
  const number = ofNumber(key, t);
  if (number !== null) return t(number, facts);
  if (won && (every || ends)) return known;
  const sum = ofSum(answer, reason, t);
  if (sum) return (won ? first(sum[0]) : first(sum[1], sum[2])) ?? known;
  const forms = key === "formula" ? ofFormula[formulaOf(reason)]?.(plain) : undefined;
  const formula = forms && first(forms[won ? 0 : 1]);
  if (key === "formula" && own.id === "rectangle") return after(plain.stolen);
  return formula ?? known;
}

/** The sentence over the lines of an explanation, whose first tells how a game has ended. */
export const leadOf = (answer: Answer) => (isOver(answer) ? null : plainReason(answer));

/** Why the player to move wins or loses, in plain words; null where that is not known, or the winner follows from no move. */
export function plainReason(answer: Answer): Sentence<"plain"> | null {
  const reason = decisive(linesOf(answer));
  if (!reason || answer.outcome === null || answer.kind === "draft") return null;
  return (t) => (isOver(answer) ? ofEnd(answer, reason, t) : plainly(answer, reason, t));
}
