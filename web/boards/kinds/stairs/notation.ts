// Notation of stairs.
import {list, type Notation} from "../notation";

export const notation: Notation = {formats: {steps: () => [list("step")]}};
