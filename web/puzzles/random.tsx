// A position or a puzzle of the game at hand, drawn by a word that can be said aloud.
import {useRef, useState} from "preact/hooks";
import type {Sentence} from "../text";
import {useLanguage} from "../ui/language";
import {bounded} from "../ui/numbers";

export interface Drawable {
  /** With its rules, as an address begins. */
  game: string;
  say: Sentence;
  /** The largest size. */
  most: number;
}

interface RandomProps {
  /** The games of the position at hand, at least one. */
  games: [Drawable, ...Drawable[]];
  /** The position at hand is a sum. */
  ofSum: boolean;
  /** Answers with the word that was used, and what is to be said where nothing was found. */
  onDraw(
    puzzle: boolean,
    game: Drawable,
    size: number,
    word: string,
    signal: AbortSignal,
  ): Promise<{word: string; failure: Sentence | null}>;
}

export function Random({games, ofSum, onDraw}: RandomProps) {
  const t = useLanguage();
  const [picked, setPicked] = useState("");
  const drawn = games.find((one) => one.game === picked) ?? games[0];
  const {game, most} = drawn;
  const [wanted, setWanted] = useState<number | null>(null);
  const [word, setWord] = useState("");
  const [said, setSaid] = useState<{say: Sentence} | null>(null);
  const size = Math.min(wanted ?? Math.ceil(most / 2), most);
  /** The puzzle that is being looked for; a new draw gives it up. */
  const [drawing, setDrawing] = useState<AbortController | null>(null);
  const now = useRef<AbortController | null>(null);
  const ask = useRef<HTMLButtonElement>(null);
  const stop = useRef<HTMLButtonElement>(null);
  const draw = async (puzzle: boolean) => {
    now.current?.abort();
    const own = new AbortController();
    now.current = own;
    setDrawing(puzzle ? own : null);
    setSaid({say: (t) => t.puzzles.drawing});
    const {word: used, failure} = await onDraw(puzzle, drawn, size, word, own.signal);
    if (now.current !== own) return;
    if (stop.current?.matches(":focus")) ask.current?.focus();
    setDrawing(null);
    setSaid({say: failure ?? ((t) => t(t.puzzles.drawnBy, {word: used, size}))});
  };
  return (
    <details class="random">
      <summary>{t.puzzles.start}</summary>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void draw(false);
        }}
      >
        <p class="quiet">
          {t(t.puzzles.about, {game: drawn.say(t)})} {ofSum && t.puzzles.ofSum}
        </p>
        <div class="controls">
          {games.length > 1 && (
            <label>
              {t.puzzles.of}
              <select value={game} onChange={(event) => setPicked(event.currentTarget.value)}>
                {games.map((one) => (
                  <option key={one.game} value={one.game}>
                    {one.say(t)}
                  </option>
                ))}
              </select>
            </label>
          )}
          <label>
            {t(t.puzzles.size, {most})}
            <input
              type="number"
              min={1}
              max={most}
              value={size}
              onChange={(event) => setWanted(bounded(event.currentTarget.value, 1, most))}
            />
          </label>
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
            <button type="button" ref={ask} onClick={() => void draw(true)}>
              {t.puzzles.puzzle}
            </button>
          </span>
        </div>
      </form>
      <div class="outcome">
        <p role="status">{said?.say(t)}</p>
        {drawing && (
          <button type="button" class="quiet" ref={stop} onClick={() => drawing.abort()}>
            {t.ui.cancel}
          </button>
        )}
      </div>
    </details>
  );
}
