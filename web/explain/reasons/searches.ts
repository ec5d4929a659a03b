// Reasons that state how much was searched, and what for.
import type {Modules} from "./reason";

export const searches = {
  search: {role: "remark", isShownByMoves: true},
  "search-winner": {role: "remark"},
  "search-checked": {role: "remark"},
  "search-moves": {role: "remark"},
  limit: {role: "remark"},
  "winning-move": {},
} satisfies Modules;
