// Titles and ledes of all articles, in reading order, for the page that lists them.
import type {ArticleLang} from "../text/languages";
import {filesIn, headOf} from "./article-files";
import {embedding} from "./embedding-head";

export const headsIn = (lang: ArticleLang) => [
  ...filesIn(lang).map((file) => ({slug: file.slug, ...headOf(file)})),
  {slug: embedding.slug, title: embedding.title[lang], lede: embedding.lede[lang]},
];
