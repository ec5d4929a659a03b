// The heaps whose value is 0, which are lost for the mover: as a list with what lies between them, and what that list may be.
import type {Values} from "../period";
import type {Claim, ClaimKind} from "./fit";
import {dividing, lower, modulo, ones, root, upper} from "./integers";
import {repeating} from "./periods";

export const lostIn = (values: Values): number[] => {
  const lost: number[] = [];
  for (let n = 0; n < values.length; n++) if (values[n] === 0) lost.push(n);
  return lost;
};

/** Each number beside the one before it: how much larger, and how many thousandths of it. */
export function stepsOf(numbers: number[]): {difference: number; thousandths: bigint | null}[] {
  return numbers.slice(1).map((n, i) => {
    const before = numbers[i] as number;
    return {difference: n - before, thousandths: before === 0 ? null : (BigInt(n) * 1000n) / BigInt(before)};
  });
}

const says = (is: (n: number) => boolean) => (n: number) => (is(n) ? 0 : 1);
const lostClaim = (
  kind: ClaimKind,
  formula: string,
  facts: Claim["facts"],
  is: (n: number) => boolean,
  rest: Pick<Claim, "repeats" | "oeis"> = {},
): Claim => ({...{kind, of: "lost", formula, facts, at: says(is)}, ...rest});

/** What a growing list has, made as far as it is asked for. */
function memberOf(next: (made: number[]) => number, start: number[] = []): (n: number) => boolean {
  const made = [...start];
  const set = new Set(made);
  return (n) => {
    while (made.length === 0 || (made.at(-1) as number) < n) {
      const one = next(made);
      // A list that does not grow has no more members.
      if (made.length > 0 && !(one > (made.at(-1) as number))) break;
      made.push(one);
      set.add(one);
    }
    return set.has(n);
  };
}

interface Named {
  kind: ClaimKind;
  /** The heaps that are lost, as a set of numbers m. */
  written: string;
  is(m: number): boolean;
  oeis?: string;
}

const isPower = (m: number) => m > 0 && m === 2 ** (dividing(m, 2) as number);
const isSquare = (m: number) => m >= 0 && Number(root(BigInt(m))) ** 2 === m;
const fibonacci = () => memberOf((made) => (made.at(-1) ?? 1) + (made.at(-2) ?? 0), [0, 1, 2]);
const listed = (of: (k: number) => number) => memberOf((made) => of(made.length + 1));

const named = (): Named[] => [
  {kind: "powers", written: "2^k", is: isPower, oeis: "A000079"},
  {kind: "fibonacci", written: "F(k)", is: fibonacci(), oeis: "A000045"},
  {kind: "squares", written: "k²", is: isSquare, oeis: "A000290"},
  {kind: "triangular", written: "k(k + 1)/2", is: (m) => isSquare(8 * m + 1), oeis: "A000217"},
  {kind: "evil", written: "ones(m) ≡ 0 (mod 2)", is: (m) => ones(m) % 2 === 0, oeis: "A001969"},
  {kind: "odious", written: "ones(m) ≡ 1 (mod 2)", is: (m) => ones(m) % 2 === 1, oeis: "A000069"},
  {kind: "evenlyDivided", written: "v₂(m) ≡ 0 (mod 2)", is: (m) => dividing(m, 2) % 2 === 0, oeis: "A003159"},
  {kind: "oddlyDivided", written: "v₂(m) ≡ 1 (mod 2)", is: (m) => dividing(m, 2) % 2 === 1, oeis: "A036554"},
  {kind: "lowerWythoff", written: "⌊φ·k⌋", is: listed(lower), oeis: "A000201"},
  {kind: "upperWythoff", written: "⌊φ²·k⌋", is: listed(upper), oeis: "A001950"},
];

