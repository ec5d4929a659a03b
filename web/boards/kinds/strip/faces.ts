// Faces of the pieces on strips.
import type {BoardOf} from "../../input/touch";

/** CSS classes of dominoes, which either player or both may topple. */
export const dominoClasses: Record<string, string> = {b: " left", r: " right", g: " both"};

/** Returns true if every cell is covered by a piece, so that the pieces are dominoes. */
export const isDominoes = ({mover, rows}: BoardOf<"strip">) =>
  mover !== undefined &&
  rows.every(
    ({width, pieces, faces}) => Number(width) === pieces.length && [...faces].every((face) => face in dominoClasses),
  );
