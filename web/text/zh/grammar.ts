// Chinese grammar: joining of phrases, and numerals.
import {type Grammar, listOf} from "../language";

const numerals = ["零", "一", "二", "三", "四", "五", "六", "七", "八", "九", "十"];

export const grammar: Grammar = {
  plural: new Intl.PluralRules("zh"),
  list: listOf("zh"),
  // Chinese and digits are separated by a space.
  either: (phrases) =>
    phrases.join(phrases.some((phrase) => phrase.includes("，")) ? "；或" : "，或").replace(/或(?=\d)/g, "或 "),
  oneOf: (numbers) => [numbers.slice(0, -1).join("、"), ...numbers.slice(-1)].filter(Boolean).join(" 或 "),
  phrases: (parts) => parts.join("，"),
  clauses: (parts) => parts.join("；"),
  sentences: (parts) => parts.join(""),
  // The numeral 2 before a noun is 两, in a range 二.
  numeral: (n, isAlone) => (n === 2 && isAlone ? "两" : (numerals[n] ?? ` ${n} `)),
};
