// Notation of coins in a circle.
import type {BoardOf} from "../../input/touch";
import {flag, list, type Notation} from "../notation";

export const notation: Notation<BoardOf<"circle">> = {pieces: () => [flag("whole", "ring "), list("run")]};
