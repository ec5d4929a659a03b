// Reasons by what is known of each component, under the conventions sj and every.
import type {Modules} from "./reason";

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
} satisfies Modules;
