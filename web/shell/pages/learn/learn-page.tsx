// Page that lists the articles.
import {useEffect, useMemo, useState} from "preact/hooks";
import {createPicture} from "../../../game/analysis/picture";
import type {ListedArticle} from "../../../learn";
import {PictureOf} from "../../../say/picture";
import {articleLangFor} from "../../../text";
import {useLanguage} from "../../../ui/language";
import {articleAddress} from "../../../ui/site";
import {Frame} from "../../frame";
import type {PageProps} from "../../site";
import "../../../learn/article-list.css";

type Learn = typeof import("../../../learn");

/** Creates the page; `learn` is null if there are no articles. */
export const learnPage = (learn: Learn | null) =>
  function LearnPage({site}: PageProps) {
    const t = useLanguage();
    const lang = articleLangFor(t.lang);
    return (
      <Frame site={site} title={[t.table.learn]}>
        <main class="tabletop">
          <h1 tabindex={-1}>{t.table.learn}</h1>
          {learn && <p class="lede">{learn.pageWords.lede[lang]}</p>}
          {learn && <Articles learn={learn} site={site} />}
        </main>
      </Frame>
    );
  };

function Articles({learn, site}: {learn: Learn} & PageProps) {
  const t = useLanguage();
  const lang = articleLangFor(t.lang);
  const theme = site.state.theme.value;
  const {engine} = site.engineStatus;
  const articles = useMemo(() => learn.listedIn(lang), [learn, lang]);
  const pictures = useMemo(
    () => new Map(articles.map(({shows}) => [shows, createPicture(engine, shows)])),
    [articles, engine],
  );
  const pictureOf = ({shows}: ListedArticle) => {
    const picture = pictures.get(shows);
    return picture && <PictureOf picture={picture} />;
  };
  const [read, setRead] = useState(learn.readSlugs);
  const refresh = () => setRead(learn.readSlugs());
  // Back from an article may restore this page as it was left.
  useEffect(() => {
    addEventListener("pageshow", refresh);
    return () => removeEventListener("pageshow", refresh);
  }, []);
  return (
    <learn.ArticleList
      lang={lang}
      articles={articles}
      linkOf={(slug) => articleAddress(slug, t.lang, theme)}
      pictureOf={pictureOf}
      read={read}
      onClear={() => {
        learn.clearReadSlugs();
        refresh();
      }}
    />
  );
}
