// Reasons by what is known of each component, under conventions other than normal and misère play.
import type {FactsOf, Modules} from "./reason";

const components = ({parts, omitted}: FactsOf<"selective">) => ({components: String(parts.length + Number(omitted))});

export const conventions = {
  sj: {chain: {terms: ({parts}) => parts.map(({value}) => value)}},
  "sj-agrees": {},
  "sj-differs": {},
  every: {
    // The parity of the number of moves decides who makes the last one.
    plain: ({facts: {parts, longest}}, _, {plain}) => ({
      won: parts.length === 1 ? [plain.everyOneOdd] : [plain.everyOdd],
      lost: parts.length === 1 ? [plain.everyOneEven] : [plain.everyEven],
      facts: {longest, count: longest},
      always: true,
    }),
  },
  selective: {
    derivedFacts: components,
    plain: ({facts: {parts}}, _, {plain}) =>
      parts.length === 1 ? null : {won: [plain.selectiveWon], lost: [plain.selectiveLost]},
  },
  conjunctive: {
    plain: ({facts: {shortest}}, _, {plain}) => ({
      won: [plain.everyOneOdd],
      lost: [plain.everyOneEven],
      facts: {longest: shortest, count: shortest},
      always: true,
    }),
  },
  "keep-one": {
    derivedFacts: components,
    plain: ({facts: {parts}}, _, {plain}) =>
      parts.length === 1 ? null : {won: [plain.keepOneWon], lost: [plain.keepOneLost]},
  },
} satisfies Modules;
