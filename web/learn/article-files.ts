// Markdown files of the articles, in reading order: a folder for each article, a file for each language. On the page that
// lists the articles they end with their heads (scripts/vite/article-heads.ts).
import type {ArticleLang} from "../text/languages";
import {type Excerpt, fault, parseFields} from "./fields";

const texts = import.meta.glob<string>("./articles/*/*.md", {eager: true, query: "?raw", import: "default"});

export interface ArticleFile {
  slug: string;
  lang: ArticleLang;
  path: string;
  text: string;
}

/** Returns the lines between the two lines `---` at the beginning of an article. */
export function frontMatter({path, text}: ArticleFile): Excerpt {
  const [, front] = /^---\n([\s\S]*?)\n---\n/.exec(text) ?? [];
  if (front === undefined) throw fault(path, 1, "does not begin with lines between --- and ---");
  return {path, line: 2, lines: front.split("\n")};
}

export function headOf(file: ArticleFile) {
  const front = frontMatter(file);
  const {title, lede, order, motto, sources} = parseFields(front, ["order", "title", "lede"], ["motto", "sources"]);
  if (!/^\d+$/.test(order)) throw fault(file.path, front.line, `order is a number, not ${order}`);
  return {title, lede, order: Number(order), motto, sources};
}

const slugs = [...new Set(Object.keys(texts).map((path) => path.split("/")[2] ?? ""))];

function fileOf(slug: string, lang: ArticleLang): ArticleFile {
  const path = `articles/${slug}/${lang}.md`;
  const text = texts[`./${path}`];
  if (text === undefined) throw new Error(`web/learn/${path} is missing`);
  return {slug, lang, path: `web/learn/${path}`, text};
}

/** Files in a language, in reading order. */
export const filesIn = (lang: ArticleLang): ArticleFile[] =>
  slugs.map((slug) => fileOf(slug, lang)).sort((a, b) => headOf(a).order - headOf(b).order);
