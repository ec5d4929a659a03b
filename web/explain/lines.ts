// Selection and rewording of the engine's reasons: for a finished game why it is over, for misère play whether a rule
// applies, for a part of a sum only its value.
import {addsComponents} from "../address/plays";
import type {Answer, Component, Ground, Play, Reason} from "../engine/types";
import {moverOf} from "../game/opponent/mover";
import {isPartialSum} from "./facts";
import {moduleOf} from "./reasons";
import type {ReasonKey} from "./reasons/reason";

export const isRemark = (reason: Reason) => moduleOf(reason).role === "remark";
const isEnd = (reason: Reason) => moduleOf(reason).role === "end";

const emptyLine = (key: ReasonKey): Reason => ({key, facts: {}, marks: [], steps: []});
const lastMove = {
  misere: "already-won",
  sj: "sj-stopped",
  normal: "no-move",
  every: "no-move",
  selective: "no-move",
  conjunctive: "conjunctive-end",
  "keep-one": "no-move",
} as const;
/** Keys by the player to move, whose opponent may still have moves. */
const noMoveOf = {L: "no-move-of-left", R: "no-move-of-right"} as const;

export const isOver = ({moves}: Answer) => moves.total === "0";

/** Returns the lines about the whole position, in display order. */
export function linesOf(answer: Answer): Reason[] {
  const {why, play, kind} = answer;
  const shownReasons = why.filter((r) => r.key !== "no-move");
  const normalReasons = shownReasons.filter((r) => play === "sj" && r.key !== "sj" && !isRemark(r));
  const proof = shownReasons.map((r) =>
    normalReasons.includes(r) ? within(r, r === normalReasons[0] ? "normal" : "yes") : {...r, steps: stepsOf(r)},
  );
  if (isOver(answer)) {
    const mover = moverOf(answer);
    const end = why.find(isEnd) ?? emptyLine(mover ? noMoveOf[mover] : lastMove[play]);
    const otherLines = kind === "partizan" ? proof.filter(({key}) => key !== "search") : [];
    return [end, ...otherLines, ...why.filter(({key}) => key === "floating" && kind !== "partizan")];
  }
  const isOnlySearched = play === "misere" && why.some(({key}) => key === "search") && why.every(isRemark);
  return [
    ...(isOnlySearched ? [emptyLine("wild")] : []),
    ...proof.flatMap((r) => (r.key === "search" ? searchOf(r, proof, answer) : [r])),
    ...numberOf(answer),
  ];
}

/** Matches a value like "-1/2*3", a number and a nimber, either of which may be missing. */
const numberAndStar = /^(-?\d+(?:\/\d+)?)?(\*\d*)?$/;

/**
 * The line that says who is ahead in a partizan game, which settles the winner. The number and the nimber are stated
 * separately.
 */
function numberOf({kind, value = null, measures, outcome, components}: Answer): Reason[] {
  if (kind !== "partizan" || value === null) return [];
  const [match, number = "0", star = ""] = numberAndStar.exec(value) ?? [];
  // Numbers can cancel only in a sum.
  if (match === undefined || (number === "0" && star && !components)) {
    const ahead = outcome === "L" ? "left" : outcome === "R" ? "right" : "first";
    const {left_stop: left = "", right_stop: right = ""} = measures ?? {};
    // Left wins a game whose stop is above 0, Right one whose stop is below.
    const isAbove = (stop: string) => /^[1-9]/.test(stop);
    const isBelow = (stop: string) => stop.startsWith("-");
    const isSettledByStops =
      ahead === "left" ? isAbove(right) : ahead === "right" ? isBelow(left) : isAbove(left) && isBelow(right);
    if (isSettledByStops) return [{...emptyLine(`stops-${ahead}`), facts: {value, left, right}}];
    return [{...emptyLine(`value-${ahead}`), facts: {value}}];
  }
  const ahead = number === "0" ? null : number.startsWith("-") ? "right" : "left";
  const who = ahead ?? (star ? "" : "zero");
  const key =
    who === "" ? "number-star" : who === "zero" || !star ? (`number-${who}` as const) : (`number-${who}-star` as const);
  return [{...emptyLine(key), facts: {value, number, star, ahead: number.replace("-", "")}}];
}

/**
 * Returns the lines about one component of a sum; none where components do not add up, as the whole states what counts of
 * each.
 */
export function componentLines({why, kind}: Component, play: Play): Reason[] {
  if (!addsComponents(play)) return [];
  if (play === "misere" && why.length === 0) return [emptyLine("wild-within")];
  // In a partizan game, a mover without a move says nothing about the value, as the opponent may have moves.
  const omittedKey = kind === "partizan" ? "no-move" : "tame";
  return why.filter(({key}) => key !== omittedKey).map((r) => within(r, play === "sj" ? "normal" : "yes"));
}

/**
 * Restates a reason for a part of a sum: it gives the part's value instead of the winner; under sj the value under
 * normal play.
 */
function within(reason: Reason, withinValue: "yes" | "normal" | "theorem"): Reason {
  return {
    ...reason,
    key: moduleOf(reason).keyInPart ?? reason.key,
    facts: {...reason.facts, within: withinValue},
    steps: reason.steps.map(restateStep),
  };
}
const restateStep = (reason: Reason) => within(reason, "yes");

/** Misère theorems rest on facts of normal play, which the first step states. */
function stepsOf({key, steps}: Reason): Reason[] {
  const withinValue = key === "misere-theorem" ? "theorem" : key === "misere-nim" ? "normal" : "yes";
  return steps.map((step, i) => within(step, i === 0 ? withinValue : "yes"));
}

const namesWinner = (reason: Reason) => moduleOf(reason).namesWinner === true && reason.facts.within === undefined;

/** Grounds of the winner and of the value; the latter is null if it is the same. Null if the answer has no ground. */
export function groundsOf({ground, grundy, play, why}: Answer): {winner: Ground; value: Ground | null} | null {
  if (ground === null) return null;
  // A search beside a formula concerns the value; so does a table, if the formula is only about lost heaps.
  const isSeparate = ({key, facts}: Reason) =>
    key !== "formula" || ground === "search" || (facts.value === undefined && grundy !== null);
  const mayDiffer = play === "normal" && (ground === "search" || ground === "table");
  const isOnlyWinner = mayDiffer && why.some((reason) => namesWinner(reason) && isSeparate(reason));
  return isOnlyWinner ? {winner: "theorem", value: ground} : {winner: ground, value: null};
}

/** Returns the line that says what the search was needed for, given the other lines. */
function searchOf(search: Reason, proof: Reason[], {kind, grundy}: Answer): Reason[] {
  if (kind === "draft") return [{...search, key: "search-moves"}];
  // A lost position is worth 0 without a search.
  if (proof.some(namesWinner)) return grundy === "0" ? [] : [{...search, key: "search-winner"}];
  const isSearchAlone = proof.every((r) => isRemark(r) || r.key === "mex");
  return [isSearchAlone ? search : {...search, key: "search-checked"}];
}

/**
 * The line that settles the winner: of a reduction its last step, at the ground; of numbers the one that says who is
 * ahead. Null if none does.
 */
export const decisive = (lines: Reason[]): Reason | null =>
  lines.find(({key}) => key.startsWith("number-")) ??
  lines.find(({key, facts}) => key === "colon" && facts.vertex === "ground") ??
  lines.find(({key, facts}) => key !== "colon" && !(key === "nim-sum" && isPartialSum(facts))) ??
  null;
