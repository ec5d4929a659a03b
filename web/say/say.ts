// Moves in words. The engine's own notation of a move is read and said in the reader's language.

import type {Board, BoardOf, Touch} from "../boards/hand/touch";
import {places} from "../boards/layout/round";
import type {Answer} from "../engine/types";
import {fill, type Lang, ui, type Words} from "../text";

type Facts = Record<string, string | number>;

const both = (words: Words, facts: Facts): Words => {
  const listed = Object.entries(facts).map(([name, fact]) => [name, String(fact).replaceAll(", ", "、")]);
  return {en: fill(words, "en", facts), zh: fill(words, "zh", Object.fromEntries(listed))};
};
const bare = (text: string): Words => ({en: text, zh: text});
const human = (index: string | undefined) => Number(index ?? 0) + 1;
const size = (sheet: string | undefined) => (sheet ?? "").replace("x", "×");

const spaced = (cells: string) => cells.replaceAll("),(", "), (");

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

function colouredEdge(from: string, to: string, colour: string): Words {
  const name = colour === "b" ? ui.colourB : colour === "r" ? ui.colourR : ui.colourG;
  const said = (lang: Lang) => fill(ui.colouredEdge, lang, {colour: name[lang], from, to});
  return {en: said("en"), zh: said("zh")};
}

