// Grammar of claims: statements about positions that stand in an article between [[ and ]], so that a test can check them
// with the engine:
//
//   nim:3,5,7 = *1                        nim:1,2,3 is P                 kayles:5 is wild under misere
//   nim:3,5,7 -> nim:2,5,7 wins           nim:3,5,7 has 3 winning        nim:3,5,7 has 3 winning of 15
//   kayles from 1 has values 1,2,3        bash(3):9 lasts 5 under every
//   3 xor 5 xor 7 = 1                     2 by 3 = 1                     mex 0,1,3 = 2
//   kayles repeats 12 from 71             red-blue-hackenbush:0-1b is L
//   kayles:5 has genus 4^146              kayles has 40 elements, 9 lost, period 12 from 71
//   kayles:4 equals nim:1 under misere    (in every sum, by canonical form)
//
// and about values of short games, where an expression (docs/notation.md) may stand for the position:
//
//   domineering:2x3 has value {1/2|-2}    {2|-1/2} has mean 3/4          {2|-1/2} has stops 2 and -1/2
//   {2|-1/2} has temperature 5/4          clobber:xxo has weight 1       ^ < 1/16, ^ > 0, ^ || *
//
// A convention other than normal play comes last, as `under misere`. After ` | ` stands a label that is shown instead of the
// position, or of the position and the move; the sentence around it then has to state the convention.
import type {Play} from "../engine/types";

/** Conventions other than normal play, of which articles speak. */
export const articlePlays = ["misere", "sj", "every"] as const satisfies readonly Play[];
export type ArticlePlay = (typeof articlePlays)[number];
const claimForm = new RegExp(`^(.*?)(?: under (${articlePlays.join("|")}))?$`);

/** For L and R: Left or Right wins, whoever moves; D is a draw. */
export type Outcome = "N" | "P" | "L" | "R" | "D";

export type Measure = "mean" | "temperature" | "weight";
/** Relations as in the answer of the engine's `relate`. */
export type Relation = "<" | ">" | "||";

export type Claim = {label?: string; play?: ArticlePlay} & (
  | {kind: "value"; at: string; value: string}
  | {kind: "outcome"; at: string; outcome: Outcome}
  | {kind: "nature"; at: string; nature: "tame" | "wild"}
  | {kind: "move"; at: string; to: string; wins: boolean}
  | {kind: "count"; at: string; count: string; total?: string}
  | {kind: "values"; game: string; from: number; values: string[]}
  | {kind: "steps"; at: string; steps: string}
  | {kind: "sum" | "product" | "mex"; terms: string[]; result: string}
  | {kind: "period"; game: string; period: number; from: number}
  | {kind: "genus"; at: string; genus: string}
  | {kind: "equal"; at: string; other: string}
  | {kind: "quotient"; game: string; order: string; lost: string; period: string; from: string}
  | {kind: "worth"; at: string; worth: string}
  | {kind: "measure"; at: string; measure: Measure; size: string}
  | {kind: "stops"; at: string; left: string; right: string}
  | {kind: "relation"; at: string; relation: Relation; other: string}
);

type ClaimReader = (parts: string[]) => Claim;
const part = (parts: string[], i: number) => parts[i] ?? "";

