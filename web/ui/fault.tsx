// A fault: the text up to the place where it stopped making sense, a sentence for its kind, and what to type instead.
import type {ComponentChildren} from "preact";
import {useState} from "preact/hooks";
import type {EngineError, ErrorCode} from "../engine/types";
import {expectedIn, type Language} from "../text";
import {useExpecting} from "./expecting";
import {Again} from "./gone";
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
  /** The column in the text as it stands; null when the fault has no place there. */
  at: number | null;
}

interface FaultLineProps {
  id?: string;
  text: string;
  fault: Fault;
  /** Asks once more where the engine has stopped; settles with its answer or its next stop. */
  onAgain?: () => Promise<void>;
  children?: ComponentChildren;
}

const most = 24;
const shorten = (before: string) => (before.length > most ? `…${before.slice(-most)}` : before);

/** What should stand at the place of the fault; a sign by its name. */
function useExpected({expects, expected}: EngineError): string[] {
  const t = useLanguage();
  const spoken = useExpecting();
  if (expects?.key === "sign") {
    const {sign} = expects.facts;
    return [t(t.typing.missing, {sign: t.typing.signs[sign] ?? `“${sign}”`})];
  }
  return spoken ? [t(t.ui.expected, {what: expectedIn(spoken, {expects, expected})})] : [];
}

export function FaultLine({id, text, fault: {error, at}, onAgain, children}: FaultLineProps) {
  const t = useLanguage();
  const [isTrying, setTrying] = useState(false);
  const again = async (ask: () => Promise<void>) => {
    setTrying(true);
    await ask();
    setTrying(false);
  };
  const expected = useExpected(error);
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
      {!sentence && onAgain && <Again isTrying={isTrying} onAgain={() => void again(onAgain)} />}
      {children}
    </div>
  );
}
