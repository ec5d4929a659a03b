// Notation of strips.
import type {BoardOf} from "../../input/touch";
import {cells, greatest, list, type Notation} from "../notation";
import type {Piece} from "../pieces";

const stops = [list("piece", {min: 1n, newItem: (all) => [String(greatest(all) + 1n)]})];

/** Strips are written as the cells of their pieces, or as cells with letters for what stands on them. */
function pieces(_: BoardOf<"strip">, sample: string): readonly Piece[] {
  if (/^[brg/]+$/.test(sample)) return [cells("brg", {equalRows: false, rows: sample.includes("/")})];
  if (!sample.includes(".")) return stops;
  const letters = [...new Set(sample.replace(/[^a-z]/g, ""))].join("");
  return [cells(`.${letters}`, {equalRows: false, rows: sample.includes("/")})];
}

export const notation: Notation<BoardOf<"strip">> = {pieces};