const notations: [RegExp, (parts: string[]) => Words][] = [
  [
    /^(\d+): (\d+) > ([\d,]+)$/,
    ([index = "", from = "", kept = ""]) => both(ui.heapMove, {index, size: from, kept: kept.replaceAll(",", " + ")}),
  ],
  [
    /^(\d+): (\d+) \/ (\d+)$/,
    ([index = "", from = "", divisor = ""]) => both(ui.beadMove, {index, size: from, divisor}),
  ],
  [
    /^(\d+) - (\d+) \* (\d+) = (\d+)$/,
    ([larger, times, smaller, rest]) => bare(`${larger} − ${times} × ${smaller} = ${rest}`),
  ],
  [
    /^(\d+): (\d+x\d+) > (\d+x\d+),(\d+x\d+)$/,
    ([index = "", from, one, two]) => both(ui.sheetMove, {index, size: size(from), one: size(one), two: size(two)}),
  ],
  [/^(\d+)>(\d+),(\d+)$/, ([from = "", one = "", two = ""]) => both(ui.intoHeaps, {from, heaps: `${one}, ${two}`})],
  [/^(\d+) > (\d+): (\d+)$/, ([from = "", to = "", count = ""]) => both(ui.countInto, {from, to, count})],
  [/^(\d+): (\d+)>(\d+)$/, ([index = "", from = "", to = ""]) => both(ui.tokenMove, {index, from, to})],
  [/^(\d+)>(\d+):([a-z])$/, ([from = "", to = "", letter = ""]) => both(ui.marbleMove, {from, to, letter})],
  [/^\+([a-z])$/, ([letter = ""]) => both(ui.letterMove, {letter})],
  [/^#(\d+)$/, ([general = ""]) => both(ui.generalMove, {general})],
  [/^(\d+)-(\d+)([brg])$/, ([from = "", to = "", colour = ""]) => colouredEdge(from, to, colour)],
  [/^(\d+)$/, ([vertex = ""]) => both(ui.vertexMove, {vertex})],
  [/^(\d+)-(\d+)$/, ([from = "", to = ""]) => both(ui.edgeMove, {from, to})],
  [/^((?:\(\d+(?:,\d+)+\)[HT],?)+)$/, ([list = ""]) => both(ui.turnCells, {cells: spaced(list.replace(/[HT]/g, ""))})],
  [/^((?:\(\d+(?:,\d+)+\),?)+)$/, ([list = ""]) => both(ui.cellsMove, {cells: spaced(list)})],
  [
    /^(\d+)>(\d+): (\d+)$/,
    ([from = "", to = "", count = ""]) => both(to === "0" ? ui.stepOff : ui.stepMove, {from, count}),
  ],
  [
    /^(?:(\d+)\/)?(\d+)>(\d+)$/,
    ([row, from = "", to = ""]) => (row ? both(ui.rowPieceMove, {row, from, to}) : both(ui.pieceMove, {from, to})),
  ],
  [/^pass$/, () => ui.pass],
  [/^x(\d+)$/, ([cell = ""]) => both(ui.crossMove, {cell})],
  [/^(\d+): (\d+) > (\d+) @\d+$/, ([index = "", from = "", kept = ""]) => both(ui.crossing, {index, size: from, kept})],
  [
    /^(\d+)\.\.(\d+)$/,
    ([from = "", to = ""]) => (from === to ? both(ui.takeOne, {index: from}) : both(ui.takeRun, {from, to})),
  ],
  [/^((?:\d+[HT],?)+)$/, ([list = ""]) => both(ui.coinsMove, {coins: list.replace(/[HT]/g, "").replaceAll(",", ", ")})],
];

function sayPiece(piece: string): Words {
  for (const [notation, say] of notations) {
    const match = notation.exec(piece);
    if (match) return say(match.slice(1));
  }
  return bare(piece);
}

export function sayText(text: string): Words {
  if (text.includes("; ")) return listed(text.split("; ").map(sayText));
  const component = /^\((\d+)\) (.*)$/s.exec(text);
  if (component) {
    const [, index = "", rest = ""] = component;
    const said = sayText(rest);
    const inside = (lang: Lang) => fill(ui.inComponent, lang, {index, move: said[lang]});
    return {en: inside("en"), zh: inside("zh")};
  }
  const said = text.split(", ").map(sayPiece);
  const joined = (lang: Lang) => said.map((s) => s[lang]).join(lang === "zh" ? "，" : ", ");
  return {en: joined("en"), zh: joined("zh")};
}

function cut(w: string, h: string, line: string): [string, string] {
  const [wide, high, at] = [BigInt(w), BigInt(h), BigInt(line)];
  const over = at - wide + 1n;
  return at < wide ? [`${at}×${high}`, `${wide - at}×${high}`] : [`${wide}×${over}`, `${wide}×${high - over}`];
}

/** Several moves that are made together. */
export const listed = (moves: Words[]): Words => ({
  en: moves.map((m) => m.en).join("; "),
  zh: moves.map((m) => m.zh).join("；"),
});

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
export function sayTouch(board: Board, touch: Touch): Words {
  const [first = "0", ...rest] = touch;
  const index = human(first);
  switch (board.kind) {
    case "heaps": {
      const from = board.sizes[Number(first)] ?? "";
      const into = board.into === undefined ? [] : touch.slice(board.into);
      if (into.length) return both(ui.intoHeaps, {from: index, heaps: into.map(human).join(", ")});
      return rest.length ? both(ui.heapMove, {index, size: from, kept: rest.join(" + ")}) : both(ui.heap, {index});
    }
    case "row":
      return both(ui.coinsMove, {coins: touch.map(human).join(", ")});
    case "grid": {
      const cells = touch.map((element) => cellOf(board, element)).join(", ");
      return /[HT]/.test(faceAt(board, first)) ? both(ui.turnCells, {cells}) : both(ui.cellsMove, {cells});
    }
    case "graph": {
      if (board.touched === "vertices") return both(ui.vertexMove, {vertex: first});
      const [from = "", to = ""] = board.edges[Number(first)] ?? [];
      const colour = board.colours?.[Number(first)];
      if (colour) return colouredEdge(from, to, colour);
      return both(ui.edgeMove, {from, to});
    }
    case "dag": {
      const from = board.tokens[Number(first)] ?? "";
      return rest[0] ? both(ui.tokenMove, {index, from, to: rest[0]}) : both(ui.token, {index, vertex: from});
    }
    case "trie":
      return both(ui.letterMove, {letter: String.fromCharCode(97 + Number(first))});
    case "draft":
      return both(ui.generalMove, {general: index});
    case "sheet": {
      const {w = "0", h = "0"} = board.sheets[Number(first)] ?? {};
      if (rest[0] === undefined) return both(ui.sheet, {index});
      const [one, two] = cut(w, h, rest[0]);
      return both(ui.sheetMove, {index, size: `${w}×${h}`, one, two});
    }
    case "stairs": {
      if (rest[0] === undefined) return both(ui.step, {index});
      const count = BigInt(board.steps[Number(first)] ?? "0") - BigInt(rest[0]);
      return both(index === 1 ? ui.stepOff : ui.stepMove, {from: index, count: String(count)});
    }
    case "strip": {
      const {row, cell} = placeOf(board, Number(first));
      if (rest[0] === undefined) return both(ui.piece, {cell});
      const move = {row, from: cell, to: rest[0]};
      return both(board.rows.length > 1 ? ui.rowPieceMove : ui.pieceMove, move);
    }
    case "ring": {
      const size = board.edges[Number(first)] ?? "";
      return rest[0] === undefined ? both(ui.edge, {index, size}) : both(ui.crossing, {index, size, kept: rest[0]});
    }
    case "circle": {
      if (rest[0] === undefined) return both(ui.coin, {index});
      const to = ((Number(first) + Number(rest[0]) - 1) % places(board.runs)) + 1;
      return rest[0] === "1" ? both(ui.takeOne, {index}) : both(ui.takeRun, {from: index, to});
    }
  }
}

/** A move of the position at hand: by the engine's notation where it is listed, else by its board. */
export function sayMove(answer: Answer | null, touch: Touch): Words {
  const name = touch.join(".");
  const listed = answer?.moves.listed.find((m) => m.touch.join(".") === name);
  if (listed) return sayText(listed.text);
  if (answer?.board) return sayTouch(answer.board, touch);
  const board = answer?.components?.[Number(touch[0])]?.board;
  if (!board) return bare(name);
  const said = sayTouch(board, touch.slice(1));
  const inside = (lang: Lang) => fill(ui.inComponent, lang, {index: human(touch[0]), move: said[lang]});
  return {en: inside("en"), zh: inside("zh")};
}

/** What has been settled of a move that has a part in each component; null where nothing has. */
export function sayChosen(answer: Answer, chosen: ReadonlyMap<string, Touch>): Words | null {
  return chosen.size ? listed([...chosen.values()].map((touch) => sayMove(answer, touch))) : null;
}
