// Notation of a row of coins.
import type {BoardOf} from "../../input/touch";
import {cells, type Notation} from "../notation";

export const notation: Notation<BoardOf<"row">> = {pieces: () => [cells("TH", {rows: false})]};
