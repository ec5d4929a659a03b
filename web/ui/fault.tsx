// A fault: the text up to the place where it stopped making sense, and a sentence for its kind.
import type {EngineError, ErrorCode} from "../engine/types";
import {expectedIn, ui, type Words} from "../text";
import {useTongue} from "./tongue";

const sentences: Record<ErrorCode, Words> = {
  "unknown-game": ui.errorUnknownGame,
  "bad-rules": ui.errorBadRules,
  "bad-position": ui.errorBadPosition,
  "bad-play": ui.errorBadPlay,
  "too-big": ui.errorTooBig,
  "bad-request": ui.errorBadRequest,
};

export interface Fault {
  error: EngineError;
  /** The column in the text as it stands; null when the fault has no place there. */
  at: number | null;
}

const most = 24;
const shorten = (before: string) => (before.length > most ? `…${before.slice(-most)}` : before);

export function FaultLine({id, text, fault: {error, at}}: {id?: string; text: string; fault: Fault}) {
  const t = useTongue();
  const sentence = sentences[error.code as ErrorCode] as Words | undefined;
  return (
    <div class="fault" id={id} role="alert">
      {at !== null && (
        <p class="caret math" aria-hidden="true">
          <span class="before">{shorten(text.slice(0, at))}</span>
          <span class="mark">▲</span>
        </p>
      )}
      <p>
        {at !== null && t(ui.column, {at: at + 1})}
        {t(sentence ?? ui.engineGone)}{" "}
        {sentence && error.expected && t(ui.expected, {what: expectedIn(t.lang, error.expected)})}
      </p>
    </div>
  );
}
