// Thoughts about a position of the home page: a sentence, and the highlight of what it names. They are those of heaps:
// equal things cancel, whether these are heaps, their blocks of 4, 2 and 1, rows or trees.
import type {Answer, Touch} from "../engine/types";
import {stalksOf} from "../explain/facts";
import {type Highlight, noHighlight} from "../game/selection/highlight";
import {oddBlockMarks, oddBlocks} from "../play/odd-blocks";
import {sayMove} from "../say/say";
import type {Sentence} from "../text";

/**
 * Shape of a board: empty, two equal parts, two equal parts that a single one was split into, or parts in equal pairs.
 */
type Shape = "nothing" | "twins" | "halves" | "pairs";

/**
 * Claim of a thought about a position, for a test by the rules: who wins, by which moves, and which heaps it equals.
 */
export type Claim =
  | {outcome: "P"; shape: Shape | null; equalHeaps?: readonly string[]}
  | {outcome: "N"; wins: readonly Touch[]; leaves: Shape | null; equalHeaps?: readonly string[]}
  | {outcome: null; equalHeaps: readonly string[]};

export interface Thought {
  say: Sentence<"home">;
  claim: Claim;
  highlight: Highlight;
  /** True if heaps are shown as blocks of 4, 2 and 1. */
  blocks: boolean;
}

export type Level = "meeting" | "two" | "pairs" | "blocks" | "row" | "tree";
export const rungs: readonly Level[] = ["meeting", "two", "pairs", "blocks", "row", "tree"];

const highlightOf = (highlight: Iterable<string>): Highlight => ({component: null, marks: new Set(highlight)});
const thought = (say: Sentence<"home">, claim: Claim, highlight: Highlight = noHighlight): Thought => ({
  say,
  claim,
  highlight,
  blocks: false,
});
const lostClaim = (shape: Shape | null): Claim => ({outcome: "P", shape});
const wonClaim = (leaves: Shape | null, ...wins: Touch[]): Claim => ({outcome: "N", wins, leaves});
const emptyThought = thought((t) => t.home.empty, lostClaim("nothing"));

/** Returns the indices of the heaps left when equal heaps have cancelled in pairs; empty heaps do not count. */
export function unpairedHeaps(sizes: readonly string[]): number[] {
  const unpaired = new Map<string, number>();
  sizes.forEach((size, i) => {
    if (size !== "0" && !unpaired.delete(size)) unpaired.set(size, i);
  });
  return [...unpaired.values()].sort((a, b) => a - b);
}

const counterMarks = (heap: number, from: number, to: number) =>
  Array.from({length: to - from}, (_, k) => `${heap}.${from + k}`);

const nonEmptyOf = (sizes: readonly string[]) => sizes.flatMap((size, i) => (size === "0" ? [] : [i]));
const takeAll = (heap: number): Touch => [String(heap), "0"];

function thoughtOnHeaps(sizes: readonly string[]): Thought {
  const heaps = nonEmptyOf(sizes);
  const unpaired = unpairedHeaps(sizes);
  const [firstUnpaired, secondUnpaired] = unpaired;
  if (heaps.length === 0) return emptyThought;
  if (firstUnpaired === undefined)
    return heaps.length === 2
      ? thought((t) => t.home.equal, lostClaim("twins"))
      : thought((t) => t.home.allPaired, lostClaim("pairs"));
  const highlight = highlightOf(unpaired.map(String));
  if (heaps.length === 1) return thought((t) => t.home.oneHeap, wonClaim("nothing", takeAll(firstUnpaired)), highlight);
  if (secondUnpaired === undefined)
    return thought((t) => t.home.unpaired, wonClaim("pairs", takeAll(firstUnpaired)), highlight);
  if (unpaired.length > 2)
    return thought(
      (t) => t.home.manyLeft,
      {outcome: null, equalHeaps: unpaired.flatMap((heap) => sizes[heap] ?? [])},
      highlight,
    );
  const [a, b] = [Number(sizes[firstUnpaired]), Number(sizes[secondUnpaired])];
  const [largerHeap, smaller, larger] = a > b ? [firstUnpaired, b, a] : [secondUnpaired, a, b];
  const levellingMove: Touch = [String(largerHeap), String(smaller)];
  if (heaps.length > 2) return thought((t) => t.home.twoLeft, wonClaim("pairs", levellingMove), highlight);
  const surplus: Sentence<"home"> = (t) => t(t.home.surplus, {count: larger - smaller});
  return thought(surplus, wonClaim("twins", levellingMove), highlightOf(counterMarks(largerHeap, smaller, larger)));
}

