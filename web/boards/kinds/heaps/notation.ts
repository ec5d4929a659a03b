// Notation of heaps.
import type {BoardOf} from "../../input/touch";
import {flag, lastValues, list, type Notation, single} from "../notation";
import type {Piece} from "../pieces";

const heaps = [list("heap", {brackets: true, limitsCount: true})];
const boxes = [
  list("box", {
    columns: ["stones", "size"],
    between: "/",
    runs: false,
    newItem: (all) => lastValues(all) ?? ["1", "8"],
  }),
];
const spent = [list("heap", {columns: ["taken"], between: "/", extent: "open"})];
const capped = [single("heap"), single("cap", {before: "/", initialValue: "1"})];

function pieces({cap, taken, pass}: BoardOf<"heaps">, sample: string): readonly Piece[] {
  if (cap !== undefined) return capped;
  if (taken) return spent;
  if (pass !== undefined) return [list("heap"), flag("pass", "/pass")];
  return sample.includes("/") ? boxes : heaps;
}

export const notation: Notation<BoardOf<"heaps">> = {pieces};
