// Reasons by values that are no nimbers: sums of numbers, means, stops, and who is ahead.
import type {Language} from "../../text";
import type {Modules, PlainForms, ReasonModule} from "./reason";

const sum = {
  chain: {terms: ({values}) => values, operator: " + "},
  wordsKey: ({sum}) => (sum === "loony" ? "loony-sum" : ""),
} satisfies ReasonModule<{values: string[]; sum: string}>;

/** Says who has spare moves, whoever wins. */
const spareMoves = (form: "left" | "right" | "level") => ({
  plain: (_: unknown, __: unknown, {plain}: Language<"plain">): PlainForms => ({
    won: [plain[form]],
    lost: [plain[form]],
    always: true,
  }),
});

export const numbers = {
  "sum-of-numbers": sum,
  means: sum,
  "means-open": {...sum, role: "remark"},
  "number-left": spareMoves("left"),
  "number-left-star": spareMoves("left"),
  "number-right": spareMoves("right"),
  "number-right-star": spareMoves("right"),
  "number-zero": spareMoves("level"),
  "number-star": {},
  "value-left": {},
  "value-right": {},
  "value-first": {},
  "stops-left": {},
  "stops-right": {},
  "stops-first": {},
} satisfies Modules;
