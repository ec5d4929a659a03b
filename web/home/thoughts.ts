// What a reader of the first page may see in a position: a sentence, and what of the board it speaks of.
// The thoughts are those of heaps: what is alike cancels, whether it is heaps, their blocks of 4, 2 and 1, rows or trees.
import {blocksOf} from "../boards/views/blocks";
import type {Answer} from "../engine/types";
import {branchesOf} from "../explain/reason-facts";
import {type Lit, unlit} from "../game/lit";
import type {Sentence} from "../text";

export interface Thought {
  say: Sentence<"home">;
  lit: Lit;
  /** Whether heaps are shown cut into blocks of 4, 2 and 1. */
  blocks: boolean;
}

export type Rung = "meeting" | "two" | "pairs" | "blocks" | "row" | "tree";
export const rungs: readonly Rung[] = ["meeting", "two", "pairs", "blocks", "row", "tree"];

const marks = (lit: Iterable<string>): Lit => ({component: null, marks: new Set(lit)});
const thought = (say: Sentence<"home">, lit: Lit = unlit): Thought => ({say, lit, blocks: false});

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

function ofHeaps(sizes: readonly string[]): Thought {
  const whole = sizes.flatMap((size, i) => (size === "0" ? [] : [i]));
  const left = leftOver(sizes);
  const [one = 0, other] = left;
  if (whole.length === 0) return thought((t) => t.home.empty);
  if (whole.length === 1) return thought((t) => t.home.oneHeap, marks([String(one)]));
  if (left.length === 0) return thought((t) => (whole.length === 2 ? t.home.equal : t.home.allPaired));
  if (left.length === 1) return thought((t) => t.home.unpaired, marks([String(one)]));
  if (whole.length > 2 || other === undefined)
    return thought((t) => (left.length === 2 ? t.home.twoLeft : t.home.manyLeft), marks(left.map(String)));
  const [a, b] = [Number(sizes[one]), Number(sizes[other])];
  const [longer, low, high] = a > b ? [one, b, a] : [other, a, b];
  return thought((t) => t(t.home.surplus, {count: high - low}), marks(named(longer, low, high)));
}

/** Lit are the blocks of every kind that comes an odd number of times. */
function ofBlocks(sizes: readonly string[]): Thought {
  const odd = sizes.reduce((sum, size) => sum ^ Number(size), 0);
  if (sizes.every((size) => size === "0")) return thought((t) => t.home.empty);
  const lit = sizes.flatMap((size, heap) =>
    blocksOf(Number(size)).flatMap(({of, from}) => ((odd & of) === 0 ? [] : named(heap, from, from + of))),
  );
  return {say: (t) => (odd === 0 ? t.home.blocksEven : t.home.blocksOdd), lit: marks(lit), blocks: true};
}

const runsOf = (address: string | null | undefined) => (address ?? "").replace(/^[^:]*:/, "").split(",");

function ofRows(sizes: readonly string[], {moves}: Answer): Thought {
  if (sizes.every((size) => size === "0")) return thought((t) => t.home.empty);
  if (leftOver(sizes).length === 0) return thought((t) => t.home.rowsEven);
  const wins = moves.listed.filter((move) => move.wins);
  if (wins.length === 0) return thought((t) => t.home.rowsLost);
  const halves = wins.some(({to}) => leftOver(runsOf(to)).length === 0);
  const left = marks(leftOver(sizes).map(String));
  return thought((t) => (halves ? t.home.rowsMiddle : t.home.rowsOdd), left);
}

/** A tree on the ground is worth the stalk that the colon principle makes of it. */
function ofTrees({why, moves}: Answer): Thought {
  if (moves.total === "0") return thought((t) => t.home.empty);
  const ground = why.find(({key, facts}) => key === "colon" && facts.vertex === "ground");
  const stalks = ground ? branchesOf(ground) : [];
  const ends = moves.listed.filter((move) => move.wins).flatMap(({touch}) => touch);
  const even = leftOver(stalks).length === 0;
  const say: Sentence<"home"> = (t) =>
    t.sentences([t(t.home.stalks, {list: t.list(stalks)}), even ? t.home.treesEven : t.home.treesOdd]);
  return thought(say, marks(ends));
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
