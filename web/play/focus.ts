// Keeps the focus: if the element that had it is gone after a move, the board or the list of moves takes it.
import type {RefObject} from "preact";
import {useEffect, useLayoutEffect, useRef} from "preact/hooks";

const board = ["#board [data-spot][tabindex='0']", "#board svg"];
const moves = [".moves .move", ...board];

export function useKeptFocus(root: RefObject<HTMLElement | null>, isReady: boolean) {
  const lastFocused = useRef<Element | null>(null);
  useEffect(() => {
    const container = root.current;
    if (!container) return;
    const onFocusIn = (event: FocusEvent) => {
      lastFocused.current = event.target as Element;
    };
    // While the focus moves on, nothing has it: a board drawn at that moment must not take it back.
    const onFocusOut = (event: FocusEvent) => {
      if (event.relatedTarget) lastFocused.current = null;
    };
    const onPointerDown = (event: Event) => {
      if (!(event.composedPath()[0] as Element).closest?.("button, a, input, select, summary, [tabindex]"))
        lastFocused.current = null;
    };
    container.addEventListener("focusin", onFocusIn);
    container.addEventListener("focusout", onFocusOut);
    document.addEventListener("pointerdown", onPointerDown);
    return () => {
      container.removeEventListener("focusin", onFocusIn);
      container.removeEventListener("focusout", onFocusOut);
      document.removeEventListener("pointerdown", onPointerDown);
    };
  }, [root]);
  // A layout effect runs before the next key, which would act where the lost element stood.
  useLayoutEffect(() => {
    const container = root.current;
    const lostElement = lastFocused.current;
    if (!container || !lostElement || !isReady || !document.hasFocus()) return;
    const active = (container.getRootNode() as Document | ShadowRoot).activeElement;
    // A board that has the focus itself only waits for the engine to say what may be touched.
    if (active && active !== document.body && !active.matches("#board svg")) return;
    const selectors = lostElement.classList.contains("move") ? moves : board;
    const target = selectors
      .map((selector) => container.querySelector<HTMLElement>(selector))
      .find((element) => element !== null);
    target?.focus({preventScroll: true});
  });
}
