// Card of a theme with its next board, and page of its series of twelve.
import type {ComponentChildren} from "preact";
import type {PuzzleShelf} from "../game/puzzles/puzzle-shelf";
import {articleOf, isMixed, nextOf, seriesOf, type Theme, type ThemedPuzzle} from "../game/puzzles/puzzle-themes";
import {gameWords} from "../say/game-names";
import {PictureOf} from "../say/picture";
import {useTexts} from "../ui/language";
import type {PuzzleLinks} from "./links";
import {sayProgress} from "./progress";
import {Solved} from "./solved";

interface ThemeProps {
  theme: Theme;
  shelf: PuzzleShelf;
  links: PuzzleLinks;
}

/** Link to the article about the idea of a theme. */
function Article({theme, links}: Omit<ThemeProps, "shelf">) {
  const t = useTexts("puzzles");
  const link = links.article(articleOf[theme], t.lang);
  if (link === null) return null;
  return (
    <a class="quiet" href={link} aria-label={t(t.puzzles.articleOn, {theme: t.puzzles.names[theme]})}>
      {t.puzzles.article}
    </a>
  );
}

const maxDifficulty = 5;

/** Marks of the puzzles of the series, filled if solved. */
function Ticks({theme, solved}: {theme: Theme; solved: ReadonlySet<number>}) {
  return (
    <span class="ticks" aria-hidden="true">
      {seriesOf(theme).map(({number}) => (
        <i key={number} class={solved.has(number) ? "done" : ""} />
      ))}
    </span>
  );
}

interface ThemeCardProps extends ThemeProps {
  /** Place on the path, from 1. */
  place: number;
  /** True if the next puzzle of the path is of this theme. */
  isNext: boolean;
}

export function ThemeCard({theme, shelf, links, place, isNext}: ThemeCardProps) {
  const t = useTexts("puzzles");
  const series = seriesOf(theme);
  const solved = shelf.progress.solvedOf(theme);
  const next = nextOf(theme, solved);
  const shownPuzzle = next ?? series[0];
  return (
    <li class={`item theme ${isNext ? "next" : ""} ${next ? "" : "done"}`}>
      <a class="card" href={next ? links.puzzle(next.address, next.play, next.word) : links.page(theme)}>
        {shownPuzzle && <PictureOf key={shownPuzzle.address} picture={shelf.pictureOf(shownPuzzle.address)} />}
        <span class="name">
          {place}. {t.puzzles.names[theme]} {!next && <Solved />}
          {isNext && <span class="here">{t.puzzles.nextOnPath}</span>}
        </span>
        <span class="rule">{t.puzzles.goals[theme]}</span>
        <span class="members">{!next ? t.puzzles.again : solved.size > 0 ? t.puzzles.continue : t.puzzles.begin}</span>
      </a>
      <p class="examples">
        <span class="standing">
          <Ticks theme={theme} solved={solved} />
          <span class="count">{sayProgress(theme, shelf.progress)(t)}</span>
        </span>
        <Article theme={theme} links={links} />
        <a
          class="quiet"
          href={links.page(theme)}
          aria-label={`${t.puzzles.names[theme]}: ${t(t.puzzles.all, {count: series.length})}`}
        >
          {t(t.puzzles.all, {count: series.length})}
        </a>
      </p>
    </li>
  );
}

export function Series({theme, shelf, links, article}: ThemeProps & {article: ComponentChildren}) {
  const t = useTexts("puzzles");
  const solved = shelf.progress.solvedOf(theme);
  return (
    <div class="puzzles series">
      <p class="up">
        <a href={links.page(null)}>{t.puzzles.more}</a>
      </p>
      <h1 tabindex={-1}>{t.puzzles.names[theme]}</h1>
      <p class="about">{t.puzzles.goals[theme]}</p>
      {article}
      <p class="rows">
        <Ticks theme={theme} solved={solved} /> {sayProgress(theme, shelf.progress)(t)}
        <Article theme={theme} links={links} />
      </p>
      <ol class="cards">
        {seriesOf(theme).map((puzzle) => (
          <PuzzleCard
            key={puzzle.word}
            puzzle={puzzle}
            isMixed={isMixed(theme)}
            isSolved={solved.has(puzzle.number)}
            shelf={shelf}
            links={links}
          />
        ))}
      </ol>
    </div>
  );
}

interface PuzzleCardProps {
  puzzle: ThemedPuzzle;
  /** True if the series has several games, so that each is named. */
  isMixed: boolean;
  isSolved: boolean;
  shelf: PuzzleShelf;
  links: PuzzleLinks;
}

function PuzzleCard({puzzle, isMixed, isSolved, shelf, links}: PuzzleCardProps) {
  const t = useTexts("puzzles");
  const {address, play, word, number, step} = puzzle;
  const picture = shelf.pictureOf(address);
  const games = picture.games.value.map((game) => gameWords(game)(t).name);
  return (
    <li class={`item ${isSolved ? "done" : ""}`}>
      <a class="card" href={links.puzzle(address, play, word)}>
        <PictureOf picture={picture} />
        <span class="name">
          {number} {isSolved && <Solved />}
          <span class="difficulty" role="img" aria-label={t(t.puzzles.step, {step})}>
            {"●".repeat(step)}
            {"○".repeat(maxDifficulty - step)}
          </span>
        </span>
        {isMixed && <span class="rule">{games.join(" + ")}</span>}
      </a>
    </li>
  );
}