function namedSets(): Claim[] {
  return [0, 1, -1, 2, -2].flatMap((shift) =>
    named().map(({kind, written, is, oeis}) => {
      const m = shift === 0 ? "n" : `n ${shift > 0 ? "+" : "−"} ${Math.abs(shift)}`;
      const formula = written.includes("m)") ? written.replace("m)", `${m})`) : `${m} = ${written}`;
      return lostClaim(kind, formula, {m}, (n) => is(n + shift), shift === 0 && oeis ? {oeis} : {});
    }),
  );
}

const mostResidues = 12;
const mostListed = 12;

/** None at all, some small ones only, or all that leave certain remainders. */
function bySize(values: Values, lost: number[]): Claim[] {
  if (lost.length === 0) return [lostClaim("none", "n ∈ ∅", {}, () => false, {repeats: {period: 1, saltus: 0}})];
  const from = (lost.at(-1) as number) + 1;
  if (lost.length <= mostListed && 3 * from <= values.length) {
    const set = new Set(lost);
    const few = {list: lost.join(", "), count: lost.length};
    return [lostClaim("only", `n ∈ {${few.list}}`, few, (n) => set.has(n), {repeats: {period: 1, saltus: 0, from}})];
  }
  const marks = Uint16Array.from(values, (value) => (value === 0 ? 0 : 1));
  const found = repeating(marks);
  if (found?.saltus !== 0) return [];
  const {period, preperiod} = found;
  const residues = new Set<number>();
  for (let n = preperiod; n < preperiod + period; n++) if (marks[n] === 0) residues.add(modulo(n, period));
  if (residues.size === 0 || residues.size > mostResidues) return [];
  const list = [...residues].sort((a, b) => a - b).join(", ");
  const isMultiple = residues.size === 1 && residues.has(0);
  return [
    lostClaim(
      isMultiple ? "multiples" : "residues",
      `n ≡ ${list} (mod ${period})`,
      {list, m: period, count: residues.size},
      (n) => residues.has(modulo(n, period)),
      {repeats: {period, saltus: 0}},
    ),
  ];
}

/** Beyond the terms that it begins with, so many are to follow the rule. */
const confirmed = 4;
const mostSkipped = 3;

/** Each from the one or two before it: L' = a L + c, or L'' = a L' + b L + c. */
function recurrences(lost: number[]): Claim[] {
  for (let skipped = 0; skipped <= mostSkipped; skipped++)
    for (const order of [1, 2]) {
      const begin = lost.slice(0, skipped + order);
      if (lost.length < begin.length + confirmed) continue;
      const fromOne = order === 1 ? [0] : [1, 2, 3, -1, -2, -3];
      for (let a = order === 1 ? 2 : 1; a <= 4; a++)
        for (const b of fromOne) {
          const step = (x: number, y: number) => a * y + b * x;
          const before = (at: number) => step(lost[at - 2] ?? 0, lost[at - 1] as number);
          const c = (lost[begin.length] as number) - before(begin.length);
          if (Math.abs(c) > 8 || !lost.every((n, at) => at < begin.length || n === before(at) + c)) continue;
          const is = memberOf((made) => step(made.at(-2) ?? 0, made.at(-1) as number) + c, begin);
          const formula = `L(k) = ${written(a, b, c)}`;
          return [lostClaim("recurrence", formula, {list: begin.join(", "), count: begin.length}, is)];
        }
    }
  return [];
}

function written(a: number, b: number, c: number): string {
  const term = (factor: number, of: string) => `${Math.abs(factor) === 1 ? "" : Math.abs(factor)}${of}`;
  const signed = (factor: number, text: string) => (factor === 0 ? "" : ` ${factor > 0 ? "+" : "−"} ${text}`);
  return `${term(a, "L(k − 1)")}${signed(b, term(b, "L(k − 2)"))}${signed(c, String(Math.abs(c)))}`;
}

export function lostClaims(values: Values): Claim[] {
  const lost = lostIn(values);
  const simple = bySize(values, lost);
  if (simple.some(({kind}) => kind === "none" || kind === "only")) return simple;
  return [...simple, ...namedSets(), ...(simple.length === 0 && lost.length >= 5 ? recurrences(lost) : [])];
}
