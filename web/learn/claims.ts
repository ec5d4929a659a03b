// What an article says of a position, between [[ and ]], so that a test can ask the engine whether it is so:
//
//   nim:3,5,7 = *1                        nim:1,2,3 is P                 kayles:5 is wild under misere
//   nim:3,5,7 -> nim:2,5,7 wins           nim:3,5,7 has 3 winning        bash(3):9 lasts 5 under every
//   3 xor 5 xor 7 = 1                     2 by 3 = 1                     mex 0,1,3 = 2
//   kayles repeats 12 from 71             red-blue-hackenbush:0-1b is L
//   kayles:5 has genus 4^146              kayles has 40 elements, 9 lost, period 12 from 71
//
// A convention other than normal play comes last, as `under misere`. After ` | ` stands what is to be read in place of the
// position, or of the position and the move; the sentence around it then says which convention is meant.
import type {ArticleLang} from "./article";

type Play = "misere" | "sj" | "every";

/** L and R: Left or Right wins, whoever moves. */
type Outcome = "N" | "P" | "L" | "R";

export type Claim = {label?: string; play?: Play} & (
  | {kind: "value"; at: string; value: string}
  | {kind: "outcome"; at: string; outcome: Outcome}
  | {kind: "nature"; at: string; nature: "tame" | "wild"}
  | {kind: "move"; at: string; to: string; wins: boolean}
  | {kind: "count"; at: string; count: string}
  | {kind: "steps"; at: string; steps: string}
  | {kind: "sum" | "product" | "mex"; terms: string[]; result: string}
  | {kind: "period"; game: string; period: number; from: number}
  | {kind: "genus"; at: string; genus: string}
  | {kind: "quotient"; game: string; order: string; lost: string; period: string; from: string}
);

type Read = (parts: string[]) => Claim;
const part = (parts: string[], i: number) => parts[i] ?? "";

const forms: [RegExp, Read][] = [
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
  [/^(.+) has genus (\S+)$/, (m) => ({kind: "genus", at: part(m, 1), genus: part(m, 2)})],
  [/^(.+) -> (.+) (wins|loses)$/, (m) => ({kind: "move", at: part(m, 1), to: part(m, 2), wins: m[3] === "wins"})],
  [/^(.+) has (\d+) winning$/, (m) => ({kind: "count", at: part(m, 1), count: part(m, 2)})],
  [/^(.+) lasts (\d+)$/, (m) => ({kind: "steps", at: part(m, 1), steps: part(m, 2)})],
  [/^(.+) is ([NPLR])$/, (m) => ({kind: "outcome", at: part(m, 1), outcome: part(m, 2) as Outcome})],
  [/^(.+) is (tame|wild)$/, (m) => ({kind: "nature", at: part(m, 1), nature: m[2] === "tame" ? "tame" : "wild"})],
  [/^(.+) = \*(\d+)$/, (m) => ({kind: "value", at: part(m, 1), value: part(m, 2)})],
];

export const claimMark = /\[\[(.+?)\]\]/g;

/** What is claimed, without the words it is read as. */
export const bare = (text: string) => text.replace(/ \| .*$/, "");

export function parseClaim(text: string): Claim {
  const [, core = "", play] = /^(.*?)(?: under (misere|sj|every))?$/.exec(bare(text)) ?? [];
  const label = text.includes(" | ") ? text.slice(text.indexOf(" | ") + 3).trim() : undefined;
  for (const [form, read] of forms) {
    const parts = form.exec(core);
    if (parts) return {...read(parts), ...(label ? {label} : {}), ...(play ? {play: play as Play} : {})};
  }
  throw new Error(`not a claim: ${text}`);
}

/** The position that shows what is claimed; a mex has none, nor has a quotient. */
export function positionOf(claim: Claim): string | null {
  if ("at" in claim) return claim.at;
  if (claim.kind === "sum") return `nim:${claim.terms.join(",")}`;
  if (claim.kind === "product") return productAt(claim.terms.map(Number));
  return claim.kind === "period" ? `${claim.game}:${claim.from} + ${claim.game}:${claim.from + claim.period}` : null;
}

