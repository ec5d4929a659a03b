// The teacher's keys. The board keeps its own, but for Space, which is a class's next step wherever the focus is on no control.
import {useEffect, useRef} from "preact/hooks";
import {lettersAct} from "../ui/letter-keys";

/** What each key does, by the name that a browser has for it. */
export type Acts = Readonly<Record<string, (() => void) | undefined>>;

const controls = "button, a, summary, select, input, textarea";
const typing = "input, select, textarea";

/** Space and the keys of a remote control, before the board hears them. */
const first = new Set([" ", "PageDown", "PageUp"]);

export function useKeys(acts: Acts) {
  const now = useRef(acts);
  now.current = acts;
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const {key, target, eventPhase} = event;
      const isFirst = eventPhase === Event.CAPTURING_PHASE;
      const act = now.current[key];
      if (!act || isFirst !== first.has(key) || event.defaultPrevented || event.isComposing) return;
      if (event.ctrlKey || event.metaKey || event.altKey || event.repeat) return;
      const within = target as Element;
      if (within.closest(key === " " ? controls : typing) && key !== "Escape") return;
      if (key.length === 1 && key !== " " && !lettersAct.value) return;
      event.preventDefault();
      event.stopPropagation();
      act();
    };
    document.addEventListener("keydown", listen, true);
    document.addEventListener("keydown", listen);
    return () => {
      document.removeEventListener("keydown", listen, true);
      document.removeEventListener("keydown", listen);
    };
  }, []);
}
