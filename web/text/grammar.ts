// How each language joins what it says: lists, clauses, sentences, numbers before a noun.
import type {Lang} from "./words";

export interface Grammar {
  /** The language as a document names it. */
  tag: string;
  plural: Intl.PluralRules;
  /** "3, 5, 7": things of one kind. */
  list(items: (string | number)[]): string;
  /** "1, 2 or 3": a choice between phrases, which may hold commas of their own. */
  either(phrases: string[]): string;
  /** Phrases that make one clause. */
  phrases(parts: string[]): string;
  /** Clauses that make one sentence. */
  clauses(parts: string[]): string;
  /** Sentences that follow each other. */
  sentences(parts: string[]): string;
  /** A number as it is written before a noun, by itself or in a range. */
  numeral(n: number, isAlone: boolean): string;
}

const english = ["no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"];
const chinese = ["零", "一", "二", "三", "四", "五", "六", "七", "八", "九", "十"];

const listOf = (tag: string) => {
  const format = new Intl.ListFormat(tag, {type: "conjunction", style: "narrow"});
  return (items: (string | number)[]) => format.format(items.map(String));
};
/** Without the comma before "or" that American English has. */
const or = new Intl.ListFormat("en-GB", {type: "disjunction"});
const isLong = (phrases: string[]) => phrases.some((phrase) => /[,，]/.test(phrase));

export const grammars: Record<Lang, Grammar> = {
  en: {
    tag: "en",
    plural: new Intl.PluralRules("en"),
    list: listOf("en"),
    either: (phrases) => (isLong(phrases) ? phrases.join("; or ") : or.format(phrases)),
    phrases: (parts) => parts.join(", "),
    clauses: (parts) => parts.join("; "),
    sentences: (parts) => parts.join(" "),
    numeral: (n) => english[n] ?? String(n),
  },
  zh: {
    tag: "zh-CN",
    plural: new Intl.PluralRules("zh"),
    list: listOf("zh"),
    // A space stands between Chinese and figures.
    either: (phrases) => phrases.join(isLong(phrases) ? "；或" : "，或").replace(/或(?=\d)/g, "或 "),
    phrases: (parts) => parts.join("，"),
    clauses: (parts) => parts.join("；"),
    sentences: (parts) => parts.join(""),
    // Two of something is 两; in a range it is 二.
    numeral: (n, isAlone) => (n === 2 && isAlone ? "两" : (chinese[n] ?? ` ${n} `)),
  },
};
