// Position or puzzle of a game, drawn by a word that can be said aloud.
import {useRef, useState} from "preact/hooks";
import type {CatalogEntry} from "../engine/types";
import type {Sentence} from "../text";
import {BoundedField} from "../ui/bounded-field";
import {useTexts} from "../ui/language";

import {useTask} from "../ui/use-task";
import type {Drawable} from "./drawable";
import {GameChoice} from "./game-choice";

interface RandomProps {
  games: [Drawable, ...Drawable[]];
  /** Catalogue of the games, if there are so many that one is searched for. */
  catalog?: readonly CatalogEntry[];
  about(game: Drawable): string;
  /** Returns the word that was used, and the sentence to show if nothing was found. */
  onDraw(
    puzzle: boolean,
    game: Drawable,
    size: number,
    word: string,
    signal: AbortSignal,
  ): Promise<{word: string; failure: Sentence<"puzzles"> | null}>;
}

export function Random({games, catalog, about, onDraw}: RandomProps) {
  const t = useTexts("puzzles");
  /** Null while no game has the typed name; a game that is no longer offered counts as the first. */
  const [picked, setPicked] = useState<string | null | undefined>(undefined);
  const pickedGame = picked === null ? null : (games.find((candidate) => candidate.game === picked) ?? games[0]);
  const {game, maxSize} = pickedGame ?? games[0];
  const [chosenSize, setChosenSize] = useState<number | null>(null);
  const [word, setWord] = useState("");
  const [message, setMessage] = useState<{say: Sentence<"puzzles">} | null>(null);
  const size = Math.min(chosenSize ?? Math.ceil(maxSize / 2), maxSize);
  const [isDrawing, setDrawing] = useState(false);
  const task = useTask();
  const drawButton = useRef<HTMLButtonElement>(null);
  const cancelButton = useRef<HTMLButtonElement>(null);
  const draw = async (puzzle: boolean) => {
    if (!pickedGame) return setMessage({say: (t) => t.puzzles.noGame});
    const run = task.begin();
    setDrawing(puzzle);
    setMessage({say: (t) => t.puzzles.drawing});
    const {word: usedWord, failure} = await onDraw(puzzle, pickedGame, size, word, run.signal);
    if (!run.isCurrent()) return;
    if (cancelButton.current?.matches(":focus")) drawButton.current?.focus();
    setDrawing(false);
    setMessage({say: failure ?? ((t) => t(t.puzzles.drawnBy, {word: usedWord, size}))});
  };
  return (
    <div class="random">
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void draw(false);
        }}
      >
        <p class="quiet">{about(pickedGame ?? games[0])}</p>
        <div class="controls">
          {catalog ? (
            <GameChoice games={games} catalog={catalog} onPick={setPicked} />
          ) : (
            games.length > 1 && (
              <label>
                {t.puzzles.of}
                <select value={game} onChange={(event) => setPicked(event.currentTarget.value)}>
                  {games.map((option) => (
                    <option key={option.game} value={option.game}>
                      {option.say(t)}
                    </option>
                  ))}
                </select>
              </label>
            )
          )}
          <BoundedField
            label={t(t.puzzles.size, {most: maxSize})}
            max={maxSize}
            value={size}
            onChange={setChosenSize}
          />
          <label class="word">
            {t.puzzles.word}
            <input
              type="text"
              maxLength={40}
              spellcheck={false}
              autocapitalize="off"
              autocomplete="off"
              value={word}
              onInput={(event) => setWord(event.currentTarget.value)}
            />
          </label>
          <span class="both">
            <button type="submit">{t.puzzles.random}</button>
            <button type="button" ref={drawButton} onClick={() => void draw(true)}>
              {t.puzzles.puzzle}
            </button>
          </span>
        </div>
      </form>
      <div class="outcome">
        <p role="status">{message?.say(t)}</p>
        {isDrawing && (
          <button type="button" class="quiet" ref={cancelButton} onClick={task.cancel}>
            {t.ui.cancel}
          </button>
        )}
      </div>
    </div>
  );
}
