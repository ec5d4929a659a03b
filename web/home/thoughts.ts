// What a reader of the first page may see in a position: a sentence, and what of the board it speaks of.
// The thoughts are those of heaps: what is alike cancels, whether it is heaps, their blocks of 4, 2 and 1, rows or trees.
import {blocksOf} from "../boards/views/blocks";
import type {Answer, Touch} from "../engine/types";
import {branchesOf} from "../explain/reason-facts";
import {type Highlight, noHighlight} from "../game/highlight";
import {sayMove} from "../say/say";
import type {Sentence} from "../text";

/** A board of no parts at all, of two that are alike, of two into which a single one was split, or of parts in such pairs. */
type Shape = "nothing" | "twins" | "halves" | "pairs";

/** What a thought says of a position, to be held to the rules: who wins, by which moves, and which heaps it plays like. */
export type Claim =
  | {outcome: "P"; shape: Shape | null; like?: readonly string[]}
  | {outcome: "N"; wins: readonly Touch[]; leaves: Shape | null; like?: readonly string[]}
  | {outcome: null; like: readonly string[]};

export interface Thought {
  say: Sentence<"home">;
  claim: Claim;
  highlight: Highlight;
  /** Whether heaps are shown cut into blocks of 4, 2 and 1. */
  blocks: boolean;
}

export type Rung = "meeting" | "two" | "pairs" | "blocks" | "row" | "tree";
export const rungs: readonly Rung[] = ["meeting", "two", "pairs", "blocks", "row", "tree"];

const marks = (highlight: Iterable<string>): Highlight => ({component: null, marks: new Set(highlight)});
const thought = (say: Sentence<"home">, claim: Claim, highlight: Highlight = noHighlight): Thought => ({
  say,
  claim,
  highlight,
  blocks: false,
});
const lost = (shape: Shape | null): Claim => ({outcome: "P", shape});
const won = (leaves: Shape | null, ...wins: Touch[]): Claim => ({outcome: "N", wins, leaves});
const empty = thought((t) => t.home.empty, lost("nothing"));

/** What is left when equal heaps have cancelled in pairs, by index; empty heaps are none. */
export function leftOver(sizes: readonly string[]): number[] {
  const left = new Map<string, number>();
  sizes.forEach((size, i) => {
    if (size !== "0" && !left.delete(size)) left.set(size, i);
  });
  return [...left.values()].sort((a, b) => a - b);
}

const named = (heap: number, from: number, to: number) =>
  Array.from({length: to - from}, (_, k) => `${heap}.${from + k}`);

const wholeOf = (sizes: readonly string[]) => sizes.flatMap((size, i) => (size === "0" ? [] : [i]));
const whole = (heap: number): Touch => [String(heap), "0"];

function ofHeaps(sizes: readonly string[]): Thought {
  const heaps = wholeOf(sizes);
  const left = leftOver(sizes);
  const [one, other] = left;
  if (heaps.length === 0) return empty;
  if (one === undefined)
    return heaps.length === 2
      ? thought((t) => t.home.equal, lost("twins"))
      : thought((t) => t.home.allPaired, lost("pairs"));
  const highlight = marks(left.map(String));
  if (heaps.length === 1) return thought((t) => t.home.oneHeap, won("nothing", whole(one)), highlight);
  if (other === undefined) return thought((t) => t.home.unpaired, won("pairs", whole(one)), highlight);
  if (left.length > 2)
    return thought((t) => t.home.manyLeft, {outcome: null, like: left.flatMap((heap) => sizes[heap] ?? [])}, highlight);
  const [a, b] = [Number(sizes[one]), Number(sizes[other])];
  const [longer, low, high] = a > b ? [one, b, a] : [other, a, b];
  const levelled: Touch = [String(longer), String(low)];
  if (heaps.length > 2) return thought((t) => t.home.twoLeft, won("pairs", levelled), highlight);
  const surplus: Sentence<"home"> = (t) => t(t.home.surplus, {count: high - low});
  return thought(surplus, won("twins", levelled), marks(named(longer, low, high)));
}

