// Blocks of Nim: every heap is cut into powers of two, and sizes that occur an odd number of times have to be paired.
import {blocksOf} from "../boards/kinds/heaps/blocks";
import {type Highlight, noHighlight} from "../game/selection/highlight";
import type {State} from "../game/state";
import type {Sentence} from "../text";

/** Nim-sum of heaps, whose bits are the block sizes that occur an odd number of times. */
export const oddBlocks = (sizes: readonly string[]) => sizes.reduce((sum, size) => sum ^ Number(size), 0);

/** Returns the counters of all blocks whose size occurs an odd number of times. */
export function oddBlockMarks(sizes: readonly string[]): string[] {
  const odd = oddBlocks(sizes);
  return sizes.flatMap((size, heap) =>
    blocksOf(Number(size)).flatMap(({size: of, first}) =>
      (odd & of) === 0 ? [] : Array.from({length: of}, (_, k) => `${heap}.${first + k}`),
    ),
  );
}

/** Size up to which every heap is drawn counter by counter. */
const largestDrawn = 60;

export interface BlockReason {
  say: Sentence<"plain">;
  highlight: Highlight;
}

/** Explains a position of Nim by its blocks; null if it is none, or its heaps are too large to be drawn. */
export function blockReason({analysis}: Pick<State, "analysis">): BlockReason | null {
  const answer = analysis.currentAnswer.value;
  if (answer?.id !== "nim" || answer.play !== "normal" || answer.board?.kind !== "heaps") return null;
  const {sizes} = answer.board;
  const largest = Math.max(0, ...sizes.map(Number));
  if (largest === 0 || largest > largestDrawn) return null;
  const powers = blocksOf(2 ** Math.floor(Math.log2(largest) + 1) - 1).map(({size}) => String(size));
  const isEven = oddBlocks(sizes) === 0;
  return {
    say: (t) => t(isEven ? t.plain.blocksEven : t.plain.blocksOdd, {sizes: t.list(powers)}),
    highlight: isEven ? noHighlight : {component: null, marks: new Set(oddBlockMarks(sizes))},
  };
}
