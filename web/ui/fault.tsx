// Error in a text: the text up to the place where it became invalid, a sentence for its kind, and what was expected.
import type {ComponentChildren} from "preact";
import {useState} from "preact/hooks";
import type {EngineError, ErrorCode} from "../engine/types";
import {expectedText, type Language} from "../text";
import {Again} from "./engine-banner";
import {useFaultTexts} from "./fault-texts";
import {useLanguage} from "./language";

const sentences = (t: Language): Record<ErrorCode, string> => ({
  "unknown-game": t.ui.errorUnknownGame,
  "bad-rules": t.ui.errorBadRules,
  "bad-position": t.ui.errorBadPosition,
  "bad-value": t.ui.errorBadValue,
  "bad-play": t.ui.errorBadPlay,
  "too-big": t.ui.errorTooBig,
  "bad-request": t.ui.errorBadRequest,
  internal: t.ui.errorInternal,
});

export interface Fault {
  error: EngineError;
  /** Index in the text as shown; null if the error has no place there. */
  at: number | null;
}

interface FaultLineProps {
  id?: string;
  text: string;
  fault: Fault;
  /** Retries after the engine has stopped; resolves with its answer or its next stop. */
  onAgain?: () => Promise<void>;
  children?: ComponentChildren;
}

const maxPrefix = 24;
const shorten = (prefix: string) => (prefix.length > maxPrefix ? `…${prefix.slice(-maxPrefix)}` : prefix);

/** Returns what is expected at the place of the error; a sign by its name. */
function useExpectedText({expects, expected}: EngineError): string[] {
  const t = useLanguage();
  const texts = useFaultTexts();
  if (expects?.key === "sign") {
    const {sign} = expects.facts;
    return [t(t.typing.missing, {sign: t.typing.signs[sign] ?? `“${sign}”`})];
  }
  return texts ? [t(t.ui.expected, {what: expectedText(texts, {expects, expected})})] : [];
}

export function FaultLine({id, text, fault: {error, at}, onAgain, children}: FaultLineProps) {
  const t = useLanguage();
  const [isTrying, setTrying] = useState(false);
  const retry = async (action: () => Promise<void>) => {
    setTrying(true);
    await action();
    setTrying(false);
  };
  const expected = useExpectedText(error);
  const sentence = sentences(t)[error.code as ErrorCode] as string | undefined;
  return (
    <div class="fault" id={id} role="alert">
      {at !== null && (
        <p class="caret math" aria-hidden="true">
          <span class="before">{shorten(text.slice(0, at))}</span>
          <span class="mark">▲</span>
        </p>
      )}
      <p>
        {at !== null && t(t.ui.column, {at: at + 1})}
        {sentence ? t.sentences([sentence, ...expected]) : t.waiting.stopped}
      </p>
      {!sentence && onAgain && <Again isTrying={isTrying} onAgain={() => void retry(onAgain)} />}
      {children}
    </div>
  );
}
