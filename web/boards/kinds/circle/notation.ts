// Notation of coins in a circle.
import {flag, list, type Notation} from "../notation";

export const notation: Notation = {formats: {circle: () => [flag("whole", "ring "), list("run")]}};
