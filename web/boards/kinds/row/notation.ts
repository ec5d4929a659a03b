// Notation of a row of coins.
import {cells, type Notation} from "../notation";

export const notation: Notation = {formats: {coins: () => [cells("TH", {rows: false})]}};
