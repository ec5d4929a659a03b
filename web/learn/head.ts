// File of an article and the lines at its head.
import type {ArticleLang} from "../text/languages";
import {type Excerpt, fault, parseFields} from "./fields.ts";

export interface ArticleFile {
  slug: string;
  lang: ArticleLang;
  path: string;
  text: string;
}

/** Returns the lines between the two lines `---` at the beginning of an article. */
export function frontMatter({path, text}: Pick<ArticleFile, "path" | "text">): Excerpt {
  const [, front] = /^---\n([\s\S]*?)\n---\n/.exec(text) ?? [];
  if (front === undefined) throw fault(path, 1, "does not begin with lines between --- and ---");
  return {path, line: 2, lines: front.split("\n")};
}

export function headOf(file: Pick<ArticleFile, "path" | "text">) {
  const front = frontMatter(file);
  const required = ["order", "title", "lede", "motto", "plays", "sources"] as const;
  const {order, ...head} = parseFields(front, required);
  if (!/^\d+$/.test(order)) throw fault(file.path, front.line, `order is a number, not ${order}`);
  return {...head, order: Number(order)};
}
