// Row of one fit: its formula, how far it is known to hold, and the button that marks it in the figure.
import type {ComponentChildren} from "preact";
import type {Language} from "../../text";
import {useTexts} from "../../ui/language";

interface RowProps {
  formula: string;
  isProved: boolean;
  oeis?: string | undefined;
  isMarked: boolean;
  /** Sentence of the fit, its basis, and the result on further values. */
  children: ComponentChildren;
  onMark(): void;
}

export function Row({formula, isProved, oeis, isMarked, children, onMark}: RowProps) {
  const {patterns} = useTexts("patterns");
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

/** Sentence that names the theorem by which a fit holds for all heaps. */
export const sayTheorem = (t: Language<"patterns">, by: string | null) =>
  by === null ? t.patterns.theorem : t(t.patterns.theoremBy, {by});

interface CheckProps {
  /** Null if no further values can be computed. */
  label: string | null;
  progress: {made: number; of: number} | null;
  /** True if a check was started and gave no values. */
  isGivenUp: boolean;
  children?: ComponentChildren;
  onCheck(): void;
  onCancel(): void;
}

/** Controls that compute further values, with their progress. */
export function Check({label, progress, isGivenUp, children, onCheck, onCancel}: CheckProps) {
  const t = useTexts("patterns");
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
