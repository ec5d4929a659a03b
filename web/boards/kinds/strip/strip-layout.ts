// Layout of the cells and pieces of a strip. Long rows wrap; of very long ones only the cells near a piece are shown.
import type {BoardOf} from "../../input/touch";

export type StripBoard = BoardOf<"strip">;

/**
 * State kept from one position to the next: the names of the pieces, row by row, and the largest width of each row so
 * far.
 */
export interface StripMemory {
  pieces: string[][];
  widths: string[];
}

const greater = (a: string, b: string) => (BigInt(a) > BigInt(b) ? a : b);

/**
 * Names the pieces of the next position: one that stays keeps its name, one that has moved takes a name left over in
 * its row.
 */
export function carryOver(
  previous: {board: StripBoard; names: StripMemory} | null,
  board: StripBoard,
  createName: () => string,
): StripMemory {
  const widths = board.rows.map(({width, pieces}, r) => {
    const oldRow = previous?.board.rows[r];
    const isContinued =
      oldRow && pieces.length === oldRow.pieces.length && pieces.filter((c, i) => c !== oldRow.pieces[i]).length < 2;
    return isContinued ? greater(width, previous?.names.widths[r] ?? width) : width;
  });
  const pieces = board.rows.map((row, r) => {
    const freeNames = new Map<string, string[]>();
    previous?.board.rows[r]?.pieces.forEach((cell, i) => {
      freeNames.set(cell, [...(freeNames.get(cell) ?? []), previous.names.pieces[r]?.[i] ?? ""]);
    });
    const names = row.pieces.map((cell) => freeNames.get(cell)?.shift() ?? null);
    const leftOver = [...freeNames.values()].flat();
    return names.map((name) => name ?? leftOver.shift() ?? createName());
  });
  return {pieces, widths};
}

export interface Cell {
  id: string;
  /** Null for cells that are left out. */
  cell: string | null;
  row: number;
  x: number;
  y: number;
}
export interface Piece {
  id: string;
  element: string;
  cell: string;
  face: string;
  row: number;
  x: number;
  y: number;
}

const maxWholeRow = 100;
const maxElements = 600;
const cellsAround = 2n;

/**
 * Lists the cells of a row that are shown; null stands for those left out. The result may have more than `maxElements`.
 */
function visibleCells(width: string, pieces: string[]): (string | null)[] {
  const count = BigInt(width);
  if (count <= maxWholeRow) return Array.from({length: Number(count)}, (_, i) => String(i + 1));
  const visible = new Set<bigint>([1n, 2n]);
  for (const piece of pieces.slice(0, maxElements))
    for (let cell = BigInt(piece) - cellsAround; cell <= BigInt(piece) + 1n; cell++)
      if (cell >= 1n && cell <= count) visible.add(cell);
  const cells: (string | null)[] = [];
  let previous = 0n;
  for (const cell of [...visible].sort((a, b) => (a < b ? -1 : 1))) {
    if (cell > previous + 1n) cells.push(null);
    cells.push(String(cell));
    previous = cell;
  }
  return cells;
}

const indexHeight = 22;
const rowGap = 10;
/** Room that several pieces on one cell take vertically, as a fraction of the step. */
const spread = 0.26;

/** Returns null if there is too much to draw. */
export function arrangeStrip(
  board: StripBoard,
  names: StripMemory,
  fit: (count: number) => {step: number; room: number},
) {
  const total = board.rows.reduce((sum, row) => sum + row.pieces.length, 0);
  if (total > maxElements) return null;
  const rows = board.rows.map((row, r) => visibleCells(names.widths[r] ?? row.width, row.pieces));
  if (rows.reduce((sum, row) => sum + row.length, 0) > maxElements) return null;
  const widest = Math.max(1, ...rows.map((row) => row.length));
  const {step, room} = fit(widest);
  const perLine = Math.max(4, Math.floor(room / step));
  const [cells, pieces, starts]: [Cell[], Piece[], number[]] = [[], [], []];
  let y = 2;
  rows.forEach((row, r) => {
    starts.push(y + step / 2);
    const places = new Map<string, {x: number; y: number}>();
    row.forEach((cell, i) => {
      const place = {
        x: 2 + step * ((i % perLine) + 0.5),
        y: y + step / 2 + (step + indexHeight) * Math.floor(i / perLine),
      };
      cells.push({id: `c${r}.${cell ?? `e${i}`}`, cell, row: r, ...place});
      if (cell !== null) places.set(cell, place);
    });
    const first = pieces.length;
    const {pieces: rowPieces = [], faces = ""} = board.rows[r] ?? {};
    const placed = new Map<string, number>();
    rowPieces.forEach((cell, i) => {
      const place = places.get(cell) ?? {x: 0, y: 0};
      const others = rowPieces.filter((other) => other === cell).length - 1;
      const k = placed.get(cell) ?? 0;
      placed.set(cell, k + 1);
      const rise = others && spread * step * (0.5 - k / others);
      const at = {x: place.x, y: place.y + rise};
      pieces.push({
        id: names.pieces[r]?.[i] ?? "",
        element: String(first + i),
        cell,
        face: faces[i] ?? "o",
        row: r,
        ...at,
      });
    });
    y += (step + indexHeight) * Math.max(1, Math.ceil(row.length / perLine)) + rowGap;
  });
  const isElided = rows.some((row) => row.includes(null));
  return {
    cells,
    pieces,
    starts,
    step,
    elided: isElided,
    width: 4 + step * Math.min(perLine, widest),
    height: Math.max(step, y - rowGap),
  };
}
