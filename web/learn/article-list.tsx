// List of the articles: picture, title, lede, reading time, and a mark for those that were read to their end.
import type {ComponentChildren} from "preact";
import type {ArticleLang} from "../text/languages";
import {listWords} from "./words";

export interface ListedArticle {
  slug: string;
  title: string;
  lede: string;
  /** Place in reading order, from 1; null if it is none of the course. */
  number: number | null;
  /** Reading time; null if it is for looking things up. */
  minutes: number | null;
  /** Address of the position in its picture. */
  shows: string;
}

interface ArticleListProps {
  lang: ArticleLang;
  articles: readonly ListedArticle[];
  linkOf(slug: string): string;
  pictureOf(article: ListedArticle): ComponentChildren;
  /** Slugs of the articles that were read. */
  read: ReadonlySet<string>;
  /** In a list that is written before its reader is known, a script acts on the button instead. */
  onClear?(): void;
}

export function ArticleList({lang, articles, linkOf, pictureOf, read, onClear}: ArticleListProps) {
  return (
    <>
      <ol class="articles">
        {articles.map((article) => {
          const {slug, title, lede, number, minutes} = article;
          return (
            <li key={slug} data-slug={slug}>
              {pictureOf(article)}
              <h2>
                {number !== null && <span class="number">{number}</span>}
                <a href={linkOf(slug)}>{title}</a>
              </h2>
              <p class="about">{lede}</p>
              <p class="facts">
                {minutes !== null && <span>{listWords.minutes[lang].replace("{count}", String(minutes))}</span>}
                <span class="read" hidden={!read.has(slug)}>
                  ✓ {listWords.read[lang]}
                </span>
              </p>
            </li>
          );
        })}
      </ol>
      <button type="button" class="quiet clear-read" hidden={read.size === 0} onClick={onClear}>
        {listWords.clear[lang]}
      </button>
    </>
  );
}
