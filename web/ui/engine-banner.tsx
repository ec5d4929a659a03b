// Banner while there is no engine: the reason, and a button to retry. All requests wait meanwhile.
import {useLayoutEffect, useRef} from "preact/hooks";
import type {EngineError} from "../engine/types";
import {useLanguage} from "./language";

interface EngineBannerProps {
  /** Null while there is an engine. */
  reason: EngineError | null;
  isTrying: boolean;
  onRetry(): void;
}

export function EngineBanner({reason, isTrying, onRetry}: EngineBannerProps) {
  const t = useLanguage();
  if (!reason) return null;
  return (
    <div class="fault banner gone" role="alert">
      <p>{reason.expects.key === "capable-browser" ? t.waiting.refused : t.waiting.missing}</p>
      <Again isTrying={isTrying} onAgain={onRetry} />
    </div>
  );
}

/**
 * Retry button. If it disappears while focused, since the retry has helped, the heading or the board gets the focus.
 */
export function Again({isTrying, onAgain}: {isTrying: boolean; onAgain(): void}) {
  const t = useLanguage();
  const button = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    const element = button.current as HTMLButtonElement;
    const root = element.getRootNode() as Document | ShadowRoot;
    return () => {
      if (root.activeElement === element)
        root.querySelector<HTMLElement>(".page h1[tabindex], #board [tabindex='0']")?.focus();
    };
  }, []);
  return (
    <button type="button" ref={button} aria-busy={isTrying} onClick={onAgain}>
      {isTrying ? t.waiting.trying : t.waiting.tryAgain}
    </button>
  );
}
