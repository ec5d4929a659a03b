// Article in one language, parsed from its Markdown file: prose with claims, figures that can be played, and one exercise.
import type {ArticleLang} from "../text/languages";
import {filesIn} from "./article-files";
import {type Block, type BlockOf, readBlocks} from "./blocks";
import {claimMark} from "./claims";
import {type ArticleFile, frontMatter, headOf} from "./head";
import {parseText, textsOf} from "./markdown";

/** Piece of text, with its line in the file of the article. */
export interface Prose {
  text: string;
  line: number;
}

export interface Article {
  slug: string;
  path: string;
  title: string;
  lede: string;
  /** A formula or a claim; it represents the article where its neighbours lead to it. */
  motto: string;
  /** Opens with a figure that asks a question; its topic is named only afterwards. */
  blocks: Block[];
  /** Title, lede and the texts of the blocks, in order. */
  prose: Prose[];
  /** Keys of docs/references.md. */
  sources: string[];
  /** Games of the catalogue, and levels of the first page as in "level row", to play after the article. */
  plays: string[];
  /** Line of the file that names them. */
  playsLine: number;
}

export function parseArticle(file: ArticleFile): Article {
  const {slug, path, text} = file;
  const {title, lede, motto, sources, plays} = headOf(file);
  const front = frontMatter(file);
  const lineOf = (key: string) => front.line + front.lines.findIndex((field) => field.startsWith(`${key}:`));
  parseText({path, line: lineOf("motto"), lines: [motto]});
  const bodyLine = front.line + front.lines.length + 1;
  const blocks = readBlocks({path, line: bodyLine, lines: text.split("\n").slice(bodyLine - 1)});
  const prose = [
    {text: title, line: lineOf("title")},
    {text: lede, line: lineOf("lede")},
    ...blocks.flatMap(({tokens}) => textsOf(tokens)),
  ];
  return {
    ...{slug, path, title, lede, motto, blocks, prose},
    sources: sources.split(", "),
    plays: plays.split(", "),
    playsLine: lineOf("plays"),
  };
}

/** Returns all articles in a language, in reading order. */
export const articlesIn = (lang: ArticleLang): Article[] => filesIn(lang).map(parseArticle);

/** Returns the claims in a text, each with its line. */
export const claimsOf = ({text, line}: Prose) =>
  [...text.matchAll(claimMark)].map(({1: claim = "", index}) => ({
    claim,
    line: line + text.slice(0, index).split("\n").length - 1,
  }));

export const figures = ({blocks}: Article): BlockOf<"figure">[] => blocks.filter((block) => block.kind === "figure");

/** Picture for links to the article: the position of its exercise. Throws if it has no figure. */
export function pictureOf(article: Article) {
  const exerciseFigure = figures(article).at(-1);
  if (!exerciseFigure) throw new Error(`${article.slug} has no figure`);
  return {path: `pictures/${article.slug}.png`, shows: exerciseFigure.at};
}
