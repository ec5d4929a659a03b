// A language: its words, how it joins them, and how facts are put into a sentence. A sentence is a function of it.
import {boards, general} from "./boards";
import {faultIn} from "./certificate-faults";
import {codes} from "./codes";
import {editing} from "./editing";
import {expectedIn} from "./expected";
import {materials, theories} from "./facets";
import {forms} from "./forms";
import {wordsOf} from "./games";
import {type Grammar, grammars} from "./grammar";
import {nimberExamples, nimbers} from "./nimbers";
import {playing} from "./playing";
import {problemTitles} from "./problems";
import {puzzles} from "./puzzles";
import {reasons} from "./reasons";
import {sequenceExamples, sequences} from "./sequences";
import {ui} from "./ui";
import {why} from "./why";
import type {Facts, Form, GameWords, Lang, Words} from "./words";

const words = {
  ...{ui, why, playing, puzzles, reasons, codes, editing, forms, nimbers, sequences},
  ...{nimberExamples, sequenceExamples, theories, materials, problemTitles, limits: {boards, general}},
};

export type {Lang} from "./words";

/** One side of words in all languages. */
export type Side<T> = T extends Words ? string : T extends object ? {[key in keyof T]: Side<T[key]>} : T;

function sideOf<T>(of: T, lang: Lang): Side<T>;
function sideOf(of: unknown, lang: Lang): unknown {
  if (of === null || typeof of !== "object") return of;
  if ("en" in of && "zh" in of) return (of as Words)[lang];
  if (Array.isArray(of)) return of.map((each) => sideOf(each, lang));
  return Object.fromEntries(Object.entries(of).map(([key, inner]) => [key, sideOf(inner, lang)]));
}

export interface Language extends Grammar, Side<typeof words> {
  /** The form with its facts put in; a fact that is missing leaves its name visible. */
  (form: Form, facts: Facts): string;
  lang: Lang;
  /** The words of a game, an alias or named rules; a game without a file goes by its id. */
  game(id: string, rules?: string | null): Game;
  /** What the engine expected where a text stopped making sense. */
  expected(phrase: string): string;
  /** What the checker of certificates finds wrong. */
  fault(fault: string): string;
}
export type Sentence = (t: Language) => string;
export type Game = Side<GameWords>;

function speak(lang: Lang): Language {
  const grammar = grammars[lang];
  const formOf = (form: Form, {count = ""}: Facts) =>
    typeof form === "string" ? form : (form[grammar.plural.select(Number(count))] ?? form.other);
  const say = (form: Form, facts: Facts) =>
    formOf(form, facts).replace(/\{(\w+)\}/g, (whole, name: string) => String(facts[name] ?? whole));
  return Object.assign(say, {
    ...grammar,
    ...sideOf(words, lang),
    lang,
    game: (id: string, rules: string | null = null) => sideOf(wordsOf(id, rules), lang),
    expected: (phrase: string) => expectedIn(lang, phrase),
    fault: (fault: string) => faultIn(lang, fault),
  });
}

/** One for each language: a new one would draw the whole page again. */
export const languages: Record<Lang, Language> = {en: speak("en"), zh: speak("zh")};
