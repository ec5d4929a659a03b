// Moves in words. The engine's own notation of a move is read and said in the reader's language.

import type {Board, BoardOf, Touch} from "../boards/hand/touch";
import {places} from "../boards/layout/round";
import type {Answer} from "../engine/types";
import type {Language, Sentence} from "../text";

const human = (index: string | undefined) => Number(index ?? 0) + 1;
const size = (sheet: string | undefined) => (sheet ?? "").replace("x", "×");

/** The coordinates in a list of cells, without the faces behind them. */
const cellsIn = (t: Language, list: string) => t.list(list.match(/\([\d,]+\)/g) ?? []);

/** The coordinates of a cell of a grid, its layer first where there are several. */
export function cellOf({layers}: BoardOf<"grid">, element: string): string {
  const rows = layers[0]?.length ?? 1;
  const columns = layers[0]?.[0]?.length ?? 1;
  const i = Number(element);
  const inLayer = [Math.floor(i / columns) % rows, i % columns];
  return `(${(layers.length > 1 ? [Math.floor(i / columns / rows), ...inLayer] : inLayer).join(",")})`;
}

/** What stands at an element of a grid. */
export const faceAt = ({layers}: BoardOf<"grid">, element: string) => layers.flat().join("")[Number(element)] ?? " ";

function colouredEdge(t: Language, from: string, to: string, colour: string): string {
  const name = colour === "b" ? t.ui.colourB : colour === "r" ? t.ui.colourR : t.ui.colourG;
  return t(t.ui.colouredEdge, {colour: name, from, to});
}

