// Puzzles of one game: those of the series, and one drawn for the reader.
import {useState} from "preact/hooks";
import type {CatalogEntry} from "../engine/types";
import type {PuzzleShelf} from "../game/puzzles/puzzle-shelf";
import {puzzlesOfGame} from "../game/puzzles/puzzle-themes";
import {PictureOf} from "../say/picture";
import {useTexts} from "../ui/language";
import {useTask} from "../ui/use-task";
import {wordFor} from "./drawing";
import type {PuzzleLinks} from "./links";
import {Solved} from "./solved";

const maxListed = 6;

interface GamePuzzlesProps {
  entry: CatalogEntry;
  shelf: PuzzleShelf;
  links: PuzzleLinks;
  onOpen(link: string): void;
}

export function GamePuzzles({entry, shelf, links, onOpen}: GamePuzzlesProps) {
  const t = useTexts("puzzles", "profile");
  const task = useTask();
  const [isDrawing, setDrawing] = useState(false);
  const [isMissing, setMissing] = useState(false);
  const listed = puzzlesOfGame(entry.game, "normal").slice(0, maxListed);
  const draw = async () => {
    const run = task.begin();
    setDrawing(true);
    setMissing(false);
    const puzzle = await shelf.drawnPuzzle(entry, "normal", wordFor("", t), run.signal);
    if (!run.isCurrent()) return;
    setDrawing(false);
    if (puzzle) onOpen(links.puzzle(puzzle.address, puzzle.play, puzzle.word));
    else setMissing(true);
  };
  return (
    <>
      {listed.length > 0 && (
        <ul class="small-cards">
          {listed.map(({address, play, word, theme, number}) => (
            <li key={word}>
              <a href={links.puzzle(address, play, word)}>
                <PictureOf picture={shelf.pictureOf(address)} />
                <span>
                  {t.puzzles.names[theme]} {number} {shelf.progress.solvedOf(theme).has(number) && <Solved />}
                </span>
              </a>
            </li>
          ))}
        </ul>
      )}
      <p class="controls">
        <button type="button" aria-disabled={isDrawing} onClick={() => !isDrawing && void draw()}>
          {isDrawing ? t.puzzles.drawing : t.profile.drawPuzzle}
        </button>
        <span role="status">{isMissing && t.profile.noPuzzle}</span>
      </p>
    </>
  );
}
