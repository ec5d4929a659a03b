// The lines of an explanation as they are told: of a finished game why it is over, of misère play whether a rule applies,
// and of a part only what it is worth.
import type {Answer, Component, Ground, Play, Reason} from "../engine/types";
import {moverOf} from "../game/mover";
import {isPartly, text} from "./reason-facts";

const ends = new Set(["finished", "already-won", "sj-stopped", "pairs"]);
/** Remarks that are no step of the proof. */
const asides = new Set([
  "floating",
  "means-open",
  "search",
  "search-winner",
  "search-checked",
  "search-moves",
  "limit",
]);
export const isAside = ({key}: Reason) => asides.has(key);

/** Keys of the page's own, beside those of the engine. */
export const added = [
  "wild",
  "wild-within",
  "misere-nim-within",
  "no-move-here",
  "no-move-of-left",
  "no-move-of-right",
  "search-winner",
  "search-checked",
  "search-moves",
  "number-left",
  "number-right",
  "number-zero",
  "number-left-star",
  "number-right-star",
  "number-star",
  "value-left",
  "value-right",
  "value-first",
  "stops-left",
  "stops-right",
  "stops-first",
];

const line = (key: string): Reason => ({key, facts: {}, marks: [], steps: []});
const lastMove = {misere: "already-won", sj: "sj-stopped", normal: "no-move", every: "no-move"};
/** Where the other side may still have moves. */
const noMoveOf = {L: "no-move-of-left", R: "no-move-of-right"};

export const isOver = ({moves}: Answer) => moves.total === "0";

/** The lines that stand over the whole position. */
export function linesOf(answer: Answer): Reason[] {
  const {why, play, kind} = answer;
  const told = why.filter((r) => r.key !== "no-move");
  const normal = told.filter((r) => play === "sj" && r.key !== "sj" && !isAside(r));
  const proof = told.map((r) =>
    normal.includes(r) ? within(r, r === normal[0] ? "normal" : "yes") : {...r, steps: stepsOf(r)},
  );
  if (isOver(answer)) {
    const mover = moverOf(answer);
    const end = why.find(({key}) => ends.has(key)) ?? line(mover ? noMoveOf[mover] : lastMove[play]);
    const besides = kind === "partizan" ? proof.filter(({key}) => key !== "search") : [];
    return [end, ...besides, ...why.filter(({key}) => key === "floating" && kind !== "partizan")];
  }
  const searched = play === "misere" && why.some(({key}) => key === "search") && why.every(isAside);
  return [
    ...(searched ? [line("wild")] : []),
    ...proof.flatMap((r) => (r.key === "search" ? searchOf(r, proof, answer) : [r])),
    ...numberOf(answer),
  ];
}

/** "-1/2*3" has a number and a nimber, either of which may be left out. */
const numberAndStar = /^(-?\d+(?:\/\d+)?)?(\*\d*)?$/;

/** Of a partizan game, who is ahead: that settles the winner. A number and a nimber are told apart. */
function numberOf({kind, value = null, measures, outcome, components}: Answer): Reason[] {
  if (kind !== "partizan" || value === null) return [];
  const [found, number = "0", star = ""] = numberAndStar.exec(value) ?? [];
  // Only of a sum can numbers have cancelled.
  if (found === undefined || (number === "0" && star && !components)) {
    const ahead = outcome === "L" ? "left" : outcome === "R" ? "right" : "first";
    const {left_stop: left = "", right_stop: right = ""} = measures ?? {};
    // Left wins a game that stops above 0, Right one that stops below.
    const isAbove = (stop: string) => /^[1-9]/.test(stop);
    const isBelow = (stop: string) => stop.startsWith("-");
    const isByStops =
      ahead === "left" ? isAbove(right) : ahead === "right" ? isBelow(left) : isAbove(left) && isBelow(right);
    if (isByStops) return [{...line(`stops-${ahead}`), facts: {value, left, right}}];
    return [{...line(`value-${ahead}`), facts: {value}}];
  }
  const ahead = number === "0" ? null : number.startsWith("-") ? "right" : "left";
  const key = ["number", ahead ?? (star ? null : "zero"), star ? "star" : null].filter(Boolean).join("-");
  return [{...line(key), facts: {value, number, star, ahead: number.replace("-", "")}}];
}

/** The lines of one component of a sum; under every, only what it lasts counts, and the whole tells that. */
export function componentLines({why, kind}: Component, play: Play): Reason[] {
  if (play === "every") return [];
  if (play === "misere" && why.length === 0) return [line("wild-within")];
  // That the one to move has no move in it says nothing of its value, where the other has moves of their own.
  const unsaid = kind === "partizan" ? "no-move" : "tame";
  return why.filter(({key}) => key !== unsaid).map((r) => within(r, play === "sj" ? "normal" : "yes"));
}

const keysWithin: Record<string, string> = {"no-move": "no-move-here", "misere-nim": "misere-nim-within"};

/** Of a part of something larger, a sum says what the part is worth and not who wins; under sj that is worth under normal play. */
function within(reason: Reason, how: "yes" | "normal" | "theorem"): Reason {
  return {
    ...reason,
    key: keysWithin[reason.key] ?? reason.key,
    facts: {...reason.facts, within: how},
    steps: reason.steps.map(part),
  };
}
const part = (reason: Reason) => within(reason, "yes");

/** What misère play stands on is said of normal play, and the first of the steps says so. */
function stepsOf({key, steps}: Reason): Reason[] {
  const how = key === "misere-theorem" ? "theorem" : key === "misere-nim" ? "normal" : "yes";
  return steps.map((step, i) => within(step, i === 0 ? how : "yes"));
}

/** Theorems that name the winner and no value. */
const winners = new Set([
  "columns",
  "columns-zero",
  "formula",
  "ring-lines",
  "ring-lines-above",
  "odd-ring",
  "wythoff-pair",
]);
const partFormulas = new Set(["last-part-free", "last-part-held"]);
const namesWinner = ({key, facts}: Reason) => winners.has(key) && facts.within === undefined;

/** On what the winner and the value stand, where that is not the same. */
export function groundsOf({ground, play, why}: Answer): {winner: Ground; value: Ground | null} | null {
  if (ground === null) return null;
  // Whatever is searched beside a formula is its value; a table is, where the formula tells of lost heaps alone.
  const apart = ({key, facts}: Reason) => key !== "formula" || ground === "search" || partFormulas.has(text(facts.id));
  const split = play === "normal" && (ground === "search" || ground === "table");
  const alone = split && why.some((reason) => namesWinner(reason) && apart(reason));
  return alone ? {winner: "theorem", value: ground} : {winner: ground, value: null};
}

/** What the search was needed for beside the other lines. */
function searchOf(search: Reason, proof: Reason[], {kind, grundy}: Answer): Reason[] {
  if (kind === "draft") return [{...search, key: "search-moves"}];
  // That a lost position is worth 0 wants no search.
  if (proof.some(namesWinner)) return grundy === "0" ? [] : [{...search, key: "search-winner"}];
  const alone = proof.every((r) => isAside(r) || r.key === "mex");
  return [alone ? search : {...search, key: "search-checked"}];
}

/** The line that settles the position: of a reduction its last step, on the ground; of numbers the one who is ahead. */
export const decisive = (lines: Reason[]): Reason | null =>
  lines.find(({key}) => key.startsWith("number-")) ??
  lines.find(({key, facts}) => key === "colon" && facts.vertex === "ground") ??
  lines.find(({key, facts}) => key !== "colon" && !(key === "nim-sum" && isPartly(facts))) ??
  null;
