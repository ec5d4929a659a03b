// Notations of squared paper.
import {cells, lastValues, list, type Notation} from "../notation";

const lengths = [list("row", {min: 1n, runs: false, box: true, newItem: (all) => lastValues(all) ?? ["1"]})];

export const notation: Notation = {
  formats: {
    squares: (letters) => [cells(`.${letters}#`, {box: true})],
    "row-lengths": () => lengths,
    "coin-grid": () => [cells("TH")],
    "coin-layers": () => [cells("TH", {layers: true})],
  },
};
