// Reasons by reductions of a graph: the colon principle, fusion, and rings.
import type {Language} from "../../text";
import {stalksOf} from "../facts";
import type {Modules, PlainForms} from "./reason";

/** The drawing counts like single stalks, which the winner brings into balance. */
const stalkForms = (_: unknown, __: unknown, {plain}: Language<"plain">): PlainForms => ({
  won: [plain.stalksUnbalanced],
  lost: [plain.stalksBalanced],
});

export const hackenbush = {
  colon: {
    wordsKey: ({vertex}) => (vertex === "ground" ? "colon-ground" : ""),
    chain: {terms: stalksOf},
    derivedFacts: ({vertex, value}): Record<string, string> => (vertex === "ground" ? {sum: value} : {}),
    balance: ({vertex, value}) => (vertex === "ground" ? value : undefined),
    plain: stalkForms,
  },
  fusion: {plain: stalkForms},
  ring: {plain: stalkForms},
  floating: {role: "remark"},
} satisfies Modules;
