// Notations of heaps.
import {flag, lastValues, list, type Notation, single} from "../notation";

const boxes = list("box", {
  columns: ["stones", "size"],
  between: "/",
  runs: false,
  newItem: (all) => lastValues(all) ?? ["1", "8"],
});

export const notation: Notation = {
  formats: {
    heaps: () => [list("heap", {brackets: true, limitsCount: true})],
    boxes: () => [boxes],
    "capped-heap": () => [single("heap"), single("cap", {before: "/", initialValue: "1"})],
    "spent-heaps": () => [list("heap", {columns: ["taken"], between: "/", extent: "open"})],
    "pass-heaps": () => [list("heap"), flag("pass", "/pass")],
  },
};
