// Table of the languages, a row each; the texts of one are loaded when it is used, and the late texts with the parts
// that need them. No other code names a language.
import {late as en} from "./en/late";
import type {Dictionary, LateLoaders} from "./language";
import {late as zh} from "./zh/late";

interface Name {
  /** Language tag of documents. */
  tag: string;
  /** Name of the language and the offer to switch to it, both in that language. */
  name: string;
  offer: string;
  /** Folder of the articles; absent if they are not written in the language, whose readers get those of `sourceLang`. */
  articles?: string;
}
/**
 * Loaders of the texts. Those of the late texts stand in the row, so that these are requested together with the dictionary;
 * as every first visit loads them, a language that few read has them in its dictionary's file.
 */
type Loaders =
  | {late: LateLoaders; load(): Promise<{dictionary: Dictionary}>}
  | {late?: undefined; load(): Promise<{dictionary: Dictionary; late: LateLoaders}>};
export type Row = Name & Loaders;

export const languages = {
  en: {
    tag: "en",
    name: "English",
    offer: "Switch to English",
    articles: "./learn/",
    load: () => import("./en"),
    late: en,
  },
  zh: {
    tag: "zh-CN",
    name: "中文",
    offer: "切换到中文",
    articles: "./learn/zh/",
    load: () => import("./zh"),
    late: zh,
  },
} satisfies Record<string, Row>;

export type Lang = keyof typeof languages;
export const langs = /* @__PURE__ */ Object.keys(languages) as Lang[];
/** Language whose texts define the keys of all, and which stands in where another has nothing. */
export const sourceLang = "en" satisfies Lang;
export const isLang = (text: string): text is Lang => Object.hasOwn(languages, text);

/** Languages in which the articles are written. */
export type ArticleLang = {
  [lang in Lang]: (typeof languages)[lang] extends {articles: string} ? lang : never;
}[Lang];
const hasArticles = (lang: Lang): lang is ArticleLang => "articles" in languages[lang];
export const articleLangs = /* @__PURE__ */ langs.filter(hasArticles);
/** Returns the language of the articles for readers of a language. */
export const articleLangFor = (lang: Lang): ArticleLang => (hasArticles(lang) ? lang : sourceLang);
