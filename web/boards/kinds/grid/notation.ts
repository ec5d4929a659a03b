// Notation of squared paper.
import type {BoardOf} from "../../input/touch";
import {cells, lastValues, list, type Notation} from "../notation";
import type {Piece} from "../pieces";

const lengths = [list("row", {min: 1n, runs: false, box: true, newItem: (all) => lastValues(all) ?? ["1"]})];
const squares = [cells(".#", {box: true})];

function pieces({layers}: BoardOf<"grid">, sample: string): readonly Piece[] {
  if (/[HT]/.test(sample)) return [cells("TH", {layers: sample.includes("|")})];
  if (layers[0]?.[0]?.startsWith("!")) return lengths;
  const letters = [...new Set(sample.replace(/\dx\d|[^a-z]/g, ""))].join("");
  return letters ? [cells(`.${letters}#`, {box: true})] : squares;
}

export const notation: Notation<BoardOf<"grid">> = {pieces};
