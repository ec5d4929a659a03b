// Words for the parts of a move: a sentence for each key.
import type {MoveFacts, MoveKey} from "../engine/types";
import type {Language} from "./language";

export type Sentences = {[K in MoveKey]: (t: Language, facts: MoveFacts[K]) => string};

const size = (sheet: string) => sheet.replace("x", "×");

function heap(t: Language, {index, from, kept}: MoveFacts["heap"]) {
  return t(t.ui.heapMove, {index, size: from, kept: kept.join(" + ")});
}

/** A move in a row: the pins that fall. The parts, in ascending order, do not tell which side is which. */
function row(t: Language, {index, from, kept}: MoveFacts["row"]) {
  const remaining = kept.reduce((sum, part) => sum + BigInt(part), 0n);
  const facts = {index, size: from, count: String(BigInt(from) - remaining), kept: kept.join(" + ")};
  return t(remaining === 0n ? t.pins.moveAll : t.pins.move, facts);
}

export const sentences = {
  heap,
  row,
  heaps: (t, {index, from, kept}) =>
    t.phrases(
      index.map((heapIndex, i) => heap(t, {index: heapIndex, from: from[i] ?? "", kept: kept.slice(i, i + 1)})),
    ),
  divided: (t, {index, from, divisor}) => t(t.ui.beadMove, {index, size: from, divisor}),
  multiple: (_, {larger, times, smaller, rest}) => `${larger} − ${times} × ${smaller} = ${rest}`,
  bean: (t, {from, into}) => t(t.ui.intoHeaps, {from, heaps: t.list(into)}),
  cards: (t, facts) => t(t.ui.countInto, facts),
  pass: (t) => t.ui.pass,
  sheet: (t, {index, size: wholeSize, pieces}) =>
    t(t.ui.sheetMove, {index, size: size(wholeSize), pieces: pieces.map(size).join(" + ") || "0"}),
  token: (t, facts) => t(t.ui.tokenMove, facts),
  marble: (t, facts) => t(t.ui.marbleMove, facts),
  letter: (t, facts) => t(t.ui.letterMove, facts),
  general: (t, facts) => t(t.ui.generalMove, facts),
  vertex: (t, facts) => t(t.ui.vertexMove, facts),
  paint: (t, facts) => t(t.ui.paintMove, facts),
  edge: (t, facts) => t(t.ui.edgeMove, facts),
  "coloured-edge": (t, {from, to, colour}) => {
    const name = colour === "b" ? t.ui.colourB : colour === "r" ? t.ui.colourR : t.ui.colourG;
    return t(t.ui.colouredEdge, {colour: name, from, to});
  },
  coins: (t, {coins}: Pick<MoveFacts["coins"], "coins">) =>
    t(t.ui.coinsMove, {coins: t.list(coins), count: coins.length}),
  "cell-coins": (t, {cells}: Pick<MoveFacts["cell-coins"], "cells">) => t(t.ui.turnCells, {cells: t.list(cells)}),
  cells: (t, {cells: [from = "", to]}) =>
    to === undefined ? t(t.ui.cell, {cell: from}) : t(t.ui.dominoMove, {from, to}),
  step: (t, {from, to, count}) => t(to === "0" ? t.ui.stepOff : t.ui.stepMove, {from, count}),
  piece: (t, facts) => t(t.ui.pieceMove, facts),
  arrow: (t, {from, to, target}) => t.phrases([t(t.ui.pieceMove, {from, to}), t(t.ui.arrowMove, {cell: target})]),
  "row-piece": (t, facts) => t(t.ui.rowPieceMove, facts),
  cross: (t, facts) => t(t.ui.crossMove, facts),
  crossing: (t, {index, from, kept}: Omit<MoveFacts["crossing"], "at">) => t(t.ui.crossing, {index, size: from, kept}),
  state: (_, {from, to}) => `${from} → ${to}`,
  run: (t, {from, to}) => (from === to ? t(t.ui.takeOne, {index: from}) : t(t.ui.takeRun, {from, to})),
} satisfies Sentences;
