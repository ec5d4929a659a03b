// Markdown files of the articles, in reading order: a folder for each article, a file for each language. On the page that
// lists the articles their summaries stand in for them (scripts/vite/article-summaries.ts).
import type {ArticleLang} from "../text/languages";
import type {ArticleFile} from "./head";
import {type Summary, summarize} from "./summary";

const texts = import.meta.glob<string>("./articles/*/*.md", {eager: true, query: "?raw", import: "default"});
const slugs = [...new Set(Object.keys(texts).map((path) => path.split("/")[2] ?? ""))];

function fileOf(slug: string, lang: ArticleLang): ArticleFile {
  const path = `articles/${slug}/${lang}.md`;
  const text = texts[`./${path}`];
  if (text === undefined) throw new Error(`web/learn/${path} is missing`);
  return {slug, lang, path: `web/learn/${path}`, text};
}

const summaryOf = (file: ArticleFile): Summary => (file.text.startsWith("{") ? JSON.parse(file.text) : summarize(file));

/** Files in a language with their summaries, in reading order. */
export const filesIn = (lang: ArticleLang) =>
  slugs
    .map((slug) => fileOf(slug, lang))
    .map((file) => ({...file, summary: summaryOf(file)}))
    .sort((a, b) => a.summary.order - b.summary.order);
