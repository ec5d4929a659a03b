// Faces of the cells of squared paper.
import type {BoardOf} from "../../input/touch";

type Grid = BoardOf<"grid">;

/** Returns the character at an element. */
export const faceAt = ({layers}: Grid, element: string) => layers.flat().join("")[Number(element)] ?? " ";

/** Returns true if a touch is the steps of one piece, in order, and not a set of cells. */
export const hasPieces = ({layers}: Grid) => layers.some((rows) => rows.some((row) => /[xo]/.test(row)));
