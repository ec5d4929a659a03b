// Scrolls to the problem that was chosen, and back to the place in the list, where the page shows only one of the two.
import type {RefObject} from "preact";
import {useLayoutEffect, useRef} from "preact/hooks";

export function useShownProblem(desk: RefObject<HTMLElement | null>, chosen: string | null) {
  const last = useRef({chosen, isListHidden: false, listTop: 0});
  useLayoutEffect(() => {
    // The browser moves the page itself as soon as a shorter problem takes the place of the list.
    const remember = () => {
      if (last.current.chosen === null) last.current.listTop = scrollY;
    };
    addEventListener("scroll", remember, {passive: true});
    return () => removeEventListener("scroll", remember);
  }, []);
  useLayoutEffect(() => {
    const {chosen: before, isListHidden: wasListHidden, listTop} = last.current;
    if (before === chosen || !desk.current) return;
    const [list, side] = [".problem-list", ".problem-side"].map((part) =>
      desk.current?.querySelector<HTMLElement>(part),
    );
    const isListHidden = !list?.checkVisibility();
    last.current = {chosen, isListHidden, listTop};
    if (isListHidden) {
      side?.scrollIntoView({behavior: "instant"});
      // The link in the list, which had the focus, is hidden.
      side?.focus({preventScroll: true});
    } else if (wasListHidden) scrollTo({top: listTop, behavior: "instant"});
  }, [chosen, desk]);
}
