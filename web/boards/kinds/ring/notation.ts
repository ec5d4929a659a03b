// Notation of a ring of numbered edges.
import type {BoardOf} from "../../input/touch";
import {list, type Notation, single} from "../notation";

export const notation: Notation<BoardOf<"ring">> = {
  pieces: () => [list("edge"), single("coin", {before: "@", defaultValue: "0"})],
};
