// A position or a puzzle of a game, drawn by a word that can be said aloud.
import {useRef, useState} from "preact/hooks";
import type {Named} from "../game/names";
import type {Sentence} from "../text";
import {useWords} from "../ui/language";
import {bounded} from "../ui/numbers";
import type {Drawable} from "./drawable";
import {GameChoice} from "./game-choice";

interface RandomProps {
  games: [Drawable, ...Drawable[]];
  /** What they are called, where there are so many that one is searched for. */
  named?: readonly Named[];
  about(game: Drawable): string;
  /** Answers with the word that was used, and what is to be said where nothing was found. */
  onDraw(
    puzzle: boolean,
    game: Drawable,
    size: number,
    word: string,
    signal: AbortSignal,
  ): Promise<{word: string; failure: Sentence<"puzzles"> | null}>;
}

export function Random({games, named, about, onDraw}: RandomProps) {
  const t = useWords("puzzles");
  /** Null where no game goes by what was typed; one that is not there any more is the first. */
  const [picked, setPicked] = useState<string | null | undefined>(undefined);
  const drawn = picked === null ? null : (games.find((one) => one.game === picked) ?? games[0]);
  const {game, most} = drawn ?? games[0];
  const [wanted, setWanted] = useState<number | null>(null);
  const [word, setWord] = useState("");
  const [said, setSaid] = useState<{say: Sentence<"puzzles">} | null>(null);
  const size = Math.min(wanted ?? Math.ceil(most / 2), most);
  /** The puzzle that is being looked for; a new draw gives it up. */
  const [drawing, setDrawing] = useState<AbortController | null>(null);
  const now = useRef<AbortController | null>(null);
  const ask = useRef<HTMLButtonElement>(null);
  const stop = useRef<HTMLButtonElement>(null);
  const draw = async (puzzle: boolean) => {
    if (!drawn) return setSaid({say: (t) => t.puzzles.noGame});
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
    <div class="random">
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void draw(false);
        }}
      >
        <p class="quiet">{about(drawn ?? games[0])}</p>
        <div class="controls">
          {named ? (
            <GameChoice games={games} named={named} onPick={setPicked} />
          ) : (
            games.length > 1 && (
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
            )
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
    </div>
  );
}
