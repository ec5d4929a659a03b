// Form of the page of sequences: the game, the last heap and examples; progress while values are computed.

import {useLayoutEffect, useRef, useState} from "preact/hooks";
import type {CatalogEntry} from "../engine/types";
import {Help} from "../ui/help";
import {useTexts} from "../ui/language";
import {formatCount, parseCount} from "../ui/numbers";
import {examples} from "./examples";
import {GameField} from "./game-field";
import {inOneLine} from "./one-line";
import type {GameFault, ReadGame} from "./sequence-store";

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
  /** True once the run has lasted long enough for its progress to be shown. */
  slow: boolean;
  progress: {made: number; rate: number; of: number};
  fault: GameFault | null;
  readAs: {game?: ReadGame; other?: ReadGame};
  catalog: readonly CatalogEntry[];
  sequenceLink(question: Question): string;
  onType(of: "game" | "other", text: string): void;
  onCompute(question: Question): void;
  onCancel(): void;
  onFocus(): void;
}

/** Largest heap that the engine accepts. */
const maxHeap = 15_999_999;
/** Memory for the values, which the page and the engine each hold with two bytes per value. */
const megabytes = (to: number) => Math.max(1, Math.round((4 * to) / 1e6));

export function Asking(props: AskingProps) {
  const {asked, busy, slow, progress, fault, readAs, catalog, sequenceLink, onType, onCompute, onCancel, onFocus} =
    props;
  const t = useTexts("values");
  const exampleNames: Partial<Record<string, string>> = t.sequences.called;
  const [text, setText] = useState(asked.game);
  const [otherText, setOtherText] = useState(asked.other ?? "");
  const [toText, setToText] = useState(String(asked.to));
  const [play, setPlay] = useState(asked.play);
  const submitButton = useRef<HTMLButtonElement>(null);
  // Before the next input, and only for another question: it would take back what was typed or chosen since.
  useLayoutEffect(() => {
    setText(asked.game);
    setOtherText(asked.other ?? "");
    setToText(String(asked.to));
    setPlay(asked.play);
  }, [asked.game, asked.other, asked.to, asked.play]);
  const to = Number(parseCount(toText, BigInt(maxHeap)) ?? 0);
  const cancel = () => {
    submitButton.current?.focus();
    onCancel();
  };
  const faultIn = (of: "game" | "other", typed: string) =>
    fault?.of === of && fault.text.trim() === typed.trim() ? fault : null;
  const readingOf = ({text, game}: ReadGame, typed: string) => ([text, game].includes(typed) ? {text, game} : null);
  return (
    <form
      class="asking sequences"
      onSubmit={(event) => {
        event.preventDefault();
        if (to > 0) onCompute({game: text, to, play, other: otherText});
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
        readAs={readAs.game ? readingOf(readAs.game, text) : null}
        {...{catalog, onFocus}}
        onText={setText}
        onType={(next) => onType("game", next)}
      >
        <Help about={t.sequences.gameHelp} />
      </GameField>
      <GameField
        id="sequence-other"
        label={t.sequences.compareWith}
        hint={t.sequences.compareHint}
        text={otherText}
        fault={faultIn("other", otherText)}
        readAs={readAs.other ? readingOf(readAs.other, otherText) : null}
        {...{catalog, onFocus}}
        onText={setOtherText}
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
              {exampleNames[example.game] ?? t.game(example.game).name}
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
          value={toText}
          aria-invalid={to === 0}
          aria-describedby={to === 0 ? "to-fault" : undefined}
          onInput={(event) => setToText(event.currentTarget.value)}
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
        <button ref={submitButton} type="submit" class="primary">
          {t.sequences.compute}
        </button>
        {slow && <Progress {...progress} onCancel={cancel} />}
      </div>
      {to === 0 && (
        <p class="fault" id="to-fault" role="alert">
          {t(t.sequences.badTo, {most: formatCount(maxHeap)})}
        </p>
      )}
    </form>
  );
}

function Progress({made, rate, of, onCancel}: AskingProps["progress"] & {onCancel(): void}) {
  const t = useTexts("values");
  return (
    <div class="progress">
      <progress max={of} value={made || undefined} aria-label={t.sequences.compute} />
      <span class="quiet">
        {made === 0
          ? t.waiting.starting
          : t(t.sequences.progress, {
              made: formatCount(made),
              of: formatCount(of),
              rate: formatCount(rate),
              memory: megabytes(of),
            })}
      </span>
      <button type="button" onClick={onCancel}>
        {t.sequences.cancel}
      </button>
    </div>
  );
}