/** A head in row a, column b of a product of two Turtles is worth the nim product of a and b. */
function productAt([rows = 0, columns = 0]: number[]): string {
  const row = (last: string) => "T".repeat(columns - 1) + last;
  return `coins-2d(turtles*turtles):${[...Array<string>(rows - 1).fill(row("T")), row("H")].join("/")}`;
}

const conventions = {
  misere: {en: " under misère play", zh: "在反常规则下"},
  sj: {en: " under SJ", zh: "在 SJ 规则下"},
  every: {en: " when every component moves", zh: "在 Every-SG 中"},
};

const outcomes: Record<Outcome, [en: string, zh: string]> = {
  N: [" is an N-position", "是必胜态"],
  P: [" is a P-position", "是必败态"],
  L: [" is won by Left, whoever moves", "无论轮到谁都是左方胜"],
  R: [" is won by Right, whoever moves", "无论轮到谁都是右方胜"],
};

/** The claim as it is read: its subject, as mathematics or in words, and what is said of it. */
export function sayClaim(claim: Claim, lang: ArticleLang): {subject: string; says: string} {
  const zh = lang === "zh";
  const under = claim.play && !claim.label ? conventions[claim.play][lang] : "";
  // In Chinese a space stands between Latin and Chinese letters.
  const gap = (before: string, after: string) => (/[\w)]$/.test(before) && /^\p{Script=Han}/u.test(after) ? " " : "");
  const about = (subject: string, en: string, chinese: string) => {
    const says = `${under}${chinese}`;
    return {subject, says: zh ? gap(subject, says) + says : `${en}${under}`};
  };
  switch (claim.kind) {
    case "sum":
      return {subject: claim.terms.join(" ⊕ "), says: ` = ${claim.result}`};
    case "product":
      return {subject: claim.terms.join(" ⊗ "), says: ` = ${claim.result}`};
    case "mex":
      return {subject: `mex {${claim.terms.join(", ")}}`, says: ` = ${claim.result}`};
    case "period":
      return about(`g(n + ${claim.period}) = g(n)`, ` for every n ≥ ${claim.from}`, `对一切 n ≥ ${claim.from} 成立`);
    case "value":
      if (claim.label) return about(claim.label, ` is worth ${claim.value}`, `的 SG 值为 ${claim.value}`);
      return {subject: claim.at, says: ` = ${claim.value === "0" ? "" : "∗"}${claim.value}`};
    case "outcome":
      return about(claim.label ?? claim.at, ...outcomes[claim.outcome]);
    case "nature":
      return claim.nature === "tame"
        ? about(claim.label ?? claim.at, " is tame", "是驯顺的")
        : about(claim.label ?? claim.at, " is wild", "是野的");
    case "move": {
      const move = claim.label ?? `${claim.at} → ${claim.to}`;
      return claim.wins ? about(move, " wins", "必胜") : about(move, " loses", "必败");
    }
    case "count":
      return claim.count === "1"
        ? about(claim.label ?? claim.at, " has exactly one winning move", "只有一种必胜走法")
        : about(claim.label ?? claim.at, ` has ${claim.count} winning moves`, `有 ${claim.count} 种必胜走法`);
    case "genus":
      return about(claim.label ?? claim.at, ` has genus ${claim.genus}`, `的亏格是 ${claim.genus}`);
    case "quotient": {
      const {order, lost, period, from} = claim;
      return about(
        claim.label ?? claim.game,
        ` has ${order} elements, ${lost} of them lost, and from rows of ${from} on the kinds repeat every ${period}`,
        `有 ${order} 个元素，其中 ${lost} 个必败；从 ${from} 个瓶起，各排所属的类每隔 ${period} 个重复一次`,
      );
    }
    case "steps": {
      const steps = claim.steps === "1" ? "step" : "steps";
      return about(claim.label ?? claim.at, ` lasts ${claim.steps} ${steps}`, `的步数为 ${claim.steps}`);
    }
  }
}
