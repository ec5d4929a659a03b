// Wording of claims, in mathematical notation or in words, in each language.
import {formatGameValue} from "../ui/numbers";
import type {ArticleLang} from "./article";
import type {Claim, Measure, Outcome, Relation} from "./claims";

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

const measures: Record<Measure, [en: string, zh: string]> = {
  mean: [" has mean", "的均值为"],
  temperature: [" has temperature", "的温度为"],
  weight: [" has atomic weight", "的原子量为"],
};

const relations: Record<Relation, [sign: string, en: (other: string) => string, zh: (other: string) => string]> = {
  "<": ["<", (other) => ` is less than ${other}`, (other) => `小于 ${other}`],
  ">": [">", (other) => ` is greater than ${other}`, (other) => `大于 ${other}`],
  "||": ["‖", (other) => ` is confused with ${other}`, (other) => `与 ${other} 不可比`],
};

/** Typesets a value for running text, where the star of a nimber is ∗. */
const typeset = (value: string) => formatGameValue(value).replaceAll("*", "∗");

/** Words a claim: its subject, in notation or in words, and the statement about it. */
export function sayClaim(claim: Claim, lang: ArticleLang): {subject: string; says: string} {
  const zh = lang === "zh";
  const conventionText = claim.play && !claim.label ? conventions[claim.play][lang] : "";
  // In Chinese a space separates Latin and Chinese letters.
  const spaceBetween = (before: string, after: string) =>
    /[\w)]$/.test(before) && /^\p{Script=Han}/u.test(after) ? " " : "";
  const statement = (subject: string, en: string, chinese: string) => {
    const says = `${conventionText}${chinese}`;
    return {subject, says: zh ? spaceBetween(subject, says) + says : `${en}${conventionText}`};
  };
  switch (claim.kind) {
    case "sum":
      return {subject: claim.terms.join(" ⊕ "), says: ` = ${claim.result}`};
    case "product":
      return {subject: claim.terms.join(" ⊗ "), says: ` = ${claim.result}`};
    case "mex":
      return {subject: `mex {${claim.terms.join(", ")}}`, says: ` = ${claim.result}`};
    case "period":
      return statement(
        `g(n + ${claim.period}) = g(n)`,
        ` for every n ≥ ${claim.from}`,
        `对一切 n ≥ ${claim.from} 成立`,
      );
    case "value":
      if (claim.label) return statement(claim.label, ` is worth ${claim.value}`, `的 SG 值为 ${claim.value}`);
      return {subject: claim.at, says: ` = ${claim.value === "0" ? "" : "∗"}${claim.value}`};
    case "outcome":
      return statement(claim.label ?? claim.at, ...outcomes[claim.outcome]);
    case "nature":
      return claim.nature === "tame"
        ? statement(claim.label ?? claim.at, " is tame", "是驯顺的")
        : statement(claim.label ?? claim.at, " is wild", "是野的");
    case "move": {
      const move = claim.label ?? `${claim.at} → ${claim.to}`;
      return claim.wins ? statement(move, " wins", "必胜") : statement(move, " loses", "必败");
    }
    case "count":
      return claim.count === "1"
        ? statement(claim.label ?? claim.at, " has exactly one winning move", "只有一种必胜走法")
        : statement(claim.label ?? claim.at, ` has ${claim.count} winning moves`, `有 ${claim.count} 种必胜走法`);
    case "values":
      return {subject: `g(${claim.from}), g(${claim.from + 1}), …`, says: ` = ${claim.values.join(", ")}`};
    case "genus":
      return statement(claim.label ?? claim.at, ` has genus ${claim.genus}`, `的亏格是 ${claim.genus}`);
    case "equal": {
      const {other} = claim;
      return statement(
        claim.label ?? claim.at,
        ` can be exchanged for ${other} in every sum`,
        `在任何和里都可以换成 ${other}`,
      );
    }
    case "quotient": {
      const {order, lost, period, from} = claim;
      return statement(
        claim.label ?? claim.game,
        ` has ${order} elements, ${lost} of them lost, and from rows of ${from} on the kinds repeat every ${period}`,
        `有 ${order} 个元素，其中 ${lost} 个必败；从 ${from} 个瓶起，各排所属的类每隔 ${period} 个重复一次`,
      );
    }
    case "worth":
      if (claim.label)
        return statement(claim.label, ` is worth ${typeset(claim.worth)}`, `的值为 ${typeset(claim.worth)}`);
      return {subject: typeset(claim.at), says: ` = ${typeset(claim.worth)}`};
    case "measure": {
      const [en, chinese] = measures[claim.measure];
      return statement(
        claim.label ?? typeset(claim.at),
        `${en} ${typeset(claim.size)}`,
        `${chinese} ${typeset(claim.size)}`,
      );
    }
    case "stops": {
      const [left, right] = [typeset(claim.left), typeset(claim.right)];
      return statement(
        claim.label ?? typeset(claim.at),
        ` has the stops ${left} and ${right}`,
        `的停止值为 ${left} 与 ${right}`,
      );
    }
    case "relation": {
      const [sign, en, chinese] = relations[claim.relation];
      const other = typeset(claim.other);
      if (!claim.label) return {subject: typeset(claim.at), says: ` ${sign} ${other}`};
      return statement(claim.label, en(other), chinese(other));
    }
    case "steps": {
      const steps = claim.steps === "1" ? "step" : "steps";
      return statement(claim.label ?? claim.at, ` lasts ${claim.steps} ${steps}`, `的步数为 ${claim.steps}`);
    }
  }
}
