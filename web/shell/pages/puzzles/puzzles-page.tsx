// Page of puzzles.

import {articleOf, isTheme} from "../../../game/puzzles/puzzle-themes";
import {PuzzlesPage as Puzzles} from "../../../puzzles/puzzles-page";
import {RushPage} from "../../../puzzles/rush";
import {useTexts} from "../../../ui/language";
import {ArticleLinks} from "../../article-links";
import {Frame} from "../../frame";
import {puzzleShelfOf} from "../../puzzle-shelf";
import {navigate, type PageProps, puzzleLinks, settingsOf} from "../../site";
import {boardOpener, rushOf} from "./rush-site";
import "../../../gallery/gallery.css";
import "../../../puzzles/puzzles.css";
import {page} from ".";

export function PuzzlesPage({site}: PageProps) {
  const t = useTexts("puzzles");
  const {samples} = site;
  const puzzles = puzzleShelfOf(site);
  const theme = site.linkOf(page).value?.chosen ?? null;
  const settings = settingsOf(site);
  return (
    <Frame
      site={site}
      title={[
        ...(theme === "rush" ? [t.puzzles.rush] : isTheme(theme) ? [t.puzzles.names[theme]] : []),
        t.table.puzzles,
      ]}
    >
      <main>
        {theme === "rush" ? (
          <RushPage
            rush={rushOf(site)}
            progress={puzzles.progress}
            links={puzzleLinks(settings)}
            openBoard={boardOpener(site)}
          />
        ) : (
          <Puzzles
            shelf={puzzles}
            catalog={samples.catalog.value}
            theme={theme}
            links={puzzleLinks(settings)}
            articleOn={(of) => (
              <ArticleLinks site={site} slugs={[articleOf[of]]} from={settings.linkTo.page(page, {chosen: of})} />
            )}
            onOpen={navigate}
          />
        )}
      </main>
    </Frame>
  );
}
