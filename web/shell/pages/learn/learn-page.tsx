// Page that lists the articles by title.
import {articleLangFor} from "../../../text";
import {useLanguage} from "../../../ui/language";
import {articleAddress} from "../../../ui/site";
import {Frame} from "../../frame";
import type {PageProps} from "../../site";

type Learn = Pick<typeof import("../../../learn"), "headsIn">;

/** Creates the page; `learn` is null if there are no articles. */
export const learnPage = (learn: Learn | null) =>
  function LearnPage({site}: PageProps) {
    const t = useLanguage();
    const lang = articleLangFor(t.lang);
    const theme = site.state.theme.value;
    return (
      <Frame site={site} title={[t.table.learn]}>
        <main>
          <h1 tabindex={-1}>{t.table.learn}</h1>
          <ul class="articles">
            {learn?.headsIn(lang).map(({slug, title, lede}) => (
              <li key={slug}>
                <a href={articleAddress(slug, t.lang, theme)}>{title}</a>
                <p>{lede}</p>
              </li>
            ))}
          </ul>
        </main>
      </Frame>
    );
  };
