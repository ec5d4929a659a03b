// Marks of moves on strips.
import type {BoardOf, Touch} from "../../input/touch";
import {isDominoes} from "./faces";

type Strip = BoardOf<"strip">;

/** Returns the piece of a touch, and the cell that it goes to, as "c0.5". */
export function moveMarks({rows}: Strip, [piece, cell]: Touch): string[] {
  if (piece === undefined || cell === undefined) return [];
  const rowOfPieces = rows.flatMap(({pieces}, row) => pieces.map(() => row));
  // A piece may leave the strip.
  return [piece, ...(cell === "0" ? [] : [`c${rowOfPieces[Number(piece)]}.${cell}`])];
}

/** Returns the pieces that stand no more where they stood. */
function movedPieces(before: Strip, after: Strip): string[] {
  const placesOf = ({rows}: Strip) =>
    rows.flatMap(({pieces, faces}, r) => pieces.map((cell, i) => `${r}.${cell} ${faces[i]}`));
  const remaining = placesOf(after);
  return placesOf(before).flatMap((place, piece) => {
    const at = remaining.indexOf(place);
    if (at >= 0) remaining.splice(at, 1);
    return at < 0 ? [String(piece)] : [];
  });
}

/** Returns the dominoes that have toppled, from one end of the row; or the pieces that have moved, and where to. */
export function changedMarks(before: Strip, touch: Touch, after: Strip): string[] {
  if (!isDominoes(before)) return [...moveMarks(before, touch), ...movedPieces(before, after)];
  const count = (board: Strip) => board.rows.reduce((sum, {pieces}) => sum + pieces.length, 0);
  const fallen = count(before) - count(after);
  const first = touch[1] === "1" ? 0 : count(after);
  return Array.from({length: fallen}, (_, i) => String(first + i));
}

/** Returns the pieces that have come to a cell, and the cells, as "c0.5", that a piece has left. */
export function changedPlaces(before: Strip, after: Strip): string[] {
  let element = 0;
  // A row that has gone had pieces to the last.
  const removedRows = before.rows.slice(after.rows.length).map(() => ({width: "0", pieces: [], faces: ""}));
  return [...after.rows, ...removedRows].flatMap(({width, pieces, faces}, r) => {
    const unmatched = new Map<string, number>();
    const oldRow = before.rows[r];
    oldRow?.pieces.forEach((cell, i) => {
      const key = `${cell} ${oldRow.faces[i]}`;
      unmatched.set(key, (unmatched.get(key) ?? 0) + 1);
    });
    const marks: string[] = [];
    pieces.forEach((cell, i) => {
      const key = `${cell} ${faces[i]}`;
      const count = unmatched.get(key) ?? 0;
      if (count) unmatched.set(key, count - 1);
      else marks.push(String(element));
      element++;
    });
    // If only what stood behind the last piece has gone, with its cells, that piece is marked.
    const isShorter = pieces.length > 0 && Number(width) < Number(oldRow?.width ?? 0);
    if (isShorter && marks.length === 0) marks.push(String(element - 1));
    for (const [name, count] of unmatched) if (count) marks.push(`c${r}.${name.split(" ")[0]}`);
    return marks;
  });
}
