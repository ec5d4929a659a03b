// A position or a puzzle of the game at hand, drawn by a word that can be said aloud.
import {useRef, useState} from "preact/hooks";
import {puzzles, ui, type Words} from "../text";
import {bounded} from "../ui/numbers";
import {useTongue} from "../ui/tongue";

export interface Drawable {
  /** With its rules, as an address begins. */
  game: string;
  name: Words;
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
    game: string,
    size: number,
    word: string,
    signal: AbortSignal,
  ): Promise<{word: string; failure: Words | null}>;
}

interface Said {
  words: Words;
  facts: Record<string, string | number>;
}

export function Random({games, ofSum, onDraw}: RandomProps) {
  const t = useTongue();
  const [picked, setPicked] = useState("");
  const {game, name, most} = games.find((one) => one.game === picked) ?? games[0];
  const [wanted, setWanted] = useState<number | null>(null);
  const [word, setWord] = useState("");
  const [said, setSaid] = useState<Said | null>(null);
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
    setSaid({words: puzzles.drawing, facts: {}});
    const {word: used, failure} = await onDraw(puzzle, game, size, word, own.signal);
    if (now.current !== own) return;
    if (stop.current?.matches(":focus")) ask.current?.focus();
    setDrawing(null);
    setSaid({words: failure ?? puzzles.drawnBy, facts: {word: used, size, game: t(name)}});
  };
  return (
    <details class="random">
      <summary>{t(puzzles.start)}</summary>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void draw(false);
        }}
      >
        <p class="quiet">
          {t(puzzles.about, {game: t(name)})} {ofSum && t(puzzles.ofSum)}
        </p>
        <div class="controls">
          {games.length > 1 && (
            <label>
              {t(puzzles.of)}
              <select value={game} onChange={(event) => setPicked(event.currentTarget.value)}>
                {games.map((one) => (
                  <option key={one.game} value={one.game}>
                    {t(one.name)}
                  </option>
                ))}
              </select>
            </label>
          )}
          <label>
            {t(puzzles.size, {most})}
            <input
              type="number"
              min={1}
              max={most}
              value={size}
              onChange={(event) => setWanted(bounded(event.currentTarget.value, 1, most))}
            />
          </label>
          <label class="word">
            {t(puzzles.word)}
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
            <button type="submit">{t(puzzles.random)}</button>
            <button type="button" ref={ask} onClick={() => void draw(true)}>
              {t(puzzles.puzzle)}
            </button>
          </span>
        </div>
      </form>
      <div class="outcome">
        <p role="status">{said && t(said.words, said.facts)}</p>
        {drawing && (
          <button type="button" class="quiet" ref={stop} onClick={() => drawing.abort()}>
            {t(ui.cancel)}
          </button>
        )}
      </div>
    </details>
  );
}