/** Highlights the blocks of every size that occurs an odd number of times. */
function thoughtOnBlocks(sizes: readonly string[]): Thought {
  const odd = oddBlocks(sizes);
  if (nonEmptyOf(sizes).length === 0) return emptyThought;
  if (odd === 0) return {...thought((t) => t.home.blocksEven, lostClaim(null)), blocks: true};
  const winningMoves = sizes.flatMap((size, heap): Touch[] => {
    const remaining = Number(size) ^ odd;
    return remaining < Number(size) ? [[String(heap), String(remaining)]] : [];
  });
  return {
    ...thought((t) => t.home.blocksOdd, wonClaim(null, ...winningMoves), highlightOf(oddBlockMarks(sizes))),
    blocks: true,
  };
}

const runsOf = (address: string | null | undefined) => (address ?? "").replace(/^[^:]*:/, "").split(",");

/** Explains the winning move whose reason is the easiest to see: one that leaves pairs, if there is any. */
function thoughtOnRows(sizes: readonly string[], answer: Answer): Thought {
  const rows = nonEmptyOf(sizes);
  if (rows.length === 0) return emptyThought;
  if (unpairedHeaps(sizes).length === 0) return thought((t) => t.home.rowsEven, lostClaim("pairs"));
  const wins = answer.moves.listed.filter((move) => move.wins);
  const pairingMove = wins.find(({to}) => unpairedHeaps(runsOf(to)).length === 0);
  const {touch} = pairingMove ?? wins[0] ?? {};
  if (!touch) return thought((t) => t.home.rowsLost, lostClaim(null));
  const highlight = highlightOf(touch.slice(0, 1));
  if (!pairingMove) {
    const move = sayMove(answer, touch);
    return thought((t) => t(t.home.rowsOther, {move: move(t)}), wonClaim(null, touch), highlight);
  }
  const rowsAfter = nonEmptyOf(runsOf(pairingMove.to)).length;
  if (rowsAfter === 0) return thought((t) => t.home.rowsAll, wonClaim("nothing", touch), highlight);
  const splitsMiddle = rows.length === 1 && rowsAfter === 2;
  return thought(
    (t) => (splitsMiddle ? t.home.rowsMiddle : t.home.rowsOdd),
    wonClaim(splitsMiddle ? "halves" : "pairs", touch),
    highlight,
  );
}

/** A tree on the ground is worth the stalk that the colon principle makes of it. */
function thoughtOnTrees({why, moves}: Answer): Thought {
  if (moves.total === "0") return emptyThought;
  const ground = why.find(({key, facts}) => key === "colon" && facts.vertex === "ground");
  const stalks = ground ? stalksOf(ground.facts) : [];
  const wins = moves.listed.flatMap(({touch, wins}) => (wins ? [touch] : []));
  const [size, ...others] = stalks;
  const isSingle = others.length === 0;
  const claim: Claim = {
    ...(wins.length === 0 ? lostClaim("pairs") : wonClaim(isSingle ? "nothing" : "pairs", ...wins)),
    equalHeaps: stalks,
  };
  const sayStalks: Sentence<"home"> = (t) =>
    isSingle ? t(t.home.stalk, {size: size ?? "0"}) : t(t.home.stalks, {list: t.list(stalks)});
  const sayMoves: Sentence<"home"> = (t) =>
    wins.length === 0 ? t.home.treesEven : isSingle ? t.home.treesOne : t.home.treesOdd;
  const say: Sentence<"home"> = (t) => t.sentences([sayStalks(t), sayMoves(t)]);
  return thought(say, claim, highlightOf(wins.flat()));
}

/** Returns the thought about a position; null if its board is none of the home page. */
export function thoughtOf(rung: Level, answer: Answer): Thought | null {
  const {board} = answer;
  if (board?.kind === "graph") return thoughtOnTrees(answer);
  if (board?.kind !== "heaps") return null;
  switch (rung) {
    case "two":
    case "pairs":
      return thoughtOnHeaps(board.sizes);
    case "meeting":
    case "blocks":
      return thoughtOnBlocks(board.sizes);
    case "row":
      return thoughtOnRows(board.sizes, answer);
    case "tree":
      return null;
  }
}
