// List of the articles, in reading order, for the page of the site and for the list beside the articles.
import type {ArticleLang} from "../text/languages";
import {filesIn} from "./article-files";
import type {ListedArticle} from "./article-list";
import {embedding} from "./embedding-head";

export {ArticleList, type ListedArticle} from "./article-list";
export {clearReadSlugs, readSlugs} from "./read-articles";
export {pageWords} from "./words";

export const listedIn = (lang: ArticleLang): ListedArticle[] => [
  ...filesIn(lang).map(({slug, summary: {title, lede, minutes, shows}}, i) => ({
    ...{slug, title, lede, minutes, shows},
    number: i + 1,
  })),
  {
    ...{slug: embedding.slug, title: embedding.title[lang], lede: embedding.lede[lang]},
    ...{minutes: null, shows: embedding.shows, number: null},
  },
];