const nimSum = (sizes: readonly string[]) => sizes.reduce((sum, size) => sum ^ Number(size), 0);

/** Lit are the blocks of every kind that comes an odd number of times. */
function ofBlocks(sizes: readonly string[]): Thought {
  const odd = nimSum(sizes);
  if (wholeOf(sizes).length === 0) return empty;
  if (odd === 0) return {...thought((t) => t.home.blocksEven, lost(null)), blocks: true};
  const highlight = sizes.flatMap((size, heap) =>
    blocksOf(Number(size)).flatMap(({of, from}) => ((odd & of) === 0 ? [] : named(heap, from, from + of))),
  );
  const mended = sizes.flatMap((size, heap): Touch[] => {
    const kept = Number(size) ^ odd;
    return kept < Number(size) ? [[String(heap), String(kept)]] : [];
  });
  return {...thought((t) => t.home.blocksOdd, won(null, ...mended), marks(highlight)), blocks: true};
}

const runsOf = (address: string | null | undefined) => (address ?? "").replace(/^[^:]*:/, "").split(",");

/** Of the moves that win, the one whose reason is the easiest to see: it leaves pairs, if any does. */
function ofRows(sizes: readonly string[], answer: Answer): Thought {
  const rows = wholeOf(sizes);
  if (rows.length === 0) return empty;
  if (leftOver(sizes).length === 0) return thought((t) => t.home.rowsEven, lost("pairs"));
  const wins = answer.moves.listed.filter((move) => move.wins);
  const paired = wins.find(({to}) => leftOver(runsOf(to)).length === 0);
  const {touch} = paired ?? wins[0] ?? {};
  if (!touch) return thought((t) => t.home.rowsLost, lost(null));
  const highlight = marks(touch.slice(0, 1));
  if (!paired) {
    const move = sayMove(answer, touch);
    return thought((t) => t(t.home.rowsOther, {move: move(t)}), won(null, touch), highlight);
  }
  const after = wholeOf(runsOf(paired.to)).length;
  if (after === 0) return thought((t) => t.home.rowsAll, won("nothing", touch), highlight);
  const isMiddle = rows.length === 1 && after === 2;
  return thought(
    (t) => (isMiddle ? t.home.rowsMiddle : t.home.rowsOdd),
    won(isMiddle ? "halves" : "pairs", touch),
    highlight,
  );
}

/** A tree on the ground is worth the stalk that the colon principle makes of it. */
function ofTrees({why, moves}: Answer): Thought {
  if (moves.total === "0") return empty;
  const ground = why.find(({key, facts}) => key === "colon" && facts.vertex === "ground");
  const like = ground ? branchesOf(ground) : [];
  const wins = moves.listed.flatMap(({touch, wins}) => (wins ? [touch] : []));
  const [size, ...others] = like;
  const isAlone = others.length === 0;
  const claim: Claim = {...(wins.length === 0 ? lost("pairs") : won(isAlone ? "nothing" : "pairs", ...wins)), like};
  const heaps: Sentence<"home"> = (t) =>
    isAlone ? t(t.home.stalk, {size: size ?? "0"}) : t(t.home.stalks, {list: t.list(like)});
  const then: Sentence<"home"> = (t) =>
    wins.length === 0 ? t.home.treesEven : isAlone ? t.home.treesOne : t.home.treesOdd;
  const say: Sentence<"home"> = (t) => t.sentences([heaps(t), then(t)]);
  return thought(say, claim, marks(wins.flat()));
}

/** Null where the board is none of the first page's. */
export function thoughtOf(rung: Rung, answer: Answer): Thought | null {
  const {board} = answer;
  if (board?.kind === "graph") return ofTrees(answer);
  if (board?.kind !== "heaps") return null;
  switch (rung) {
    case "two":
    case "pairs":
      return ofHeaps(board.sizes);
    case "meeting":
    case "blocks":
      return ofBlocks(board.sizes);
    case "row":
      return ofRows(board.sizes, answer);
    case "tree":
      return null;
  }
}
