// Reasons for single values: the mex of the options, and a proved period.
import type {Modules} from "./reason";

export const values = {
  mex: {
    wordsKey: ({groups}) => (groups.some(({value}) => value === "loony") ? "mex-loony" : ""),
    isShownByMoves: true,
  },
  "loopy-mex": {isShownByMoves: true},
  infinity: {isShownByMoves: true},
  period: {
    plain: (_, __, {plain}) => ({won: [plain.asHeap], lost: [plain.asHeap], withMoves: true, always: true}),
  },
  "period-saltus": {},
} satisfies Modules;
