// Table of the languages, a row each; the texts of one are loaded when it is used, and the late texts with the parts
// that need them.
import {late as en} from "./en/late";
import type {Dictionary, LateLoaders} from "./language";
import {late as zh} from "./zh/late";

export interface Row {
  /** Language tag of documents. */
  tag: string;
  /** Name of the language and the offer to switch to it, both in that language. */
  name: string;
  offer: string;
  /** Folder of the articles. */
  articles: string;
  load(): Promise<{dictionary: Dictionary}>;
  late: LateLoaders;
}

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
export const isLang = (text: string): text is Lang => Object.hasOwn(languages, text);
