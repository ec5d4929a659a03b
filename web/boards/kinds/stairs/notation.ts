// Notation of stairs.
import type {BoardOf} from "../../input/touch";
import {list, type Notation} from "../notation";

export const notation: Notation<BoardOf<"stairs">> = {pieces: () => [list("step")]};
