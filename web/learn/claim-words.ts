// Wording of claims, in mathematical notation or in words, in each language.
import type {ArticleLang} from "../text/languages";
import {formatGameValue} from "../ui/numbers";
import type {ArticlePlay, Claim, Measure, Outcome, Relation} from "./claims";
import type {Words} from "./words";

const conventions: Record<ArticlePlay, Words> = {
  misere: {en: " under misère play", zh: "在反常规则下"},
  sj: {en: " under SJ", zh: "在 SJ 规则下"},
  every: {en: " when every component moves", zh: "在 Every-SG 中"},
};

const outcomes: Record<Outcome, Words> = {
  N: {en: " is an N-position", zh: "是必胜态"},
  P: {en: " is a P-position", zh: "是必败态"},
  L: {en: " is won by Left, no matter who moves first", zh: "无论谁先走都是左方胜"},
  R: {en: " is won by Right, no matter who moves first", zh: "无论谁先走都是右方胜"},
  D: {en: " is a draw", zh: "是和局"},
};

const measures: Record<Measure, Words> = {
  mean: {en: " has mean", zh: "的均值为"},
  temperature: {en: " has temperature", zh: "的温度为"},
  weight: {en: " has atomic weight", zh: "的原子量为"},
};

const relations: Record<Relation, {sign: string; says: (other: string) => Words}> = {
  "<": {sign: "<", says: (other) => ({en: ` is less than ${other}`, zh: `小于 ${other}`})},
  ">": {sign: ">", says: (other) => ({en: ` is greater than ${other}`, zh: `大于 ${other}`})},
  "||": {sign: "‖", says: (other) => ({en: ` is confused with ${other}`, zh: `与 ${other} 不可比`})},
};

/** Joins a statement to its convention, behind a subject. */
const joined: Record<ArticleLang, (subject: string, says: string, convention: string) => string> = {
  en: (_, says, convention) => says + convention,
  // A space separates Latin and Chinese letters.
  zh(subject, says, convention) {
    const statement = convention + says;
    return (/[\w)]$/.test(subject) && /^\p{Script=Han}/u.test(statement) ? " " : "") + statement;
  },
};

/** Typesets a value for running text, where the star of a nimber is ∗. */
const typeset = (value: string) => formatGameValue(value).replaceAll("*", "∗");

/** Words a claim: its subject, in notation or in words, and the statement about it. */
export function sayClaim(claim: Claim, lang: ArticleLang): {subject: string; says: string} {
  const conventionText = claim.play && !claim.label ? conventions[claim.play][lang] : "";
  const statement = (subject: string, says: Words) => ({
    subject,
    says: joined[lang](subject, says[lang], conventionText),
  });
  switch (claim.kind) {
    case "sum":
      return {subject: claim.terms.join(" ⊕ "), says: ` = ${claim.result}`};
    case "product":
      return {subject: claim.terms.join(" ⊗ "), says: ` = ${claim.result}`};
    case "mex":
      return {subject: `mex {${claim.terms.join(", ")}}`, says: ` = ${claim.result}`};
    case "period":
      return statement(`g(n + ${claim.period}) = g(n)`, {
        en: ` for every n ≥ ${claim.from}`,
        zh: `对一切 n ≥ ${claim.from} 成立`,
      });
    case "value":
      if (claim.label) return statement(claim.label, {en: ` is worth ${claim.value}`, zh: `的 SG 值为 ${claim.value}`});
      return {subject: claim.at, says: ` = ${claim.value === "0" ? "" : "∗"}${claim.value}`};
    case "outcome":
      return statement(claim.label ?? claim.at, outcomes[claim.outcome]);
    case "nature":
      return claim.nature === "tame"
        ? statement(claim.label ?? claim.at, {en: " is tame", zh: "是驯顺的"})
        : statement(claim.label ?? claim.at, {en: " is wild", zh: "是野的"});
    case "move": {
      const move = claim.label ?? `${claim.at} → ${claim.to}`;
      return claim.wins ? statement(move, {en: " wins", zh: "必胜"}) : statement(move, {en: " loses", zh: "必败"});
    }
    case "count":
      return claim.count === "1"
        ? statement(claim.label ?? claim.at, {en: " has exactly one winning move", zh: "只有一种必胜走法"})
        : statement(claim.label ?? claim.at, {
            en: ` has ${claim.count} winning moves`,
            zh: `有 ${claim.count} 种必胜走法`,
          });
    case "values":
      return {subject: `g(${claim.from}), g(${claim.from + 1}), …`, says: ` = ${claim.values.join(", ")}`};
    case "genus":
      return statement(claim.label ?? claim.at, {en: ` has genus ${claim.genus}`, zh: `的亏格是 ${claim.genus}`});
    case "equal": {
      const {other} = claim;
      return statement(claim.label ?? claim.at, {
        en: ` can be replaced by ${other} in every sum`,
        zh: `在任何和里都可以换成 ${other}`,
      });
    }
    case "quotient": {
      const {order, lost, period, from} = claim;
      return statement(claim.label ?? claim.game, {
        en: ` has ${order} elements, ${lost} of them lost, and from rows of ${from} on the kinds repeat every ${period}`,
        zh: `有 ${order} 个元素，其中 ${lost} 个必败；从 ${from} 个瓶起，各排所属的类每隔 ${period} 个重复一次`,
      });
    }
    case "worth":
      if (claim.label)
        return statement(claim.label, {en: ` is worth ${typeset(claim.worth)}`, zh: `的值为 ${typeset(claim.worth)}`});
      return {subject: typeset(claim.at), says: ` = ${typeset(claim.worth)}`};
    case "measure": {
      const {en, zh} = measures[claim.measure];
      const size = typeset(claim.size);
      return statement(claim.label ?? typeset(claim.at), {en: `${en} ${size}`, zh: `${zh} ${size}`});
    }
    case "stops": {
      const [left, right] = [typeset(claim.left), typeset(claim.right)];
      return statement(claim.label ?? typeset(claim.at), {
        en: ` has the stops ${left} and ${right}`,
        zh: `的停止值为 ${left} 与 ${right}`,
      });
    }
    case "relation": {
      const {sign, says} = relations[claim.relation];
      const other = typeset(claim.other);
      if (!claim.label) return {subject: typeset(claim.at), says: ` ${sign} ${other}`};
      return statement(claim.label, says(other));
    }
    case "steps": {
      const steps = claim.steps === "1" ? "step" : "steps";
      return statement(claim.label ?? claim.at, {en: ` lasts ${claim.steps} ${steps}`, zh: `的步数为 ${claim.steps}`});
    }
  }
}
