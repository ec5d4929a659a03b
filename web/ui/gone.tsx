// Where there is no engine: why, and a button for another try. All that was asked waits for it.
import type {EngineError} from "../engine/types";
import {useLanguage} from "./language";

interface GoneProps {
  /** Null where there is one. */
  reason: EngineError | null;
  isTrying: boolean;
  onRetry(): void;
}

export function Gone({reason, isTrying, onRetry}: GoneProps) {
  const t = useLanguage();
  if (!reason) return null;
  return (
    <div class="fault banner gone" role="alert">
      <p>{reason.expects.key === "capable-browser" ? t.waiting.refused : t.waiting.missing}</p>
      <Again isTrying={isTrying} onAgain={onRetry} />
    </div>
  );
}

/** Once more, please. */
export function Again({isTrying = false, onAgain}: {isTrying?: boolean; onAgain(): void}) {
  const t = useLanguage();
  return (
    <button type="button" aria-busy={isTrying} onClick={onAgain}>
      {isTrying ? t.waiting.trying : t.waiting.tryAgain}
    </button>
  );
}
