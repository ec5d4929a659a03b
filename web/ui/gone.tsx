// Where there is no engine: why, and a button for another try. All that was asked waits for it.
import {useLayoutEffect, useRef} from "preact/hooks";
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

/** Once more, please; when that has helped, whoever pressed it goes on at the head of the page, else at its board. */
export function Again({isTrying, onAgain}: {isTrying: boolean; onAgain(): void}) {
  const t = useLanguage();
  const button = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    const own = button.current as HTMLButtonElement;
    const root = own.getRootNode() as Document | ShadowRoot;
    return () => {
      if (root.activeElement === own)
        root.querySelector<HTMLElement>(".page h1[tabindex], #board [tabindex='0']")?.focus();
    };
  }, []);
  return (
    <button type="button" ref={button} aria-busy={isTrying} onClick={onAgain}>
      {isTrying ? t.waiting.trying : t.waiting.tryAgain}
    </button>
  );
}
