// Coach under the figure: what the last move did, the opponent's offer, and hints.
import type {ComponentChildren} from "preact";
import type {Language} from "../text";
import {useLanguage} from "../ui/language";

interface CoachProps {
  /** Verdict of the tutor on the last move. */
  verdict: string | null;
  /** Remark of the opponent on its own error. */
  slip: string | null;
  hint: string | null;
  level: 0 | 1 | 2;
  /** True if there is nothing to hint at, or the answer is hidden. */
  isSilent: boolean;
  /** Further controls beside the hint. */
  beside?: ComponentChildren;
  onHint(): void;
  onTakeBack(): void;
}

const hintLabels = (t: Language) => [t.playing.hint, t.playing.hintMore, t.playing.hintHide];

export function Coach({verdict, slip, hint, level, isSilent, beside, onHint, onTakeBack}: CoachProps) {
  const t = useLanguage();
  return (
    <div class="coach">
      <button type="button" aria-disabled={isSilent} aria-keyshortcuts="h" onClick={onHint}>
        {hintLabels(t)[level]}
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
