// How a claim is read: in mathematics or in words, in each language.
import {setOut} from "../ui/numbers";
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

/** A value as it is set in a text, with the star that nimbers have there. */
const set = (value: string) => setOut(value).replaceAll("*", "∗");

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
    case "values":
      return {subject: `g(${claim.from}), g(${claim.from + 1}), …`, says: ` = ${claim.values.join(", ")}`};
    case "genus":
      return about(claim.label ?? claim.at, ` has genus ${claim.genus}`, `的亏格是 ${claim.genus}`);
    case "equal": {
      const {other} = claim;
      return about(
        claim.label ?? claim.at,
        ` can be exchanged for ${other} in every sum`,
        `在任何和里都可以换成 ${other}`,
      );
    }
    case "quotient": {
      const {order, lost, period, from} = claim;
      return about(
        claim.label ?? claim.game,
        ` has ${order} elements, ${lost} of them lost, and from rows of ${from} on the kinds repeat every ${period}`,
        `有 ${order} 个元素，其中 ${lost} 个必败；从 ${from} 个瓶起，各排所属的类每隔 ${period} 个重复一次`,
      );
    }
    case "worth":
      if (claim.label) return about(claim.label, ` is worth ${set(claim.worth)}`, `的值为 ${set(claim.worth)}`);
      return {subject: set(claim.at), says: ` = ${set(claim.worth)}`};
    case "measure": {
      const [en, chinese] = measures[claim.measure];
      return about(claim.label ?? set(claim.at), `${en} ${set(claim.size)}`, `${chinese} ${set(claim.size)}`);
    }
    case "stops": {
      const [left, right] = [set(claim.left), set(claim.right)];
      return about(
        claim.label ?? set(claim.at),
        ` has the stops ${left} and ${right}`,
        `的停止值为 ${left} 与 ${right}`,
      );
    }
    case "relation": {
      const [sign, en, chinese] = relations[claim.relation];
      const other = set(claim.other);
      if (!claim.label) return {subject: set(claim.at), says: ` ${sign} ${other}`};
      return about(claim.label, en(other), chinese(other));
    }
    case "steps": {
      const steps = claim.steps === "1" ? "step" : "steps";
      return about(claim.label ?? claim.at, ` lasts ${claim.steps} ${steps}`, `的步数为 ${claim.steps}`);
    }
  }
}
