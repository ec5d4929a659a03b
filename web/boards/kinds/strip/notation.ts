// Notations of strips: the numbers of the cells that have a piece, or the cells with letters for what stands on them.
import {cells, greatest, list, type Notation} from "../notation";

export const notation: Notation = {
  formats: {
    cells: () => [list("piece", {min: 1n, newItem: (all) => [String(greatest(all) + 1n)]})],
    strip: (letters) => [cells(`.${letters}`, {rows: false})],
    strips: (letters) => [cells(`.${letters}`, {equalRows: false})],
    "full-strips": (letters) => [cells(letters, {equalRows: false})],
  },
};
