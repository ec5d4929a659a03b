// Focus is never lost: when the element that had it is gone after a move, the board or the list of moves takes it.
import type {RefObject} from "preact";
import {useEffect, useLayoutEffect, useRef} from "preact/hooks";

const board = ["#board [data-spot][tabindex='0']", "#board svg"];
const moves = [".moves .move", ...board];

export function useKeptFocus(root: RefObject<HTMLElement | null>, ready: boolean) {
  const last = useRef<Element | null>(null);
  useEffect(() => {
    const within = root.current;
    if (!within) return;
    const entered = (event: FocusEvent) => {
      last.current = event.target as Element;
    };
    const pressed = (event: Event) => {
      if (!(event.composedPath()[0] as Element).closest?.("button, a, input, select, summary, [tabindex]"))
        last.current = null;
    };
    within.addEventListener("focusin", entered);
    document.addEventListener("pointerdown", pressed);
    return () => {
      within.removeEventListener("focusin", entered);
      document.removeEventListener("pointerdown", pressed);
    };
  }, [root]);
  // Before the next key can come, which would go on from where the lost one stood.
  useLayoutEffect(() => {
    const within = root.current;
    const lost = last.current;
    if (!within || !lost || !ready || !document.hasFocus()) return;
    const active = (within.getRootNode() as Document | ShadowRoot).activeElement;
    // A board that has the focus itself only waits for the engine to say what may be touched.
    if (active && active !== document.body && !active.matches("#board svg")) return;
    const places = lost.classList.contains("move") ? moves : board;
    const target = places.map((p) => within.querySelector<HTMLElement>(p)).find((e) => e !== null);
    target?.focus({preventScroll: true});
  });
}
