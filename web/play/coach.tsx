// Under the figure: what the last move did, the opponent's offer, and hints.
import type {ComponentChildren} from "preact";
import type {Language} from "../text";
import {useLanguage} from "../ui/language";

interface CoachProps {
  /** What the tutor says of the last move. */
  verdict: string | null;
  /** What the opponent says of its own error. */
  slip: string | null;
  hint: string | null;
  level: 0 | 1 | 2;
  /** Nothing to hint at, or the answer is kept back. */
  silent: boolean;
  /** What else can be done, beside the hint. */
  beside?: ComponentChildren;
  onHint(): void;
  onTakeBack(): void;
}

const next = (t: Language) => [t.playing.hint, t.playing.hintMore, t.playing.hintHide];

export function Coach({verdict, slip, hint, level, silent, beside, onHint, onTakeBack}: CoachProps) {
  const t = useLanguage();
  return (
    <div class="coach">
      <button type="button" aria-disabled={silent} aria-keyshortcuts="h" onClick={onHint}>
        {next(t)[level]}
      </button>
      {beside}
      <span class="hint" role="status">
        {hint}
      </span>
      {verdict && <p class="verdict-on-move">{verdict}</p>}
      {slip && (
        <p class="slip">
          {slip}{" "}
          <button type="button" onClick={onTakeBack}>
            {t.playing.takeBack}
          </button>
        </p>
      )}
    </div>
  );
}
