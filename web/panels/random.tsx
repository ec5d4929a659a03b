// A position or a puzzle of the game at hand, drawn by a word that can be said aloud.
import {useRef, useState} from "preact/hooks";
import {puzzles, ui, type Words} from "../text";
import {bounded} from "./options";
import {useTongue} from "./tongue";

interface RandomProps {
  game: Words;
  /** The position at hand is a sum, of which only the first component's game is drawn. */
  ofSum: boolean;
  /** The largest size. */
  most: number;
  /** Answers with the word that was used, and what is to be said where nothing was found. */
  onDraw(
    puzzle: boolean,
    size: number,
    word: string,
    signal: AbortSignal,
  ): Promise<{word: string; failure: Words | null}>;
}

interface Said {
  words: Words;
  facts: Record<string, string | number>;
}

export function Random({game, ofSum, most, onDraw}: RandomProps) {
  const t = useTongue();
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
    const {word: used, failure} = await onDraw(puzzle, size, word, own.signal);
    if (now.current !== own) return;
    if (stop.current?.matches(":focus")) ask.current?.focus();
    setDrawing(null);
    setSaid({words: failure ?? puzzles.drawnBy, facts: {word: used, size, game: t(game)}});
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
          {t(puzzles.about, {game: t(game)})} {ofSum && t(puzzles.ofSum)}
        </p>
        <div class="controls">
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
