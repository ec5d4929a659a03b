// One fit: what it says, how far it is known to hold, and where it is to be seen.
import type {ComponentChildren} from "preact";
import type {Language} from "../../text";
import {useWords} from "../../ui/language";

interface RowProps {
  formula: string;
  isProved: boolean;
  oeis?: string | undefined;
  isMarked: boolean;
  /** Its sentence, what it rests on, what further values have said. */
  children: ComponentChildren;
  onMark(): void;
}

export function Row({formula, isProved, oeis, isMarked, children, onMark}: RowProps) {
  const {patterns} = useWords("patterns");
  return (
    <li>
      <p class="stated">
        <span class={isProved ? "tombstone" : "tombstone hollow"} aria-hidden="true" />
        <span class="math">{formula}</span>
        {oeis && <span class="quiet">OEIS {oeis}</span>}
        <button type="button" class="quiet" aria-pressed={isMarked} title={patterns.markAbout} onClick={onMark}>
          {patterns.mark}
        </button>
      </p>
      {children}
    </li>
  );
}

/** What a theorem of the game says for all of it. */
export const sayTheorem = (t: Language<"patterns">, by: string | null) =>
  by === null ? t.patterns.theorem : t(t.patterns.theoremBy, {by});

interface CheckProps {
  /** Null where no further values are to be had. */
  label: string | null;
  progress: {made: number; of: number} | null;
  /** It was begun, and no values came of it. */
  isGivenUp: boolean;
  children?: ComponentChildren;
  onCheck(): void;
  onCancel(): void;
}

/** Further values, and how far they are. */
export function Check({label, progress, isGivenUp, children, onCheck, onCancel}: CheckProps) {
  const t = useWords("patterns");
  return (
    <>
      <div class="controls">
        {label && (
          <button type="button" disabled={progress !== null} onClick={onCheck}>
            {label}
          </button>
        )}
        {children}
        {progress && (
          <button type="button" onClick={onCancel}>
            {t.patterns.cancel}
          </button>
        )}
      </div>
      <p class="quiet" role="status">
        {progress && t(t.patterns.checking, {made: progress.made, of: progress.of})}
        {!progress && isGivenUp && t.patterns.givenUp}
      </p>
    </>
  );
}
