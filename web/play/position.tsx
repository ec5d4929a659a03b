// The position as text, and the convention of play. A fault is shown under the column where the text stopped making sense.

import type {Play} from "../engine/types";
import {playWords} from "../say/plays";
import {type Fault, FaultLine} from "../ui/fault";
import {Help} from "../ui/help";
import {useLanguage} from "../ui/language";
import {useTyping} from "../ui/typing";

interface PositionProps {
  text: string;
  play: Play;
  /** Null as long as it is not known. */
  plays: Play[] | null;
  fault: Fault | null;
  /** The fault is shown by an editor of the board, so that nothing above it moves what a hand is about to press. */
  isElsewhere: boolean;
  onType(text: string): void;
  /** Offers what is pasted in place of the whole text; true if it was taken. */
  onPaste(text: string): boolean;
  onPlay(play: Play): void;
  onBoard(): void;
}

export function Position({text, play, plays, fault, isElsewhere, onType, onPaste, onPlay, onBoard}: PositionProps) {
  const t = useLanguage();
  const typing = useTyping(onType);
  return (
    <form
      class="position"
      onSubmit={(event) => {
        event.preventDefault();
        if (!fault) onBoard();
      }}
    >
      <div class="line">
        <label for="position-text">{t.ui.position}</label>
        <input
          id="position-text"
          class="math"
          type="text"
          spellcheck={false}
          autocapitalize="off"
          autocomplete="off"
          value={text}
          aria-invalid={fault !== null}
          aria-describedby={fault ? (isElsewhere ? "editor-fault" : "position-fault") : undefined}
          {...typing}
          onPaste={(event) => {
            const {value, selectionStart, selectionEnd} = event.currentTarget;
            const pasted = event.clipboardData?.getData("text/plain") ?? "";
            const whole = selectionStart === 0 && selectionEnd === value.length;
            if (whole && onPaste(pasted)) event.preventDefault();
          }}
        />
        <Help about={t.ui.positionHelp} />
      </div>
      {fault && !isElsewhere && <FaultLine id="position-fault" text={text} fault={fault} />}
      {(plays === null || plays.length > 1) && (
        <label class="line convention">
          <span>{t.ui.convention}</span>
          <select value={play} onChange={(event) => onPlay(event.currentTarget.value as Play)}>
            {(plays ?? [play]).map((p) => (
              <option key={p} value={p}>
                {playWords(t)[p]}
              </option>
            ))}
          </select>
        </label>
      )}
    </form>
  );
}
