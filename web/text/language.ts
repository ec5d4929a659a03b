// A language: its words, how it joins them, and how facts are put into a form. A sentence is a function of it.
import type {CertificateFault, Fault} from "../engine/types";
import type {words} from "./en";
import {type Game, type GameWords, gameIn} from "./game";
import type {Lang} from "./languages";
import {ruleWith} from "./ruled";

/** A text with {facts}; where it counts something, one for each plural of the language, chosen by the fact `count`. */
export type Form = string | Plural;
export type Plural = {other: string} & {[rule in Intl.LDMLPluralRule]?: string};
export type Facts = Record<string, string | number>;

/** The keys of English with texts of one's own; a plural has the forms that its language has. */
export type Like<T> = T extends string ? string : T extends Plural ? Plural : {[key in keyof T]: Like<T[key]>};
export type Words = Like<typeof words>;

export interface Grammar {
  plural: Intl.PluralRules;
  /** "3, 5, 7": things of one kind. */
  list(items: (string | number)[]): string;
  /** "1, 2 or 3": a choice between phrases, which may hold commas of their own. */
  either(phrases: string[]): string;
  /** "1, 3 or 4": numbers to choose among. */
  oneOf(numbers: string[]): string;
  /** Phrases that make one clause. */
  phrases(parts: string[]): string;
  /** Clauses that make one sentence. */
  clauses(parts: string[]): string;
  /** Sentences that follow each other. */
  sentences(parts: string[]): string;
  /** A number as it is written before a noun, by itself or in a range. */
  numeral(n: number, isAlone: boolean): string;
  /** What was expected where a text stopped making sense. */
  expected(error: Pick<Fault, "expected" | "expects">): string;
  /** What the checker of certificates finds wrong. */
  fault(verdict: {fault: string; found: CertificateFault}): string;
}

const filled = (text: string, facts: Readonly<Record<string, unknown>>) =>
  text.replace(/\{(\w+)\}/g, (whole, name: string) => String(facts[name] ?? whole));

/** Of a table by the keys of a fault, the text with its facts put in. */
export function phrased<Key extends string>(texts: Record<Key, string>, {key, facts}: Phrase<Key>) {
  const said = Object.entries(facts).map(([name, fact]) => [name, typeof fact === "string" ? fact : fact.join(", ")]);
  return filled(texts[key], Object.fromEntries(said));
}
interface Phrase<Key> {
  key: Key;
  facts: Readonly<Record<string, string | string[]>>;
}

export const listOf = (tag: string) => {
  const format = new Intl.ListFormat(tag, {type: "conjunction", style: "narrow"});
  return (items: (string | number)[]) => format.format(items.map(String));
};

/** All that a language's folder says. */
export interface Dictionary {
  words: Words;
  grammar: Grammar;
  games: Record<string, GameWords>;
}

/** By keys and ids of the engine. */
type Keyed = {[part in "reasons" | "problemTitles" | "sites"]: Record<string, Words[part][keyof Words[part]]>};

export interface Language extends Grammar, Omit<Words, keyof Keyed>, Keyed {
  /** The form with its facts put in; a fact that is missing leaves its name visible. */
  (form: Form, facts: Facts): string;
  lang: Lang;
  /** A game, an alias or named rules. */
  game(id: string, rules?: string | null): Game;
}
export type Sentence = (t: Language) => string;

export function speak(lang: Lang, {words, grammar, games}: Dictionary): Language {
  const formOf = (form: Form, {count = ""}: Facts) =>
    // A count may stand in groups.
    typeof form === "string"
      ? form
      : (form[grammar.plural.select(Number(`${count}`.replace(/\D/g, "")))] ?? form.other);
  const say = (form: Form, facts: Facts) => filled(formOf(form, facts), facts);
  function game(id: string, rules: string | null = null): Game {
    const found = gameIn(games, id, rules);
    const rule = found.ruled && rules !== null ? ruleWith(found.ruled, rules, grammar, say) : null;
    return rule === null ? found : {...found, rule};
  }
  return Object.assign(say, {...grammar, ...words, lang, game});
}
