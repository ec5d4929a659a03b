// Under the figure: what the last move did, the opponent's offer, and hints.
import {playing, type Words} from "../text";
import {useTongue} from "../ui/tongue";

interface CoachProps {
  /** What the tutor says of the last move. */
  verdict: Words | null;
  /** What the opponent says of its own error. */
  slip: Words | null;
  hint: Words | null;
  level: 0 | 1 | 2;
  /** Nothing to hint at, or the answer is kept back. */
  silent: boolean;
  onHint(): void;
  onTakeBack(): void;
}

const next = [playing.hint, playing.hintMore, playing.hintHide];

export function Coach({verdict, slip, hint, level, silent, onHint, onTakeBack}: CoachProps) {
  const t = useTongue();
  return (
    <div class="coach">
      <button type="button" aria-disabled={silent} aria-keyshortcuts="h" onClick={onHint}>
        {t(next[level] ?? playing.hint)}
      </button>
      <span class="hint" role="status">
        {hint && t(hint)}
      </span>
      {verdict && <p class="verdict-on-move">{t(verdict)}</p>}
      {slip && (
        <p class="slip">
          {t(slip)}{" "}
          <button type="button" onClick={onTakeBack}>
            {t(playing.takeBack)}
          </button>
        </p>
      )}
    </div>
  );
}
