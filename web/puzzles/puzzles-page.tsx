// Page of puzzles: the daily one, the themes, and one of any game; each theme has a page with its series.
import type {ComponentChildren} from "preact";
import {useEffect} from "preact/hooks";
import type {CatalogEntry} from "../engine/types";
import type {PuzzleShelf} from "../game/puzzles/puzzle-shelf";
import {isTheme, nextOnPath, type Theme, themes} from "../game/puzzles/puzzle-themes";
import {useTexts} from "../ui/language";
import {OwnPuzzle} from "./any-game-puzzle";
import {ClearProgress} from "./clear-progress";
import {DailyPuzzle, EarlierDays} from "./day";
import type {PuzzleLinks} from "./links";
import {sayPlayer, sayRows, sayThemed} from "./progress";
import {Series, ThemeCard} from "./theme";

export interface PuzzlesPageProps {
  shelf: PuzzleShelf;
  catalog: readonly CatalogEntry[];
  /** Names of the games; empty until they are loaded. */
  /** Theme whose series is shown; any other text shows the whole page. */
  theme: string | null;
  links: PuzzleLinks;
  /** Link to the article on a theme. */
  articleOn(theme: Theme): ComponentChildren;
  onOpen(link: string): void;
}

export function PuzzlesPage({shelf, catalog, theme: chosen, links, articleOn, onOpen}: PuzzlesPageProps) {
  const t = useTexts("puzzles");
  useEffect(() => void shelf.refresh(), [shelf]);
  if (isTheme(chosen)) return <Series theme={chosen} shelf={shelf} links={links} article={articleOn(chosen)} />;
  const next = nextOnPath(shelf.progress.solvedOf);
  const rows = [...sayPlayer(shelf.progress)(t), ...sayRows(shelf.progress)(t)];
  return (
    <div class="puzzles">
      <h1 tabindex={-1}>{t.table.puzzles}</h1>
      <p class="about">{t.puzzles.about}</p>
      {rows.length > 0 && <p class="rows">{rows.join(" · ")}</p>}
      <DailyPuzzle shelf={shelf} links={links} />
      <EarlierDays shelf={shelf} links={links} />
      <section aria-labelledby="themes-title">
        <h2 id="themes-title">{t.puzzles.themes}</h2>
        <p class="path">
          {next ? (
            <a class="button primary" href={links.puzzle(next.address, next.play, next.word)}>
              {t(t.puzzles.goOnPath, {puzzle: sayThemed(next)(t)})}
            </a>
          ) : (
            t.puzzles.pathDone
          )}
        </p>
        <ol class="cards">
          {themes.map((theme, i) => (
            <ThemeCard
              key={theme}
              theme={theme}
              place={i + 1}
              isNext={theme === next?.theme}
              shelf={shelf}
              links={links}
            />
          ))}
        </ol>
      </section>
      <section class="rush-door" aria-labelledby="rush-title">
        <h2 id="rush-title">{t.puzzles.rush}</h2>
        <p class="about">{t.puzzles.aboutRush}</p>
        <p class="path">
          <a class="button primary" href={links.page("rush")}>
            {t.puzzles.openRush}
          </a>{" "}
          {shelf.progress.rushBest.value > 0 && t(t.puzzles.rushBest, {count: shelf.progress.rushBest.value})}
        </p>
      </section>
      <OwnPuzzle shelf={shelf} catalog={catalog} links={links} onOpen={onOpen} />
      <ClearProgress progress={shelf.progress} />
    </div>
  );
}
