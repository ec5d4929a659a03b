// What is asked: the game, the last heap, good examples; while it is computed, how far it is.
import {useEffect, useRef, useState} from "preact/hooks";
import type {Named} from "../game/names";
import {Help} from "../ui/help";
import {useWords} from "../ui/language";
import {counted, countIn} from "../ui/numbers";
import {examples} from "./examples";
import {GameField} from "./game-field";
import {inOneLine} from "./one-line";
import type {GameFault, ReadGame} from "./sequencing";

export interface Question {
  game: string;
  /** The last heap. */
  to: number;
  /** Null is normal play. */
  play: "misere" | null;
  /** The game or the values to compare it with. */
  other: string | null;
}

interface AskingProps {
  asked: Question;
  busy: boolean;
  /** It has taken long enough to be worth a word. */
  slow: boolean;
  progress: {made: number; rate: number; of: number};
  fault: GameFault | null;
  readAs: {game?: ReadGame; other?: ReadGame};
  named: readonly Named[];
  sequenceLink(question: Question): string;
  onType(of: "game" | "other", text: string): void;
  onCompute(question: Question): void;
  onCancel(): void;
  onFocus(): void;
}

/** The engine's own bound. */
const most = 15_999_999;
/** The values here and in the engine, two bytes each. */
const megabytes = (to: number) => Math.max(1, Math.round((4 * to) / 1e6));

export function Asking(props: AskingProps) {
  const {asked, busy, slow, progress, fault, readAs, named, sequenceLink, onType, onCompute, onCancel, onFocus} = props;
  const t = useWords("values");
  const called: Partial<Record<string, string>> = t.sequences.called;
  const [text, setText] = useState(asked.game);
  const [beside, setBeside] = useState(asked.other ?? "");
  const [last, setLast] = useState(String(asked.to));
  const [play, setPlay] = useState(asked.play);
  const ask = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    setText(asked.game);
    setBeside(asked.other ?? "");
    setLast(String(asked.to));
    setPlay(asked.play);
  }, [asked]);
  const to = Number(countIn(last, BigInt(most)) ?? 0);
  const cancel = () => {
    ask.current?.focus();
    onCancel();
  };
  const faultIn = (of: "game" | "other", typed: string) =>
    fault?.of === of && fault.text.trim() === typed.trim() ? fault : null;
  const readIn = ({text, game}: ReadGame, typed: string) => ([text, game].includes(typed) ? {text, game} : null);
  return (
    <form
      class="asking sequences"
      onSubmit={(event) => {
        event.preventDefault();
        if (to > 0) onCompute({game: text, to, play, other: beside});
      }}
      onKeyDown={(event) => {
        if (event.key === "Escape" && busy) cancel();
      }}
    >
      <GameField
        id="sequence-game"
        label={t.sequences.game}
        text={text}
        fault={faultIn("game", text)}
        readAs={readAs.game ? readIn(readAs.game, text) : null}
        {...{named, onFocus}}
        onText={setText}
        onType={(next) => onType("game", next)}
      >
        <Help about={t.sequences.gameHelp} />
      </GameField>
      <GameField
        id="sequence-other"
        label={t.sequences.compareWith}
        hint={t.sequences.compareHint}
        text={beside}
        fault={faultIn("other", beside)}
        readAs={readAs.other ? readIn(readAs.other, beside) : null}
        {...{named, onFocus}}
        onText={setBeside}
        onType={(next) => onType("other", next)}
        inOneLine={inOneLine}
      >
        <Help about={t.sequences.compareHelp} />
      </GameField>
      <ul class="chips samples" aria-label={t.sequences.examples}>
        {examples.map((example) => (
          <li key={example.game}>
            <a
              href={sequenceLink({...example, other: example.other ?? null, play: null})}
              aria-current={example.game === asked.game && (example.other ?? null) === asked.other ? "true" : undefined}
              title={t.sequences.worth[example.game]}
            >
              {called[example.game] ?? t.game(example.game).name}
            </a>
          </li>
        ))}
      </ul>
      <div class="line bound">
        <label for="sequence-to">{t.sequences.to}</label>
        <input
          id="sequence-to"
          class="math"
          type="text"
          inputMode="numeric"
          autocomplete="off"
          title={t.sequences.toHelp}
          value={last}
          aria-invalid={to === 0}
          aria-describedby={to === 0 ? "to-fault" : undefined}
          onInput={(event) => setLast(event.currentTarget.value)}
        />
        <label>
          {t.sequences.play}{" "}
          <select
            value={play ?? "normal"}
            onChange={(event) => setPlay(event.currentTarget.value === "misere" ? "misere" : null)}
          >
            <option value="normal">{t.ui.playNormal}</option>
            <option value="misere">{t.ui.playMisere}</option>
          </select>
        </label>
        <button ref={ask} type="submit" class="primary">
          {t.sequences.compute}
        </button>
        {slow && <Progress {...progress} onCancel={cancel} />}
      </div>
      {to === 0 && (
        <p class="fault" id="to-fault" role="alert">
          {t(t.sequences.badTo, {most: counted(most)})}
        </p>
      )}
    </form>
  );
}

function Progress({made, rate, of, onCancel}: AskingProps["progress"] & {onCancel(): void}) {
  const t = useWords("values");
  return (
    <div class="progress">
      <progress max={of} value={made || undefined} aria-label={t.sequences.compute} />
      <span class="quiet">
        {made === 0
          ? t.waiting.starting
          : t(t.sequences.progress, {
              made: counted(made),
              of: counted(of),
              rate: counted(rate),
              memory: megabytes(of),
            })}
      </span>
      <button type="button" onClick={onCancel}>
        {t.sequences.cancel}
      </button>
    </div>
  );
}
