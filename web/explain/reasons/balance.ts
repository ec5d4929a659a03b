// Plain words for sums that the winner brings into balance, and whose loser cannot keep it.
import type {Answer, Component, Reason} from "../../engine/types";
import type {Language} from "../../text";
import {rowsOf, texts} from "../facts";
import {formulaOf} from "./formula-words";
import type {PlainForms} from "./reason";

/** Form for a sum whose parts come in equal pairs, in which each move can be mirrored; null for any other sum. */
function pairForm({key, facts}: Reason, {board}: Answer): "twinHeaps" | "twins" | "pairs" | null {
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

/** True if some move may leave a position that can be ended at once. */
const canEnd = (reason: Reason, subject: Component, t: Language): boolean =>
  formulaOf(reason, subject, t)?.canEnd === true ||
  rowsOf(reason.facts.groups).some(({value}) => value === "loony") ||
  reason.steps.some((step) => canEnd(step, subject, t));

/** Returns null if the sum is no nim-sum, since some part ends the game. */
export function balanceForms(reason: Reason, answer: Answer, t: Language<"plain">): PlainForms | null {
  const {plain} = t;
  if (reason.facts.sum === "loony") return null;
  // A reply may then end the game, instead of mirroring the move or restoring a balance.
  const mayEnd =
    canEnd(reason, answer, t) ||
    answer.components?.some((component) => component.why.some((own) => canEnd(own, component, t)));
  if (mayEnd) return {won: [plain.unbalancedOrEnding], lost: [plain.balancedOrEndingShown, plain.balancedOrEnding]};
  const pairs = pairForm(reason, answer);
  return {won: [plain.unbalanced], lost: pairs ? [plain[pairs]] : [plain.balancedShown, plain.balanced]};
}
