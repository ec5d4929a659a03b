// The reason in plain words, shown before the other lines: for each kind of reason a sentence that someone who has just
// lost can follow.
import {playRules} from "../address/plays";
import type {Answer, Reason} from "../engine/types";
import {moverOf} from "../game/opponent/mover";
import {type Form, isFilledBy, type Language, type Sentence} from "../text";
import {decisive, isOver, linesOf} from "./lines";
import {movesOf} from "./moves-of";
import {factsOf} from "./reason-facts";
import {moduleOf} from "./reasons";

/** Returns the text of the first form whose facts are all known; null if there is none. */
function firstKnown(forms: readonly Form[], facts: Record<string, string>, t: Language): string | null {
  const form = forms.find((each) => isFilledBy(each, facts));
  return form === undefined ? null : t(form, facts);
}

/** True if the first winning move takes the only heap whole. */
function takesAll({board, moves}: Answer): boolean {
  const [part, ...otherParts] = moves.listed.find((m) => m.wins)?.parts ?? [];
  const heaps = board?.kind === "heaps" && board.sizes.filter((size) => size !== "0").length;
  return (
    heaps === 1 && otherParts.length === 0 && part?.key === "heap" && part.facts.kept.every((kept) => kept === "0")
  );
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
  if (key === "conjunctive-end") return plain.finishedComponent;
  return playRules[play].lastMoverWins ? plain.overLost : plain.overWon;
}

/** Sentence on what the moves lead to, where no strategy is known. */
function movesText(answer: Answer, isEnding: boolean, t: Language<"plain">): string {
  const {plain} = t;
  const {won, every, facts} = movesOf(answer, t);
  if (answer.outcome === "D") return (every ? null : firstKnown([plain.drawHeld], facts, t)) ?? plain.drawAnyhow;
  if (won)
    return (
      firstKnown([isEnding ? plain.wonAtOnce : every ? plain.everyWon : plain.movesWon], facts, t) ?? plain.someWon
    );
  const lostForms =
    answer.moves.total === "1"
      ? [plain.onlyLostShown, plain.onlyLostEnding, plain.onlyLost]
      : [plain.movesLostShown, plain.movesLostEnding, plain.movesLost];
  return firstKnown(lostForms, facts, t) ?? plain.noneWon;
}

function plainText(answer: Answer, reason: Reason, t: Language<"plain">): string {
  const {plain} = t;
  const {won, every: isEveryWinning, facts: moveFacts} = movesOf(answer, t);
  const isEnding = won && answer.play === "normal" && takesAll(answer);
  const moves = movesText(answer, isEnding, t);
  if (answer.outcome === "D") return moves;
  if (answer.play === "misere")
    return isOnlyOnes(answer, reason) ? (won ? plain.onesWon : plain.onesLost) : t.sentences([plain.lastLoses, moves]);
  if (answer.play === "sj") return moves;
  const forms = moduleOf(reason).plain?.(reason, answer, t);
  if (!forms || (!forms.always && won && (isEveryWinning || isEnding))) return moves;
  const facts = {...factsOf(reason, t), ...moveFacts, ...forms.facts, moves};
  const strategy = firstKnown(won ? forms.won : forms.lost, facts, t);
  return strategy === null ? moves : forms.withMoves ? t.sentences([strategy, moves]) : strategy;
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
