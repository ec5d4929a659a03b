// Reasons by nim-sums: of values, of heads, of the heaps in certain places, and of the digits in Moore's columns.
import {isPartialSum} from "../facts";
import {balanceForms} from "./balance";
import type {Modules, ReasonModule} from "./reason";

type SumFacts = {parts: string[]; values: string[]; sum: string; omitted: string; within?: string};

/** Nim-sum of the values of some parts. */
const sum = {
  chain: {terms: ({values}) => values},
  wordsKey: ({sum}) => (sum === "loony" ? "loony-sum" : ""),
  balance: ({sum}) => sum,
  plain: balanceForms,
} satisfies ReasonModule<SumFacts>;

export const sums = {
  "nim-sum": {
    ...sum,
    wordsKey: (facts) => {
      if (facts.sum === "loony") return "loony-sum";
      if (facts.parts.length === 0) return "nim-sum-empty";
      if (isPartialSum(facts)) return "nim-sum-unknown";
      if (facts.within !== undefined) return "nim-sum-within";
      return facts.sum === "0" ? "nim-sum-zero" : "";
    },
    saysBalance: true,
  },
  sum,
  heads: sum,
  tartan: sum,
  "odd-steps": sum,
  "odd-gaps": sum,
  "odd-lines": sum,
  "loopy-sum": {chain: {terms: ({values}) => values, operator: " + "}},
  twins: {plain: (_, __, {plain}) => ({won: [plain.unbalanced], lost: [plain.pairs]})},
  columns: {namesWinner: true},
  "columns-zero": {namesWinner: true},
} satisfies Modules;
