// A language: its words, how it joins them, and how facts are put into a form. A sentence is a function of it.
import type {Fault} from "../engine/types";
import type {words} from "./en";
import type {late} from "./en/late";
import {type Game, gameIn, type NameWords, type StoryFile} from "./game";
import type {Lang} from "./languages";
import {ruleWith} from "./ruled";

/** A text with {facts}; where it counts something, one for each plural of the language, chosen by the fact `count`. */
export type Form = string | Plural;
export type Plural = {other: string} & {[rule in Intl.LDMLPluralRule]?: string};
export type Facts = Record<string, string | number>;

/** The keys of English with texts of one's own; a plural has the forms that its language has. */
export type Like<T> = T extends string ? string : T extends Plural ? Plural : {[key in keyof T]: Like<T[key]>};
/** The words that every page needs. */
export type Words = Like<typeof words>;
/** Words that are loaded with the pages that need them, by what they are for. */
export type Late = keyof typeof late;
export type LateWords = {[part in Late]: Like<Awaited<ReturnType<(typeof late)[part]>>>};
/** Where those of a language are loaded from. */
export type LateLoaders = {[part in Late]: () => Promise<LateWords[part]>};

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
}

const filled = (text: string, facts: Readonly<Record<string, unknown>>) =>
  text.replace(/\{(\w+)\}/g, (whole, name: string) => String(facts[name] ?? whole));

export const listOf = (tag: string) => {
  const format = new Intl.ListFormat(tag, {type: "conjunction", style: "narrow"});
  return (items: (string | number)[]) => format.format(items.map(String));
};

/** What of a language's folder every page needs, and where the stories of its games are. */
export interface Dictionary {
  words: Words;
  grammar: Grammar;
  games: Record<string, NameWords>;
  stories: Record<string, () => Promise<StoryFile>>;
}

/** What has come of a language so far. */
export interface Come extends Omit<Dictionary, "stories"> {
  late: {[part in Late]?: LateWords[part]};
  stories: Record<string, StoryFile>;
}

/** By keys and ids of the engine. */
type Keyed<T> = {
  [part in keyof T]: part extends "reasons" | "problemTitles" | "sites"
    ? Record<string, T[part][keyof T[part]]>
    : T[part];
};
type All<Part extends Late> = {[part in Part]: (words: LateWords[part]) => void}[Part] extends (
  words: infer All,
) => void
  ? All
  : never;

interface Speaking extends Grammar {
  /** The form with its facts put in; a fact that is missing leaves its name visible. */
  (form: Form, facts: Facts): string;
  lang: Lang;
  /** Which of the late words are there. */
  parts: ReadonlySet<Late>;
  /** A game, an alias or named rules. */
  game(id: string, rules?: string | null): Game;
}
/** With the late words of some parts, where what says something needs them. */
export type Language<Part extends Late = never> = Speaking & Words & Keyed<All<Part>>;
export type Sentence<Part extends Late = never> = (t: Language<Part>) => string;

/** What should stand where a text stopped making sense. */
export function expectedIn(
  {faults}: Language<"faults">,
  {expects, expected}: Pick<Fault, "expected" | "expects">,
): string {
  const words = expects && faults.expected[expects.key];
  if (!words) return expected;
  const said = Object.entries(expects.facts).map(([name, fact]: [string, string | string[]]) => {
    const items = [fact].flat().map((item) => (name === "plays" ? (faults.plays[item] ?? item) : item));
    return [name, items.join(faults.comma)];
  });
  return filled(words, Object.fromEntries(said));
}

/** Whoever says something with late words has seen to it that they are there. */
export function having<Part extends Late>(t: Language, ...parts: Part[]): Language<Part> {
  const missing = parts.filter((part) => !t.parts.has(part));
  if (missing.length > 0) throw new Error(`said before the words were there: ${missing.join(", ")}`);
  return t as Language<Part>;
}

export function speak(lang: Lang, {words, late, grammar, games, stories}: Come): Language {
  const formOf = (form: Form, {count = ""}: Facts) =>
    // A count may stand in groups.
    typeof form === "string"
      ? form
      : (form[grammar.plural.select(Number(`${count}`.replace(/\D/g, "")))] ?? form.other);
  const say = (form: Form, facts: Facts) => filled(formOf(form, facts), facts);
  function game(id: string, rules: string | null = null): Game {
    const found = gameIn(games, stories, id, rules);
    const rule = found.ruled && rules !== null ? ruleWith(found.ruled, rules, grammar, say) : null;
    return rule === null ? found : {...found, rule};
  }
  const parts = new Set(Object.keys(late) as Late[]);
  return Object.assign(say, {...grammar, ...words, ...Object.assign({}, ...Object.values(late)), lang, parts, game});
}
