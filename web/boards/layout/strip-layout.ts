// Where cells and pieces of a strip are drawn: long rows wrap, and of very long ones only the cells near a piece are shown.
import type {BoardOf} from "../hand/touch";

export type StripBoard = BoardOf<"strip">;

/** What lasts from one position to the next: the pieces' names, row by row, and how far a half-line has been seen. */
export interface Lasting {
  pieces: string[][];
  widths: string[];
}

const greater = (a: string, b: string) => (BigInt(a) > BigInt(b) ? a : b);

/** A piece that stays keeps its name; what has moved takes the name that is left over in its row. */
export function carry(
  before: {board: StripBoard; names: Lasting} | null,
  board: StripBoard,
  fresh: () => string,
): Lasting {
  const widths = board.rows.map(({width, pieces}, r) => {
    const old = before?.board.rows[r];
    const followed =
      old && pieces.length === old.pieces.length && pieces.filter((c, i) => c !== old.pieces[i]).length < 2;
    return followed ? greater(width, before?.names.widths[r] ?? width) : width;
  });
  const pieces = board.rows.map((row, r) => {
    const free = new Map<string, string[]>();
    before?.board.rows[r]?.pieces.forEach((cell, i) => {
      free.set(cell, [...(free.get(cell) ?? []), before.names.pieces[r]?.[i] ?? ""]);
    });
    const stayed = row.pieces.map((cell) => free.get(cell)?.shift() ?? null);
    const moved = [...free.values()].flat();
    return stayed.map((name) => name ?? moved.shift() ?? fresh());
  });
  return {pieces, widths};
}

export interface Cell {
  id: string;
  /** Null stands for cells left out. */
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

const longest = 100;
const most = 600;
const around = 2n;

/** The cells of a row that are shown, or too many of them. */
function shown(width: string, pieces: string[]): (string | null)[] {
  const all = BigInt(width);
  if (all <= longest) return Array.from({length: Number(all)}, (_, i) => String(i + 1));
  const near = new Set<bigint>([1n, 2n]);
  for (const piece of pieces.slice(0, most))
    for (let cell = BigInt(piece) - around; cell <= BigInt(piece) + 1n; cell++)
      if (cell >= 1n && cell <= all) near.add(cell);
  const cells: (string | null)[] = [];
  let last = 0n;
  for (const cell of [...near].sort((a, b) => (a < b ? -1 : 1))) {
    if (cell > last + 1n) cells.push(null);
    cells.push(String(cell));
    last = cell;
  }
  return cells;
}

const indexed = 22;
const between = 10;
/** How far the pieces on one cell stand out above each other, within the cell. */
const spread = 0.26;

/** Null where there is too much to draw. */
export function arrangeStrip(board: StripBoard, names: Lasting, fit: (count: number) => {step: number; room: number}) {
  const total = board.rows.reduce((sum, row) => sum + row.pieces.length, 0);
  if (total > most) return null;
  const rows = board.rows.map((row, r) => shown(names.widths[r] ?? row.width, row.pieces));
  if (rows.reduce((sum, row) => sum + row.length, 0) > most) return null;
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
        y: y + step / 2 + (step + indexed) * Math.floor(i / perLine),
      };
      cells.push({id: `c${r}.${cell ?? `e${i}`}`, cell, row: r, ...place});
      if (cell !== null) places.set(cell, place);
    });
    const first = pieces.length;
    const {pieces: on = [], faces = ""} = board.rows[r] ?? {};
    const below = new Map<string, number>();
    on.forEach((cell, i) => {
      const place = places.get(cell) ?? {x: 0, y: 0};
      const others = on.filter((other) => other === cell).length - 1;
      const k = below.get(cell) ?? 0;
      below.set(cell, k + 1);
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
    y += (step + indexed) * Math.max(1, Math.ceil(row.length / perLine)) + between;
  });
  const elided = rows.some((row) => row.includes(null));
  return {
    cells,
    pieces,
    starts,
    step,
    elided,
    width: 4 + step * Math.min(perLine, widest),
    height: Math.max(step, y - between),
  };
}
