// Closed forms of the value of a heap, and those that a table suggests.
import type {Values} from "../period";
import type {Claim, ClaimKind} from "./fit";
import {trainingLength} from "./fit";
import {beatty, dividing, highBit, lowBit, lower, modulo, odd, ones, root, upper, zeckendorf} from "./integers";

interface Base {
  kind: ClaimKind;
  /** Notation for an argument such as n or (n + 1). */
  notation(argument: string): string;
  at(m: number): number;
  repeats?: Claim["repeats"];
  /** Numbers in the OEIS by what is added to n and to the value, such as "1,0". */
  oeis?: Record<string, string>;
}

const withoutParentheses = (argument: string) => argument.replace(/^\((.*)\)$/, "$1");
const functionCall = (name: string) => (argument: string) => `${name}(${withoutParentheses(argument)})`;
const nanBelowZero = (m: number, value: number) => (m < 0 ? Number.NaN : value);

/** Closed forms to try with a small number added to n and another to the value. */
const bases: Base[] = [
  {
    ...{kind: "dividing2", notation: functionCall("v₂"), at: (m) => dividing(m, 2)},
    oeis: {"0,0": "A007814", "0,1": "A001511"},
  },
  {kind: "dividing3", notation: functionCall("v₃"), at: (m) => dividing(m, 3), oeis: {"0,0": "A007949"}},
  {kind: "lowBit", notation: (m) => `2^v₂(${withoutParentheses(m)})`, at: lowBit, oeis: {"0,0": "A006519"}},
  {kind: "odd", notation: functionCall("odd"), at: odd, oeis: {"0,0": "A000265"}},
  {
    ...{kind: "halfOdd", notation: (m) => `(odd(${withoutParentheses(m)}) − 1) / 2`, at: (m) => (odd(m) - 1) / 2},
    oeis: {"1,0": "A025480", "0,1": "A003602"},
  },
  {kind: "ones", notation: functionCall("ones"), at: ones, oeis: {"0,0": "A000120"}},
  {
    kind: "parity",
    notation: (m) => `ones(${withoutParentheses(m)}) mod 2`,
    at: (m) => ones(m) % 2,
    oeis: {"0,0": "A010060"},
  },
  {kind: "highBit", notation: (m) => `⌊log₂ ${m}⌋`, at: highBit, oeis: {"0,0": "A000523"}},
  {
    ...{kind: "root", notation: (m) => `⌊√${m}⌋`, at: (m) => (m < 0 ? Number.NaN : Number(root(BigInt(m))))},
    oeis: {"0,0": "A000196"},
  },
  {
    kind: "golden",
    notation: (m) => `⌊φ·${m}⌋`,
    at: (m) => nanBelowZero(m, lower(Math.max(0, m))),
    oeis: {"0,0": "A000201"},
  },
  {
    ...{kind: "goldenSquare", notation: (m) => `⌊φ²·${m}⌋`, at: (m) => nanBelowZero(m, upper(Math.max(0, m)))},
    oeis: {"0,0": "A001950"},
  },
  {
    ...{kind: "silver", notation: (m) => `⌊√2·${m}⌋`, at: (m) => nanBelowZero(m, beatty(Math.max(0, m), 0, 2, 1))},
    oeis: {"0,0": "A001951"},
  },
  {
    kind: "smallestPart",
    notation: functionCall("z"),
    at: (m) => zeckendorf(m).at(-1) ?? Number.NaN,
    oeis: {"0,0": "A139764"},
  },
  {
    kind: "partsOf",
    notation: functionCall("parts"),
    at: (m) => nanBelowZero(m, zeckendorf(m).length),
    oeis: {"0,0": "A007895"},
  },
  {
    ...{kind: "gray", notation: (m) => `${m} xor ⌊${m} / 2⌋`, at: (m) => nanBelowZero(m, xor(m, Math.floor(m / 2)))},
    oeis: {"0,0": "A003188"},
  },
];

/** Bitwise xor of numbers below 2^53. */
export function xor(a: number, b: number): number {
  const [high, low] = [Math.floor(a / 2 ** 31) ^ Math.floor(b / 2 ** 31), (a % 2 ** 31) ^ (b % 2 ** 31)];
  return high * 2 ** 31 + low;
}

const plus = (text: string, by: number) => (by === 0 ? text : `${text} ${by > 0 ? "+" : "−"} ${Math.abs(by)}`);
const argument = (by: number) => (by === 0 ? "n" : `(${plus("n", by)})`);
const maxAdded = 8;

