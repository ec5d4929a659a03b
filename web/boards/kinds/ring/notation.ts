// Notation of a ring of numbered edges.
import {list, type Notation, single} from "../notation";

export const notation: Notation = {
  formats: {ring: () => [list("edge"), single("coin", {before: "@", defaultValue: "0"})]},
};
