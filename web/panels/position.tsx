// The position as text, and the convention of play. A fault is shown under the column where the text stopped making sense.
import {useRef} from "preact/hooks";
import type {EngineError, ErrorCode, Play} from "../engine/types";
import {expectedIn, ui, type Words} from "../text";
import {Help} from "./parts";
import {useTongue} from "./tongue";

const faults: Record<ErrorCode, Words> = {
  "unknown-game": ui.errorUnknownGame,
  "bad-rules": ui.errorBadRules,
  "bad-position": ui.errorBadPosition,
  "bad-play": ui.errorBadPlay,
  "too-big": ui.errorTooBig,
  "bad-request": ui.errorBadRequest,
};

export const playWords: Record<Play, Words> = {
  normal: ui.playNormal,
  misere: ui.playMisere,
  sj: ui.playSj,
  every: ui.playEvery,
};

export interface Fault {
  error: EngineError;
  /** The column in the text as it stands in the box; null when the fault has no place there. */
  at: number | null;
}

interface PositionProps {
  text: string;
  play: Play;
  plays: Play[];
  fault: Fault | null;
  onType(text: string): void;
  onPlay(play: Play): void;
  onBoard(): void;
}

export function Position({text, play, plays, fault, onType, onPlay, onBoard}: PositionProps) {
  const t = useTongue();
  const composing = useRef(false);
  return (
    <form
      class="position"
      onSubmit={(event) => {
        event.preventDefault();
        if (!fault) onBoard();
      }}
    >
      <div class="line">
        <label for="position-text">{t(ui.position)}</label>
        <input
          id="position-text"
          class="math"
          type="text"
          spellcheck={false}
          autocapitalize="off"
          autocomplete="off"
          value={text}
          aria-invalid={fault !== null}
          aria-describedby={fault ? "position-fault" : undefined}
          onCompositionStart={() => {
            composing.current = true;
          }}
          onCompositionEnd={(event) => {
            composing.current = false;
            onType(event.currentTarget.value);
          }}
          onInput={(event) => {
            if (!composing.current) onType(event.currentTarget.value);
          }}
          onKeyDown={(event) => {
            if (event.key === "Enter" && (event.isComposing || composing.current)) event.preventDefault();
          }}
        />
        <Help about={ui.positionHelp} />
      </div>
      {fault && <FaultLine text={text} fault={fault} />}
      {plays.length > 1 && (
        <label class="line convention">
          <span>{t(ui.convention)}</span>
          <select value={play} onChange={(event) => onPlay(event.currentTarget.value as Play)}>
            {plays.map((p) => (
              <option key={p} value={p}>
                {t(playWords[p])}
              </option>
            ))}
          </select>
        </label>
      )}
    </form>
  );
}

function FaultLine({text, fault: {error, at}}: {text: string; fault: Fault}) {
  const t = useTongue();
  const sentence = faults[error.code as ErrorCode] ?? ui.engineGone;
  return (
    <div class="fault" id="position-fault" role="alert">
      {at !== null && (
        <p class="caret math" aria-hidden="true">
          <span class="before">{text.slice(0, at)}</span>
          <span class="mark">▲</span>
        </p>
      )}
      <p>
        {at !== null && t(ui.column, {at: at + 1})}
        {t(sentence)}{" "}
        {error.expected && error.code in faults && t(ui.expected, {what: expectedIn(t.lang, error.expected)})}
      </p>
    </div>
  );
}
