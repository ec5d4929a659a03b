// Language: its texts, how it joins them, and how facts are filled in. A sentence is a function of the language.
import type {Fault} from "../engine/types";
import type {words} from "./en";
import type {late} from "./en/late";
import {type Game, gameIn, type NameWords, type StoryFile} from "./game";
import type {Lang} from "./languages";
import {ruleWith} from "./rule-forms";

/** Text with {facts}; if it counts something, one for each plural form of the language, chosen by the fact `count`. */
export type Form = string | Plural;
export type Plural = {other: string} & {[rule in Intl.LDMLPluralRule]?: string};
export type Facts = Record<string, string | number>;

/** Type with the keys of English and other texts; a plural has the forms of its language. */
export type Like<T> = T extends string ? string : T extends Plural ? Plural : {[key in keyof T]: Like<T[key]>};
/** Texts that every page needs. */
export type Words = Like<typeof words>;
/** Names of the parts whose texts are loaded with the pages that need them. */
export type Late = keyof typeof late;
export type LateWords = {[part in Late]: Like<Awaited<ReturnType<(typeof late)[part]>>>};
/** Loaders of the late texts of a language. */
export type LateLoaders = {[part in Late]: () => Promise<LateWords[part]>};

export interface Grammar {
  plural: Intl.PluralRules;
  /** Joins things of one kind: "3, 5, 7". */
  list(items: (string | number)[]): string;
  /** Joins phrases to choose among, which may contain commas: "1, 2 or 3". */
  either(phrases: string[]): string;
  /** Joins numbers to choose among: "1, 3 or 4". */
  oneOf(numbers: string[]): string;
  /** Joins phrases to a clause. */
  phrases(parts: string[]): string;
  /** Joins clauses to a sentence. */
  clauses(parts: string[]): string;
  /** Joins sentences. */
  sentences(parts: string[]): string;
  /** Formats a number before a noun, by itself or in a range. */
  numeral(n: number, isAlone: boolean): string;
}

const filled = (text: string, facts: Readonly<Record<string, unknown>>) =>
  text.replace(/\{(\w+)\}/g, (whole, name: string) => String(facts[name] ?? whole));

/** True if the facts are those that the form needs. */
export const isFilledBy = (form: Form, facts: Readonly<Record<string, unknown>>) =>
  [form]
    .flatMap((each) => (typeof each === "string" ? each : Object.values(each)))
    .every((text) => [...text.matchAll(/\{(\w+)\}/g)].every(([, name = ""]) => facts[name] !== undefined));

export const listOf = (tag: string) => {
  const format = new Intl.ListFormat(tag, {type: "conjunction", style: "narrow"});
  return (items: (string | number)[]) => format.format(items.map(String));
};

/** Texts of a language that every page needs, and the loaders of the stories of its games. */
export interface Dictionary {
  words: Words;
  grammar: Grammar;
  games: Record<string, NameWords>;
  stories: Record<string, () => Promise<StoryFile>>;
}

/** Texts of a language that have loaded so far. */
export interface LoadedTexts extends Omit<Dictionary, "stories"> {
  late: {[part in Late]?: LateWords[part]};
  stories: Record<string, StoryFile>;
}

/** Texts with parts whose keys are keys and ids of the engine. */
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
  /** Fills facts into the form; a missing fact leaves its name visible. */
  (form: Form, facts: Facts): string;
  lang: Lang;
  /** Names of the late parts that have loaded. */
  parts: ReadonlySet<Late>;
  /** Returns a game, an alias or a game with named rules. */
  game(id: string, rules?: string | null): Game;
}
/** Language with the late texts of `Part`, for code that needs them. */
export type Language<Part extends Late = never> = Speaking & Words & Keyed<All<Part>>;
export type Sentence<Part extends Late = never> = (t: Language<Part>) => string;

/** Returns the text of what was expected at the place of an error. */
export function expectedText(
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

/** Returns the language with late texts that the caller has loaded; throws if they are missing. */
export function requireParts<Part extends Late>(t: Language, ...parts: Part[]): Language<Part> {
  const missing = parts.filter((part) => !t.parts.has(part));
  if (missing.length > 0) throw new Error(`said before the words were there: ${missing.join(", ")}`);
  return t as Language<Part>;
}

export function createLanguage(lang: Lang, {words, late, grammar, games, stories}: LoadedTexts): Language {
  const formOf = (form: Form, {count = ""}: Facts) =>
    // A count may have its digits in groups.
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
