// Summary of an article for the lists of articles, made from its file alone.
import type {ArticleLang} from "../text/languages";
import {claimMark} from "./claims.ts";
import {fault} from "./fields.ts";
import {type ArticleFile, headOf} from "./head.ts";

export interface Summary {
  title: string;
  lede: string;
  order: number;
  /** Reading time. */
  minutes: number;
  /** Position of its first figure. */
  shows: string;
}

/** Units of reading, and the number of them that a reader takes in a minute. */
const paces: Record<ArticleLang, {unit: RegExp; perMinute: number}> = {
  en: {unit: /\S+/g, perMinute: 200},
  zh: {unit: /\p{Script=Han}/gu, perMinute: 350},
};

/** Returns the reading time of a text in Markdown, at least a minute. */
export function minutesOf(markdown: string, lang: ArticleLang): number {
  const {unit, perMinute} = paces[lang];
  const text = markdown
    // Fenced blocks begin with fields, which are not read.
    .replace(/^```\w+\n(?:[a-z]+: .*\n)*|^```$/gm, "")
    .replace(claimMark, (_, claim: string) => claim.split(" | ")[1] ?? claim)
    .replace(/\]\([^)]*\)/g, "");
  return Math.max(1, Math.round((text.match(unit)?.length ?? 0) / perMinute));
}

export function summarize(file: Omit<ArticleFile, "slug">): Summary {
  const {title, lede, order} = headOf(file);
  const body = file.text.replace(/^---\n[\s\S]*?\n---\n/, "");
  const [, shows] = /^```figure\n(?:.+\n)*?at: (.+)/m.exec(body) ?? [];
  if (shows === undefined) throw fault(file.path, 1, "has no figure");
  return {title, lede, order, minutes: minutesOf(body, file.lang), shows};
}
