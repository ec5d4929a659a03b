// Reasons under misere play: tame positions, quotients, theorems and tables.
import {formatProduct} from "../../ui/numbers";
import {truncateTerms} from "../facts";
import type {Modules, ReasonModule} from "./reason";

interface TameFacts {
  values?: string[];
  sum: string;
  big: string;
}

/**
 * Nim heaps that the position resembles under misère play: one for each part; or two heaps for a pair (0 or 1, above 1)
 * that no single heap has.
 */
function similarHeaps({values, sum, big}: TameFacts): string[] {
  if (values !== undefined) return values;
  return big === "yes" && BigInt(sum) < 2n ? ["2", sum === "0" ? "2" : "3"] : [sum];
}

const tame = {
  chain: {terms: ({values}) => values},
  derivedFacts: (facts) => ({heaps: truncateTerms(similarHeaps(facts), ", ")}),
} satisfies ReasonModule<TameFacts>;

export const misere = {
  "misere-nim": {...tame, keyInPart: "misere-nim-within"},
  "misere-nim-within": tame,
  tame: {},
  wild: {isShownByMoves: true},
  "wild-within": {},
  quotient: {chain: {terms: ({values}) => values, operator: " · ", format: formatProduct}},
  "misere-theorem": {isShownByMoves: true},
  "state-table": {isShownByMoves: true},
} satisfies Modules;
