// The page of puzzles: that of the day, the themes, and one of any game; behind each theme its series.
import {useEffect} from "preact/hooks";
import type {CatalogEntry} from "../engine/types";
import type {Named} from "../game/names";
import type {PuzzleShelf} from "../game/puzzle-shelf";
import {isTheme, themes} from "../game/puzzle-themes";
import {useWords} from "../ui/language";
import {DayOf, EarlierDays} from "./day";
import type {PuzzleLinks} from "./links";
import {OwnPuzzle} from "./own";
import {sayRows} from "./progress";
import {Series, ThemeCard} from "./theme";

export interface PuzzlesPageProps {
  shelf: PuzzleShelf;
  catalog: readonly CatalogEntry[];
  /** What the games are called; none until their names are there. */
  named: readonly Named[];
  /** A theme, whose series is shown; any other text shows the whole page. */
  chosen: string | null;
  links: PuzzleLinks;
  onOpen(link: string): void;
}

export function PuzzlesPage({shelf, catalog, named, chosen, links, onOpen}: PuzzlesPageProps) {
  const t = useWords("puzzles");
  useEffect(() => void shelf.refresh(), [shelf]);
  if (isTheme(chosen)) return <Series theme={chosen} shelf={shelf} links={links} />;
  const rows = sayRows(shelf.progress)(t);
  return (
    <div class="puzzles">
      <h1 tabindex={-1}>{t.table.puzzles}</h1>
      <p class="about">{t.puzzles.about}</p>
      {rows.length > 0 && <p class="rows">{rows.join(" · ")}</p>}
      <DayOf shelf={shelf} links={links} />
      <EarlierDays shelf={shelf} links={links} />
      <section aria-labelledby="themes-title">
        <h2 id="themes-title">{t.puzzles.themes}</h2>
        <ul class="cards">
          {themes.map((theme) => (
            <ThemeCard key={theme} theme={theme} shelf={shelf} links={links} />
          ))}
        </ul>
      </section>
      <OwnPuzzle shelf={shelf} catalog={catalog} named={named} links={links} onOpen={onOpen} />
      <p class="quiet kept">{t.puzzles.kept}</p>
    </div>
  );
}
