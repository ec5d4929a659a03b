// Card of a theme with its next board, and page of its series of twelve.
import type {ComponentChildren} from "preact";
import type {PuzzleShelf} from "../game/puzzles/puzzle-shelf";
import {isMixed, nextOf, seriesOf, type Theme, type ThemedPuzzle} from "../game/puzzles/puzzle-themes";
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

export function ThemeCard({theme, shelf, links}: ThemeProps) {
  const t = useTexts("puzzles");
  const series = seriesOf(theme);
  const solved = shelf.progress.solvedOf(theme);
  const next = nextOf(theme, solved);
  const shownPuzzle = next ?? series[0];
  return (
    <li class="item theme">
      <a class="card" href={next ? links.puzzle(next.address, next.play, next.word) : links.page(theme)}>
        {shownPuzzle && <PictureOf key={shownPuzzle.address} picture={shelf.pictureOf(shownPuzzle.address)} />}
        <span class="name">{t.puzzles.names[theme]}</span>
        <span class="rule">{t.puzzles.goals[theme]}</span>
        <span class="members">{!next ? t.puzzles.again : solved.size > 0 ? t.puzzles.continue : t.puzzles.begin}</span>
      </a>
      <p class="examples">
        <span class="standing">
          <Ticks theme={theme} solved={solved} />
          <span class="count">{sayProgress(theme, shelf.progress)(t)}</span>
        </span>
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
