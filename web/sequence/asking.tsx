// What is asked: the game, the last heap, good examples; while it is computed, how far it is.
import {useEffect, useRef, useState} from "preact/hooks";
import type {EngineError} from "../engine/types";
import {FaultLine} from "../panels/fault";
import {counted, Help} from "../panels/parts";
import {useTongue} from "../panels/tongue";
import {nameOfGame} from "../text";
import {sequenceExamples, sequences as words} from "../text/sequences";
import {countIn} from "./count";

interface AskingProps {
  asked: {game: string; to: number};
  busy: boolean;
  /** It has taken long enough to be worth a word. */
  slow: boolean;
  progress: {made: number; rate: number; of: number};
  fault: {error: EngineError; text: string} | null;
  sequenceLink(game: string, to: number): string;
  onType(game: string): void;
  onCompute(game: string, to: number): void;
  onCancel(): void;
}

/** The engine's own bound. */
const most = 15_999_999;
/** The values here and in the engine, two bytes each. */
const megabytes = (to: number) => Math.max(1, Math.round((4 * to) / 1e6));

export function Asking({asked, busy, slow, progress, fault, sequenceLink, onType, onCompute, onCancel}: AskingProps) {
  const t = useTongue();
  const [text, setText] = useState(asked.game);
  const [last, setLast] = useState(String(asked.to));
  const composing = useRef(false);
  const ask = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    setText(asked.game);
    setLast(String(asked.to));
  }, [asked.game, asked.to]);
  const to = Number(countIn(last, BigInt(most)) ?? 0);
  const type = (next: string) => {
    setText(next);
    if (!composing.current) onType(next);
  };
  const cancel = () => {
    ask.current?.focus();
    onCancel();
  };
  const isWrong = fault !== null && fault.text === text;
  return (
    <form
      class="asking"
      onSubmit={(event) => {
        event.preventDefault();
        if (to > 0 && !composing.current) onCompute(text, to);
      }}
      onKeyDown={(event) => {
        if (event.key === "Escape" && busy) cancel();
      }}
    >
      <div class="line">
        <label for="sequence-game">{t(words.game)}</label>
        <input
          id="sequence-game"
          class="math"
          type="text"
          list="sequence-games"
          spellcheck={false}
          autocapitalize="off"
          autocomplete="off"
          value={text}
          aria-invalid={isWrong}
          aria-describedby={isWrong ? "sequence-fault" : undefined}
          onCompositionStart={() => {
            composing.current = true;
          }}
          onCompositionEnd={(event) => {
            composing.current = false;
            type(event.currentTarget.value);
          }}
          onInput={(event) => type(event.currentTarget.value)}
        />
        <datalist id="sequence-games">
          {sequenceExamples.map(({game, says}) => (
            <option key={game} value={game}>
              {t(says)}
            </option>
          ))}
        </datalist>
        <Help about={words.gameHelp} />
      </div>
      {isWrong && <FaultLine id="sequence-fault" text={text} fault={{error: fault.error, at: fault.error.at}} />}
      <div class="line bound">
        <label for="sequence-to">{t(words.to)}</label>
        <input
          id="sequence-to"
          class="math"
          type="text"
          inputMode="numeric"
          autocomplete="off"
          title={t(words.toHelp)}
          value={last}
          aria-invalid={to === 0}
          aria-describedby={to === 0 ? "to-fault" : undefined}
          onInput={(event) => setLast(event.currentTarget.value)}
        />
        <button ref={ask} type="submit" class="primary">
          {t(words.compute)}
        </button>
      </div>
      {to === 0 && (
        <p class="fault" id="to-fault" role="alert">
          {t(words.badTo, {most: counted(most)})}
        </p>
      )}
      {slow && <Progress {...progress} onCancel={cancel} />}
      <ul class="chips" aria-label={t(words.examples)}>
        {sequenceExamples.map((example) => (
          <li key={example.game}>
            <a
              href={sequenceLink(example.game, example.to)}
              aria-current={example.game === asked.game ? "true" : undefined}
              title={t(example.says)}
            >
              {t(example.name ?? nameOfGame(example.game))}
            </a>
          </li>
        ))}
      </ul>
    </form>
  );
}

function Progress({made, rate, of, onCancel}: AskingProps["progress"] & {onCancel(): void}) {
  const t = useTongue();
  return (
    <div class="progress">
      <progress max={of} value={made} aria-label={t(words.compute)} />
      <span class="quiet">{t(words.progress, {made: counted(made), rate: counted(rate), memory: megabytes(of)})}</span>
      <button type="button" onClick={onCancel}>
        {t(words.cancel)}
      </button>
    </div>
  );
}