const notations: [RegExp, (t: Language, parts: string[]) => string][] = [
  [
    /^(\d+): (\d+) > ([\d,]+)$/,
    (t, [index = "", from = "", kept = ""]) => t(t.ui.heapMove, {index, size: from, kept: kept.replaceAll(",", " + ")}),
  ],
  [
    /^(\d+): (\d+) \/ (\d+)$/,
    (t, [index = "", from = "", divisor = ""]) => t(t.ui.beadMove, {index, size: from, divisor}),
  ],
  [
    /^(\d+) - (\d+) \* (\d+) = (\d+)$/,
    (_, [larger, times, smaller, rest]) => `${larger} − ${times} × ${smaller} = ${rest}`,
  ],
  [
    /^(\d+): (\d+x\d+) > (\d+x\d+),(\d+x\d+)$/,
    (t, [index = "", from, one, two]) => t(t.ui.sheetMove, {index, size: size(from), one: size(one), two: size(two)}),
  ],
  [/^(\d+)>(\d+),(\d+)$/, (t, [from = "", one = "", two = ""]) => t(t.ui.intoHeaps, {from, heaps: t.list([one, two])})],
  [/^(\d+) > (\d+): (\d+)$/, (t, [from = "", to = "", count = ""]) => t(t.ui.countInto, {from, to, count})],
  [/^(\d+): (\d+)>(\d+)$/, (t, [index = "", from = "", to = ""]) => t(t.ui.tokenMove, {index, from, to})],
  [/^(\d+)>(\d+):([a-z])$/, (t, [from = "", to = "", letter = ""]) => t(t.ui.marbleMove, {from, to, letter})],
  [/^\+([a-z])$/, (t, [letter = ""]) => t(t.ui.letterMove, {letter})],
  [/^#(\d+)$/, (t, [general = ""]) => t(t.ui.generalMove, {general})],
  [/^(\d+)-(\d+)([brg])$/, (t, [from = "", to = "", colour = ""]) => colouredEdge(t, from, to, colour)],
  [/^(\d+)$/, (t, [vertex = ""]) => t(t.ui.vertexMove, {vertex})],
  [/^(\d+)-(\d+)$/, (t, [from = "", to = ""]) => t(t.ui.edgeMove, {from, to})],
  [/^((?:\(\d+(?:,\d+)+\)[HT],?)+)$/, (t, [list = ""]) => t(t.ui.turnCells, {cells: cellsIn(t, list)})],
  [/^((?:\(\d+(?:,\d+)+\),?)+)$/, (t, [list = ""]) => t(t.ui.cellsMove, {cells: cellsIn(t, list)})],
  [
    /^(\d+)>(\d+): (\d+)$/,
    (t, [from = "", to = "", count = ""]) => t(to === "0" ? t.ui.stepOff : t.ui.stepMove, {from, count}),
  ],
  [
    /^(?:(\d+)\/)?(\d+)>(\d+)$/,
    (t, [row, from = "", to = ""]) => (row ? t(t.ui.rowPieceMove, {row, from, to}) : t(t.ui.pieceMove, {from, to})),
  ],
  [/^pass$/, (t) => t.ui.pass],
  [/^x(\d+)$/, (t, [cell = ""]) => t(t.ui.crossMove, {cell})],
  [
    /^(\d+): (\d+) > (\d+) @\d+$/,
    (t, [index = "", from = "", kept = ""]) => t(t.ui.crossing, {index, size: from, kept}),
  ],
  [
    /^(\d+)\.\.(\d+)$/,
    (t, [from = "", to = ""]) => (from === to ? t(t.ui.takeOne, {index: from}) : t(t.ui.takeRun, {from, to})),
  ],
  [/^((?:\d+[HT],?)+)$/, (t, [list = ""]) => t(t.ui.coinsMove, {coins: t.list(list.match(/\d+/g) ?? [])})],
];

function sayPiece(t: Language, piece: string): string {
  for (const [notation, say] of notations) {
    const match = notation.exec(piece);
    if (match) return say(t, match.slice(1));
  }
  return piece;
}

const inComponent =
  (index: string | number, move: Sentence): Sentence =>
  (t) =>
    t(t.ui.inComponent, {index, move: move(t)});

/** A move as the engine writes it. */
export function sayText(text: string): Sentence {
  if (text.includes("; ")) return listed(text.split("; ").map(sayText));
  const [, index, rest = ""] = /^\((\d+)\) (.*)$/s.exec(text) ?? [];
  if (index) return inComponent(index, sayText(rest));
  return (t) => t.phrases(text.split(", ").map((piece) => sayPiece(t, piece)));
}

function cut(w: string, h: string, line: string): [string, string] {
  const [wide, high, at] = [BigInt(w), BigInt(h), BigInt(line)];
  const over = at - wide + 1n;
  return at < wide ? [`${at}×${high}`, `${wide - at}×${high}`] : [`${wide}×${over}`, `${wide}×${high - over}`];
}

/** Several moves that are made together. */
const listed =
  (moves: Sentence[]): Sentence =>
  (t) =>
    t.clauses(moves.map((move) => move(t)));

/** Where a piece stands, both counted from 1. */
function placeOf(board: BoardOf<"strip">, piece: number): {row: number; cell: string} {
  let before = 0;
  for (const [i, {pieces}] of board.rows.entries()) {
    const cell = pieces[piece - before];
    if (cell !== undefined) return {row: i + 1, cell};
    before += pieces.length;
  }
  return {row: 0, cell: ""};
}

/** A touch, whole or begun, on one board. */
export const sayTouch =
  (board: Board, touch: Touch): Sentence =>
  (t) => {
    const [first = "0", ...rest] = touch;
    const index = human(first);
    switch (board.kind) {
      case "heaps": {
        const from = board.sizes[Number(first)] ?? "";
        const into = board.into === undefined ? [] : touch.slice(board.into);
        if (into.length) return t(t.ui.intoHeaps, {from: index, heaps: t.list(into.map(human))});
        return rest.length ? t(t.ui.heapMove, {index, size: from, kept: rest.join(" + ")}) : t(t.ui.heap, {index});
      }
      case "row":
        return t(t.ui.coinsMove, {coins: t.list(touch.map(human))});
      case "grid": {
        const cells = t.list(touch.map((element) => cellOf(board, element)));
        return /[HT]/.test(faceAt(board, first)) ? t(t.ui.turnCells, {cells}) : t(t.ui.cellsMove, {cells});
      }
      case "graph": {
        if (board.touched === "vertices") return t(t.ui.vertexMove, {vertex: first});
        const [from = "", to = ""] = board.edges[Number(first)] ?? [];
        const colour = board.colours?.[Number(first)];
        if (colour) return colouredEdge(t, from, to, colour);
        return t(t.ui.edgeMove, {from, to});
      }
      case "dag": {
        const from = board.tokens[Number(first)] ?? "";
        return rest[0] ? t(t.ui.tokenMove, {index, from, to: rest[0]}) : t(t.ui.token, {index, vertex: from});
      }
      case "trie":
        return t(t.ui.letterMove, {letter: String.fromCharCode(97 + Number(first))});
      case "draft":
        return t(t.ui.generalMove, {general: index});
      case "sheet": {
        const {w = "0", h = "0"} = board.sheets[Number(first)] ?? {};
        if (rest[0] === undefined) return t(t.ui.sheet, {index});
        const [one, two] = cut(w, h, rest[0]);
        return t(t.ui.sheetMove, {index, size: `${w}×${h}`, one, two});
      }
      case "stairs": {
        if (rest[0] === undefined) return t(t.ui.step, {index});
        const count = BigInt(board.steps[Number(first)] ?? "0") - BigInt(rest[0]);
        return t(index === 1 ? t.ui.stepOff : t.ui.stepMove, {from: index, count: String(count)});
      }
      case "strip": {
        const {row, cell} = placeOf(board, Number(first));
        if (rest[0] === undefined) return t(t.ui.piece, {cell});
        const move = {row, from: cell, to: rest[0]};
        return t(board.rows.length > 1 ? t.ui.rowPieceMove : t.ui.pieceMove, move);
      }
      case "ring": {
        const size = board.edges[Number(first)] ?? "";
        return rest[0] === undefined ? t(t.ui.edge, {index, size}) : t(t.ui.crossing, {index, size, kept: rest[0]});
      }
      case "circle": {
        if (rest[0] === undefined) return t(t.ui.coin, {index});
        const to = ((Number(first) + Number(rest[0]) - 1) % places(board.runs)) + 1;
        return rest[0] === "1" ? t(t.ui.takeOne, {index}) : t(t.ui.takeRun, {from: index, to});
      }
    }
  };

/** A move of the position at hand: by the engine's notation where it is listed, else by its board. */
export function sayMove(answer: Answer | null, touch: Touch): Sentence {
  const name = touch.join(".");
  const known = answer?.moves.listed.find((m) => m.touch.join(".") === name);
  if (known) return sayText(known.text);
  if (answer?.board) return sayTouch(answer.board, touch);
  const board = answer?.components?.[Number(touch[0])]?.board;
  return board ? inComponent(human(touch[0]), sayTouch(board, touch.slice(1))) : () => name;
}

/** What has been settled of a move that has a part in each component; null where nothing has. */
export function sayChosen(answer: Answer, chosen: ReadonlyMap<string, Touch>): Sentence | null {
  return chosen.size ? listed([...chosen.values()].map((touch) => sayMove(answer, touch))) : null;
}
