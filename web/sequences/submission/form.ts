// Closed form as an expression of n, in either language.
import type {Fit} from "../patterns/fit";

interface Spelling {
  /** Operator of division rounded down. */
  quotient: string;
  zeros(m: string): string;
  ones(m: string): string;
  high(m: string): string;
}

export const spellings = {
  cpp: {
    quotient: "/",
    zeros: (m) => `__builtin_ctzll(${m})`,
    ones: (m) => `__builtin_popcountll(${m})`,
    high: (m) => `63 - __builtin_clzll(${m})`,
  },
  py: {
    quotient: "//",
    zeros: (m) => `(${m} & -${m}).bit_length() - 1`,
    ones: (m) => `bin(${m}).count("1")`,
    high: (m) => `${m}.bit_length() - 1`,
  },
} satisfies Record<string, Spelling>;

const plus = (text: string, by: number) => (by === 0 ? text : `${text} ${by > 0 ? "+" : "-"} ${Math.abs(by)}`);

/** Returns null for a form that programs do not contain. */
export function expression({kind, facts}: Fit, {quotient, zeros, ones, high}: Spelling): string | null {
  const number = (name: string) => Number(facts[name] ?? 0);
  const m = number("shift") === 0 ? "n" : `(${plus("n", number("shift"))})`;
  const low = `(${m} & -${m})`;
  const added = (text: string) => plus(text, number("added"));
  switch (kind) {
    case "constant":
      return String(number("c"));
    case "identity":
      return "n";
    case "modulo":
      return `${m} % ${number("m")}`;
    case "quotient":
      return `${m} ${quotient} ${number("k")}`;
    case "xor":
      return `n ^ ${number("c")}`;
    case "and":
      return `n & ${number("c")}`;
    case "or":
      return `n | ${number("c")}`;
    case "gray":
      return added(`(${m} ^ (${m} >> 1))`);
    case "dividing2":
      return added(zeros(m));
    case "lowBit":
      return added(low);
    case "odd":
      return added(`${m} ${quotient} ${low}`);
    case "halfOdd":
      return added(`${m} ${quotient} ${low} ${quotient} 2`);
    case "ones":
      return added(ones(m));
    case "parity":
      return added(`${ones(m)} % 2`);
    case "highBit":
      return added(high(m));
    default:
      return null;
  }
}