function claimsFrom(base: Base, values: Values): Claim[] {
  const claims: Claim[] = [];
  const last = trainingLength(values.length) - 1;
  for (const shift of [0, 1, -1, 2, -2, 3, -3]) {
    const added = (values[last] as number) - base.at(last + shift);
    if (!Number.isInteger(added) || Math.abs(added) > maxAdded) continue;
    const oeis = base.oeis?.[`${shift},${added}`];
    claims.push({
      ...{
        kind: base.kind,
        of: "values",
        facts: {m: plus("n", shift), shift, added},
        at: (n) => base.at(n + shift) + added,
      },
      formula: `g(n) = ${plus(base.notation(argument(shift)), added)}`,
      ...(oeis && {oeis}),
    });
  }
  return claims;
}

/** Largest parameter of a claim: the first part of the table has to be three times as long, and it is 64 at most. */
const maxParameter = (values: Values) => Math.min(64, Math.floor(trainingLength(values.length) / 3));

const powerAbove = (n: number) => 2 ** (n === 0 ? 0 : highBit(n) + 1);

function remainders(values: Values): Claim[] {
  const claims: Claim[] = [];
  for (let m = 2; m <= maxParameter(values); m++) {
    const last = trainingLength(values.length) - 1;
    const shift = modulo((values[last] as number) - last, m);
    if ((values[last] as number) >= m) continue;
    const argumentText = shift === 0 ? "n" : `(${plus("n", shift)})`;
    const oeis = {2: "A000035", 3: "A010872", 4: "A010873"}[m];
    claims.push({
      ...{
        kind: "modulo",
        of: "values",
        formula: `g(n) = ${argumentText} mod ${m}`,
        facts: {m, shift, argument: plus("n", shift)},
      },
      ...{at: (n) => (n + shift) % m, repeats: {period: m, saltus: 0}},
      ...(oeis && shift === 0 && {oeis}),
    });
  }
  return claims;
}

function quotients(values: Values): Claim[] {
  const claims: Claim[] = [];
  const last = trainingLength(values.length) - 1;
  const value = values[last] as number;
  for (let k = 2; k <= maxParameter(values); k++)
    for (let shift = 0; shift < 2 * k; shift++) {
      const added = value - Math.floor((last + shift) / k);
      if (added !== 0) continue;
      const oeis = k === 2 && shift === 0 ? "A004526" : undefined;
      claims.push({
        ...{kind: "quotient", of: "values", facts: {k, shift, argument: plus("n", shift)}},
        formula: `g(n) = ⌊${argument(shift)} / ${k}⌋`,
        ...{at: (n) => Math.floor((n + shift) / k), repeats: {period: k, saltus: 1}},
        ...(oeis && {oeis}),
      });
    }
  return claims;
}

/** Bitwise operations with a fixed number, which is derived from the values. */
function bitwise(values: Values): Claim[] {
  const claims: Claim[] = [];
  const first = trainingLength(values.length);
  const c = xor(values[first - 1] as number, first - 1);
  if (c > 0 && c < maxParameter(values)) {
    const period = powerAbove(c);
    claims.push({
      ...{kind: "xor", of: "values", formula: `g(n) = n xor ${c}`, facts: {c}},
      ...{at: (n) => xor(n, c), repeats: {period, saltus: period}},
    });
  }
  let [orOfValues, andOfValues] = [0, -1];
  for (let n = Math.floor(first / 2); n < first; n++) {
    orOfValues |= values[n] as number;
    andOfValues &= values[n] as number;
  }
  const mask = orOfValues;
  if (mask > 0 && mask < maxParameter(values)) {
    const period = powerAbove(mask);
    claims.push({
      ...{kind: "and", of: "values", formula: `g(n) = n and ${mask}`, facts: {c: mask}},
      ...{at: (n) => n & mask, repeats: {period, saltus: 0}},
    });
  }
  if (andOfValues > 0 && andOfValues < maxParameter(values)) {
    const period = powerAbove(andOfValues);
    claims.push({
      ...{kind: "or", of: "values", formula: `g(n) = n or ${andOfValues}`, facts: {c: andOfValues}},
      ...{at: (n) => n + andOfValues - (n & andOfValues), repeats: {period, saltus: period}},
    });
  }
  return claims;
}

/** Returns the claims that a table suggests, not yet checked against all of it. */
export function formulasOf(values: Values): Claim[] {
  const c = values[trainingLength(values.length) - 1] as number;
  return [
    {
      ...{kind: "constant", of: "values", formula: `g(n) = ${c}`, facts: {c}, at: () => c},
      repeats: {period: 1, saltus: 0},
    },
    {
      ...{kind: "identity", of: "values", formula: "g(n) = n", facts: {}, at: (n) => n},
      ...{repeats: {period: 1, saltus: 1}, oeis: "A001477"},
    },
    ...remainders(values),
    ...quotients(values),
    ...bitwise(values),
    ...bases.flatMap((base) => claimsFrom(base, values)),
  ];
}
