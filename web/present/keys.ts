// Keys of the teacher. The board keeps its own keys, except Space, which is the next step unless a control has the
// focus.
import {useLayoutEffect, useRef} from "preact/hooks";
import {areLetterKeysOn} from "../ui/letter-keys";

/** Action of each key, by the name that the browser gives the key. */
export type KeyActions = Readonly<Record<string, (() => void) | undefined>>;

const controls = "button, a, summary, select, input, textarea";
const textFields = "input, select, textarea";

/** Space and the keys of a remote control, which are handled before the board. */
const captureKeys = new Set([" ", "PageDown", "PageUp"]);

export function useKeys(acts: KeyActions) {
  const currentActs = useRef(acts);
  currentActs.current = acts;
  // Before the page is seen, so that no key is lost.
  useLayoutEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const {key, target, eventPhase} = event;
      const isCapturing = eventPhase === Event.CAPTURING_PHASE;
      const act = currentActs.current[key];
      if (!act || isCapturing !== captureKeys.has(key) || event.defaultPrevented || event.isComposing) return;
      if (event.ctrlKey || event.metaKey || event.altKey || event.repeat) return;
      const element = target as Element;
      if (element.closest(key === " " ? controls : textFields) && key !== "Escape") return;
      if (key.length === 1 && key !== " " && !areLetterKeysOn.value) return;
      event.preventDefault();
      event.stopPropagation();
      act();
    };
    document.addEventListener("keydown", onKeyDown, true);
    document.addEventListener("keydown", onKeyDown);
    return () => {
      document.removeEventListener("keydown", onKeyDown, true);
      document.removeEventListener("keydown", onKeyDown);
    };
  }, []);
}
