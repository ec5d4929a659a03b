// Lost heaps, whose value is 0: their list with its differences and ratios, and claims about it.
import type {Values} from "../period";
import type {Claim, ClaimKind} from "./fit";
import {dividing, lower, modulo, ones, root, upper} from "./integers";
import {repeating} from "./periods";

export const lostIn = (values: Values): number[] => {
  const lost: number[] = [];
  for (let n = 0; n < values.length; n++) if (values[n] === 0) lost.push(n);
  return lost;
};

/** Compares each number with the one before: their difference, and their ratio in thousandths (null after 0). */
export function stepsOf(numbers: number[]): {difference: number; thousandths: bigint | null}[] {
  return numbers.slice(1).map((n, i) => {
    const before = numbers[i] as number;
    return {difference: n - before, thousandths: before === 0 ? null : (BigInt(n) * 1000n) / BigInt(before)};
  });
}

const zeroWhere = (is: (n: number) => boolean) => (n: number) => (is(n) ? 0 : 1);
const lostClaim = (
  kind: ClaimKind,
  formula: string,
  facts: Claim["facts"],
  is: (n: number) => boolean,
  extra: Pick<Claim, "repeats" | "oeis"> = {},
): Claim => ({...{kind, of: "lost", formula, facts, at: zeroWhere(is)}, ...extra});

/** Returns a membership test for a growing list, which is extended on demand. */
function memberOf(next: (members: number[]) => number, start: number[] = []): (n: number) => boolean {
  const members = [...start];
  const set = new Set(members);
  return (n) => {
    while (members.length === 0 || (members.at(-1) as number) < n) {
      const member = next(members);
      // A list that does not grow has no more members.
      if (members.length > 0 && !(member > (members.at(-1) as number))) break;
      members.push(member);
      set.add(member);
    }
    return set.has(n);
  };
}

interface NamedSet {
  kind: ClaimKind;
  /** Notation of the set of the numbers m that are lost. */
  notation: string;
  is(m: number): boolean;
  oeis?: string;
}

const isPower = (m: number) => m > 0 && m === 2 ** (dividing(m, 2) as number);
const isSquare = (m: number) => m >= 0 && Number(root(BigInt(m))) ** 2 === m;
const fibonacci = () => memberOf((members) => (members.at(-1) ?? 1) + (members.at(-2) ?? 0), [0, 1, 2]);
const termsOf = (of: (k: number) => number) => memberOf((members) => of(members.length + 1));

const knownSets = (): NamedSet[] => [
  {kind: "powers", notation: "2^k", is: isPower, oeis: "A000079"},
  {kind: "fibonacci", notation: "F(k)", is: fibonacci(), oeis: "A000045"},
  {kind: "squares", notation: "k²", is: isSquare, oeis: "A000290"},
  {kind: "triangular", notation: "k(k + 1)/2", is: (m) => isSquare(8 * m + 1), oeis: "A000217"},
  {kind: "evil", notation: "ones(m) ≡ 0 (mod 2)", is: (m) => ones(m) % 2 === 0, oeis: "A001969"},
  {kind: "odious", notation: "ones(m) ≡ 1 (mod 2)", is: (m) => ones(m) % 2 === 1, oeis: "A000069"},
  {kind: "evenlyDivided", notation: "v₂(m) ≡ 0 (mod 2)", is: (m) => dividing(m, 2) % 2 === 0, oeis: "A003159"},
  {kind: "oddlyDivided", notation: "v₂(m) ≡ 1 (mod 2)", is: (m) => dividing(m, 2) % 2 === 1, oeis: "A036554"},
  {kind: "lowerWythoff", notation: "⌊φ·k⌋", is: termsOf(lower), oeis: "A000201"},
  {kind: "upperWythoff", notation: "⌊φ²·k⌋", is: termsOf(upper), oeis: "A001950"},
];

function namedSets(): Claim[] {
  return [0, 1, -1, 2, -2].flatMap((shift) =>
    knownSets().map(({kind, notation, is, oeis}) => {
      const m = shift === 0 ? "n" : `n ${shift > 0 ? "+" : "−"} ${Math.abs(shift)}`;
      const formula = notation.includes("m)") ? notation.replace("m)", `${m})`) : `${m} = ${notation}`;
      return lostClaim(kind, formula, {m}, (n) => is(n + shift), shift === 0 && oeis ? {oeis} : {});
    }),
  );
}

const maxResidues = 12;
const maxListed = 12;

/** Claims that there are no lost heaps, only some small ones, or all those with certain remainders. */
function bySize(values: Values, lost: number[]): Claim[] {
  if (lost.length === 0) return [lostClaim("none", "n ∈ ∅", {}, () => false, {repeats: {period: 1, saltus: 0}})];
  const from = (lost.at(-1) as number) + 1;
  if (lost.length <= maxListed && 3 * from <= values.length) {
    const set = new Set(lost);
    const facts = {list: lost.join(", "), count: lost.length};
    return [
      lostClaim("only", `n ∈ {${facts.list}}`, facts, (n) => set.has(n), {repeats: {period: 1, saltus: 0, from}}),
    ];
  }
  const marks = Uint16Array.from(values, (value) => (value === 0 ? 0 : 1));
  const found = repeating(marks);
  if (found?.saltus !== 0) return [];
  const {period, preperiod} = found;
  const residues = new Set<number>();
  for (let n = preperiod; n < preperiod + period; n++) if (marks[n] === 0) residues.add(modulo(n, period));
  if (residues.size === 0 || residues.size > maxResidues) return [];
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

/** Terms that have to follow the rule beyond the initial ones. */
const minConfirmed = 4;
const maxSkipped = 3;

/** Claims that give each term by the one or two before it: L' = a L + c, or L'' = a L' + b L + c. */
function recurrences(lost: number[]): Claim[] {
  for (let skipped = 0; skipped <= maxSkipped; skipped++)
    for (const order of [1, 2]) {
      const initialTerms = lost.slice(0, skipped + order);
      if (lost.length < initialTerms.length + minConfirmed) continue;
      const coefficients = order === 1 ? [0] : [1, 2, 3, -1, -2, -3];
      for (let a = order === 1 ? 2 : 1; a <= 4; a++)
        for (const b of coefficients) {
          const step = (x: number, y: number) => a * y + b * x;
          const predicted = (at: number) => step(lost[at - 2] ?? 0, lost[at - 1] as number);
          const c = (lost[initialTerms.length] as number) - predicted(initialTerms.length);
          if (Math.abs(c) > 8 || !lost.every((n, at) => at < initialTerms.length || n === predicted(at) + c)) continue;
          const is = memberOf((members) => step(members.at(-2) ?? 0, members.at(-1) as number) + c, initialTerms);
          const formula = `L(k) = ${written(a, b, c)}`;
          return [lostClaim("recurrence", formula, {list: initialTerms.join(", "), count: initialTerms.length}, is)];
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
