// Links to articles on what is shown, from where the articles lead back.
import {articleLangFor} from "../text";
import {useLanguage} from "../ui/language";
import {createLateView, LateView} from "../ui/late";
import {articleAddress, hasSite} from "../ui/site";
import {type Site, settingsOf} from "./site";

/** Titles of the articles; null in a page without a site. */
export const articlesPart = createLateView({
  words: [],
  load: async () => (hasSite ? await import("../learn") : null),
});

interface ArticleLinksProps {
  site: Site;
  /** Articles to offer; null for none. */
  slugs: readonly (string | null)[];
  /** Link of the page to return to. */
  from: string;
}

export function ArticleLinks({site, slugs, from}: ArticleLinksProps) {
  const t = useLanguage();
  const offered = [...new Set(slugs)].filter((slug) => slug !== null);
  if (!hasSite || offered.length === 0) return null;
  return (
    <LateView late={articlesPart} plates={[3]}>
      {(learn) => (
        <ul class="article-links">
          {learn
            ?.listedIn(articleLangFor(t.lang))
            .filter(({slug}) => offered.includes(slug))
            .map(({slug, title}) => (
              <li key={slug}>
                <a href={articleAddress(slug, t.lang, settingsOf(site).chosen.theme, from)}>
                  {t(t.ui.article, {title})}
                </a>
              </li>
            ))}
        </ul>
      )}
    </LateView>
  );
}
