// Daily puzzle with its board, and the thirty days before it.
import {dayBefore} from "../game/puzzles/puzzle-progress";
import type {PuzzleShelf} from "../game/puzzles/puzzle-shelf";
import {gameWords} from "../say/game-names";
import {PictureOf} from "../say/picture";
import {type Language, languages} from "../text";
import {useTexts} from "../ui/language";
import type {PuzzleLinks} from "./links";
import {Solved} from "./solved";

interface DayProps {
  shelf: PuzzleShelf;
  links: PuzzleLinks;
}

const dayCount = 30;

const formatDate = (t: Language<"puzzles">, day: string, style: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(languages[t.lang].tag, {...style, timeZone: "UTC"}).format(new Date(`${day}T00:00:00Z`));

export function DailyPuzzle({shelf, links}: DayProps) {
  const t = useTexts("puzzles");
  const {progress, daily} = shelf;
  const day = progress.today.value;
  const address = daily.value?.day === day ? daily.value.address : null;
  const picture = address === null ? null : shelf.pictureOf(address);
  const [game] = picture?.games.value ?? [];
  const words = game && gameWords(game)(t);
  const isSolved = progress.days.value.has(day);
  return (
    <section class="day" aria-labelledby="day-title">
      {picture ? <PictureOf key={address} picture={picture} /> : <span class="picture" aria-hidden="true" />}
      <div>
        <h2 id="day-title">
          {t.puzzles.daily} <small>{formatDate(t, day, {dateStyle: "long"})}</small>
        </h2>
        <p class="game">{words?.name}</p>
        <p class="what">{words?.rule}</p>
        {isSolved && <p class="done">✓ {t.puzzles.solvedToday}</p>}
        <a class={isSolved ? "button" : "button primary"} href={links.puzzle(null, "normal", day)}>
          {t.puzzles.solveToday}
        </a>
      </div>
    </section>
  );
}

export function EarlierDays({shelf: {progress}, links}: DayProps) {
  const t = useTexts("puzzles");
  const days = Array.from({length: dayCount}, (_, i) => dayBefore(progress.today.value, i + 1));
  return (
    <details class="earlier">
      <summary>{t.puzzles.earlier}</summary>
      <ul>
        {days.map((day) => {
          const isSolved = progress.days.value.has(day);
          return (
            <li key={day}>
              <a href={links.puzzle(null, "normal", day)} class={isSolved ? "done" : ""}>
                <span>
                  {formatDate(t, day, {month: "short", day: "numeric"})} {isSolved && <Solved />}
                </span>
              </a>
            </li>
          );
        })}
      </ul>
    </details>
  );
}