const grammar: [RegExp, ClaimReader][] = [
  [/^(\d+(?: xor \d+)+) = (\d+)$/, (m) => ({kind: "sum", terms: part(m, 1).split(" xor "), result: part(m, 2)})],
  [/^(\d+) by (\d+) = (\d+)$/, (m) => ({kind: "product", terms: [part(m, 1), part(m, 2)], result: part(m, 3)})],
  [/^mex (\d+(?:,\d+)*) = (\d+)$/, (m) => ({kind: "mex", terms: part(m, 1).split(","), result: part(m, 2)})],
  [
    /^(\S+) repeats (\d+) from (\d+)$/,
    (m) => ({kind: "period", game: part(m, 1), period: Number(m[2]), from: Number(m[3])}),
  ],
  [
    /^(\S+) has (\d+) elements, (\d+) lost, period (\d+) from (\d+)$/,
    (m) => ({
      kind: "quotient",
      game: part(m, 1),
      order: part(m, 2),
      lost: part(m, 3),
      period: part(m, 4),
      from: part(m, 5),
    }),
  ],
  [/^(\S+) equals (\S+)$/, (m) => ({kind: "equal", at: part(m, 1), other: part(m, 2)})],
  [
    /^(\S+) from (\d+) has values (\d+(?:,\d+)*)$/,
    (m) => ({kind: "values", game: part(m, 1), from: Number(m[2]), values: part(m, 3).split(",")}),
  ],
  [/^(.+) has genus (\S+)$/, (m) => ({kind: "genus", at: part(m, 1), genus: part(m, 2)})],
  [/^(.+) has value (\S+)$/, (m) => ({kind: "worth", at: part(m, 1), worth: part(m, 2)})],
  [
    /^(.+) has (mean|temperature|weight) (\S+)$/,
    (m) => ({kind: "measure", at: part(m, 1), measure: part(m, 2) as Measure, size: part(m, 3)}),
  ],
  [/^(.+) has stops (\S+) and (\S+)$/, (m) => ({kind: "stops", at: part(m, 1), left: part(m, 2), right: part(m, 3)})],
  [
    /^(.+) (<|>|\|\|) (.+)$/,
    (m) => ({kind: "relation", at: part(m, 1), relation: part(m, 2) as Relation, other: part(m, 3)}),
  ],
  [
    /^(.+?) -> ((?:turn=[LR] )?[a-z][a-z0-9-]*(?:\(.*\))?:.*) (wins|loses)$/,
    (m) => ({kind: "move", at: part(m, 1), to: part(m, 2), wins: m[3] === "wins"}),
  ],
  [
    /^(.+) has (\d+) winning(?: of (\d+))?$/,
    (m) => ({kind: "count", at: part(m, 1), count: part(m, 2), ...(m[3] ? {total: m[3]} : {})}),
  ],
  [/^(.+) lasts (\d+)$/, (m) => ({kind: "steps", at: part(m, 1), steps: part(m, 2)})],
  [/^(.+) is ([NPLRD])$/, (m) => ({kind: "outcome", at: part(m, 1), outcome: part(m, 2) as Outcome})],
  [/^(.+) is (tame|wild)$/, (m) => ({kind: "nature", at: part(m, 1), nature: m[2] === "tame" ? "tame" : "wild"})],
  [/^(.+) = \*(\d+)$/, (m) => ({kind: "value", at: part(m, 1), value: part(m, 2)})],
];

export const claimMark = /\[\[(.+?)\]\]/g;

/** Claim without its label. */
export const withoutLabel = (text: string) => text.replace(/ \| .*$/, "");

export function parseClaim(text: string): Claim {
  const [, core = "", play] = claimForm.exec(withoutLabel(text)) ?? [];
  const label = text.includes(" | ") ? text.slice(text.indexOf(" | ") + 3).trim() : undefined;
  for (const [form, read] of grammar) {
    const parts = form.exec(core);
    if (parts) return {...read(parts), ...(label ? {label} : {}), ...(play ? {play: play as ArticlePlay} : {})};
  }
  throw new Error(`not a claim: ${text}`);
}

const isAddress = (text: string) => /^(turn=[LR] )?[a-z][a-z0-9-]+(\(.*\))?:/.test(text);

/** Converts a position to an expression; an expression is returned as it is. */
export const expressionOf = (text: string) => (isAddress(text) ? `[${text}]` : text);

/**
 * Query for the page of short games that shows the claim: an expression, and the one it is compared with; null if the
 * page cannot show it.
 */
export function valueQuery(claim: Claim): {expression: string; other: string | null} | null {
  if (claim.kind === "relation") return {expression: expressionOf(claim.at), other: expressionOf(claim.other)};
  const isValueClaim = ["worth", "measure", "stops"].includes(claim.kind) && "at" in claim;
  return isValueClaim && !(claim.kind === "worth" && isAddress(claim.at))
    ? {expression: expressionOf(claim.at), other: null}
    : null;
}

/** Address of the position that shows the claim; null for a mex, a quotient or an expression. */
export function positionOf(claim: Claim): string | null {
  if ("at" in claim) return isAddress(claim.at) ? claim.at : null;
  if (claim.kind === "sum") return `nim:${claim.terms.join(",")}`;
  if (claim.kind === "product") return productPosition(claim.terms.map(Number));
  return claim.kind === "period" ? `${claim.game}:${claim.from} + ${claim.game}:${claim.from + claim.period}` : null;
}

/** Position of a product of two Turtles with a head in row a, column b, whose value is the nim-product of a and b. */
function productPosition([rows = 0, columns = 0]: number[]): string {
  const row = (last: string) => "T".repeat(columns - 1) + last;
  return `coins-2d(turtles*turtles):${[...Array<string>(rows - 1).fill(row("T")), row("H")].join("/")}`;
}
