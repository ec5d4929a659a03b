// Masthead of an article: that of the page, with links in place of the buttons for languages. The script of the article
// brings its theme button to life.
import {type ArticleLang, articleLangs, type Language, languages} from "../text";
import {MastheadView} from "./masthead";
import {mastheadEntries} from "./masthead-entries";
import type {RoutedPage} from "./page";
import {page as learn} from "./pages/learn";

interface ArticleMastheadProps {
  t: Language;
  lang: ArticleLang;
  /** Link to the first page. */
  home: string;
  /** Link to a page of the site. */
  linkTo(page: RoutedPage<unknown>): string;
  /** Link to the same article in another language. */
  articleIn(lang: ArticleLang): string;
  /** True for the list of the articles itself. */
  isList: boolean;
}

export function ArticleMasthead({t, lang, home, linkTo, articleIn, isList}: ArticleMastheadProps) {
  const entries = mastheadEntries(t, true).map((entry) => {
    // The list beside the articles is read without a script.
    if (entry.page === learn) return {...entry, link: "./index.html", current: isList ? "page" : "true"} as const;
    return {...entry, link: entry.page ? linkTo(entry.page) : home, current: undefined};
  });
  return (
    <MastheadView t={t} home={home} entries={entries}>
      {articleLangs
        .filter((other) => other !== lang)
        .map((other) => {
          const {tag, name, offer} = languages[other];
          return (
            <a key={other} href={articleIn(other)} hreflang={tag} lang={tag} aria-label={offer}>
              {name}
            </a>
          );
        })}
      {/* Which of the two labels is seen, the styles of the articles decide by the theme. */}
      <button type="button" class="theme">
        <span class="to-dark">{t.ui.themeDark}</span>
        <span class="to-light">{t.ui.themeLight}</span>
      </button>
    </MastheadView>
  );
}
