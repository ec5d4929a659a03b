// Highlights the hovered or focused item on the board, and restores the previous highlight afterwards.
import {useRef} from "preact/hooks";
import type {Highlight} from "../game/selection/highlight";

/** Null where nothing can be highlighted, as the position is not on the board. */
export type Highlighting = {highlight: Highlight; onHighlight(highlight: Highlight): void} | null;

export function useHighlight(highlighting: Highlighting) {
  const previous = useRef<Highlight | null>(null);
  const restore = () => {
    if (previous.current) highlighting?.onHighlight(previous.current);
    previous.current = null;
  };
  /** Returns the event props of a button. */
  return (highlight: Highlight) => {
    const show = () => {
      previous.current ??= highlighting?.highlight ?? null;
      highlighting?.onHighlight(highlight);
    };
    return {onMouseEnter: show, onMouseLeave: restore, onFocus: show, onBlur: restore, onClick: show};
  };
}
