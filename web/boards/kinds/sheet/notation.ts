// Notation of sheets of squared paper.
import {lastValues, list, type Notation} from "../notation";

const sheets = [
  list("sheet", {
    columns: ["width", "height"],
    between: "x",
    min: 1n,
    runs: false,
    newItem: (all) => lastValues(all) ?? ["2", "2"],
  }),
];

export const notation: Notation = {formats: {sheets: () => sheets}};
